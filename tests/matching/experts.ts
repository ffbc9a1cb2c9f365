// Labelled test set of the matching engine: its hundred invented experts. The grades in ./briefs were given
// before the engine was tuned; change neither to please a score.
import { businessExperts } from "@/tests/matching/experts/business";
import { dataExperts } from "@/tests/matching/experts/data";
import { languageExperts } from "@/tests/matching/experts/language";
import { machineLearningExperts } from "@/tests/matching/experts/machine-learning";
import { platformExperts } from "@/tests/matching/experts/platform";
import { softwareExperts } from "@/tests/matching/experts/software";
import type { LabelledExpert } from "@/tests/matching/labelled-set";

export const labelledExperts: LabelledExpert[] = [
  ...machineLearningExperts,
  ...languageExperts,
  ...dataExperts,
  ...softwareExperts,
  ...platformExperts,
  ...businessExperts,
];
