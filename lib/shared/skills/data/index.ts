import { analytics } from "@/lib/shared/skills/data/analytics";
import { architecture } from "@/lib/shared/skills/data/architecture";
import { business } from "@/lib/shared/skills/data/business";
import { cloud } from "@/lib/shared/skills/data/cloud";
import { dataEngineering } from "@/lib/shared/skills/data/data-engineering";
import { databases } from "@/lib/shared/skills/data/databases";
import { design } from "@/lib/shared/skills/data/design";
import { devops } from "@/lib/shared/skills/data/devops";
import { domain } from "@/lib/shared/skills/data/domain";
import { emerging } from "@/lib/shared/skills/data/emerging";
import { generativeAi } from "@/lib/shared/skills/data/generative-ai";
import { machineLearning } from "@/lib/shared/skills/data/machine-learning";
import { management } from "@/lib/shared/skills/data/management";
import { mobile } from "@/lib/shared/skills/data/mobile";
import { platforms } from "@/lib/shared/skills/data/platforms";
import { programmingLanguages } from "@/lib/shared/skills/data/programming-languages";
import { security } from "@/lib/shared/skills/data/security";
import { testing } from "@/lib/shared/skills/data/testing";
import { web } from "@/lib/shared/skills/data/web";
import type { Skill } from "@/lib/shared/skills/types";

/** Every skill, in the order of skillGroups; no key and no name may stand in two places. */
export const allSkills: readonly Skill[] = [
  ...machineLearning,
  ...generativeAi,
  ...dataEngineering,
  ...analytics,
  ...programmingLanguages,
  ...web,
  ...mobile,
  ...cloud,
  ...devops,
  ...security,
  ...databases,
  ...architecture,
  ...testing,
  ...emerging,
  ...platforms,
  ...management,
  ...business,
  ...design,
  ...domain,
];
