import "server-only";
import type { z } from "zod";
import { exportConversations } from "@/lib/features/conversations/server/export-conversations";
import { exportQuotes } from "@/lib/features/quotes/server/export-quotes";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { AppError } from "@/lib/shared/errors";
import type { accountExport } from "../account-export";
import { readEverything } from "./export-repository";

/**
 * GET /api/account/export (GDPR articles 15 and 20): everything held about the signed-in person, without the
 * secrets that guard it (hashes of passwords and tokens, the text of mails with links) and without other people's data.
 * @throws AppError unauthenticated when the account has been deleted in the meantime
 */
export async function exportAccount(actor: SignedIn): Promise<z.input<typeof accountExport>> {
  const records = await readEverything({
    userId: actor.userId,
    verifiedEmail: actor.emailVerified ? actor.email : null,
  });
  if (!records) throw new AppError("authentication_required");
  return {
    exportedAt: now().toISOString(),
    about: translator("Account", actor.locale)("export.about", {
      brand: brand.name,
      email: brand.supportEmail,
    }),
    ...records,
    ...(await exportQuotes(actor)),
    ...(await exportConversations(actor)),
  };
}
