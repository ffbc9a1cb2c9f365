// Labelled test set of the matching engine: its briefs with the graded experts. An expert who is not named under
// a brief is graded 0. The grades were given before the engine was tuned; change neither to please a score.
import { businessBriefs } from "@/tests/matching/briefs/business";
import { dataBriefs } from "@/tests/matching/briefs/data";
import { languageBriefs } from "@/tests/matching/briefs/language";
import { machineLearningBriefs } from "@/tests/matching/briefs/machine-learning";
import { platformBriefs } from "@/tests/matching/briefs/platform";
import { softwareBriefs } from "@/tests/matching/briefs/software";
import type { LabelledBrief } from "@/tests/matching/labelled-set";

export const labelledBriefs: LabelledBrief[] = [
  ...machineLearningBriefs,
  ...languageBriefs,
  ...dataBriefs,
  ...softwareBriefs,
  ...platformBriefs,
  ...businessBriefs,
];
