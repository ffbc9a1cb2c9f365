import { correctionLinkDays } from "@/lib/features/change-requests/rules";
import { brand } from "@/lib/shared/brand";

/** What the sentences are filled with that say why an application is not corrected by its link any more. */
export const endValues = { support: brand.supportEmail, days: correctionLinkDays };
