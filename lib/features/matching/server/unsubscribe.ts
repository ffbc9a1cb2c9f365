import "server-only";
import { turnOffMatchMails } from "@/lib/features/experts/server/repository";
import { derivedToken, isSameToken } from "@/lib/server/tokens";
import { AppError } from "@/lib/shared/errors";

const tokenOf = (expertId: number) => derivedToken(`match-mails:${expertId}`);

/** The path of the link that ends an expert's mails about matching projects; it works without a sign-in. */
export const unsubscribePath = (expertId: number): string =>
  `/api/experts/${expertId}/unsubscribe?token=${tokenOf(expertId)}`;

/**
 * POST /api/experts/{id}/unsubscribe: no more mails about matching projects, by the link of such a mail (RFC 8058). The
 * link works as often as it is used; the profile turns the mails on again.
 * @throws AppError not_found for a token that is not the expert's
 */
export async function unsubscribe(expertId: number, token: string): Promise<void> {
  const isChanged = isSameToken(token, tokenOf(expertId)) && (await turnOffMatchMails(expertId));
  if (!isChanged) throw new AppError("unsubscribe_link_invalid");
}
