import { advisory } from "./professions/advisory";
import { analytics } from "./professions/analytics";
import { artificialIntelligence } from "./professions/artificial-intelligence";
import { cloudAndSecurity } from "./professions/cloud-and-security";
import { dataPlatforms } from "./professions/data-platforms";
import { dataScience } from "./professions/data-science";
import { deliveryAndDesign } from "./professions/delivery-and-design";
import { devices } from "./professions/devices";
import { integrationAndQuality } from "./professions/integration-and-quality";
import type { Profession } from "./professions/profession";
import { software } from "./professions/software";

export type { Profession };

/** Every profession the seed knows. */
export const professions: readonly Profession[] = [
  ...artificialIntelligence,
  ...dataScience,
  ...dataPlatforms,
  ...analytics,
  ...software,
  ...devices,
  ...integrationAndQuality,
  ...cloudAndSecurity,
  ...advisory,
  ...deliveryAndDesign,
];

/** Skills that people write themselves: the only ones of the seed that the vocabulary does not know. */
export const freeSkills: readonly string[] = [
  ...new Set(professions.flatMap((profession) => profession.free ?? [])),
];
