import "server-only";
import { contractAttachment } from "@/lib/features/contracts/rules";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { operator } from "@/lib/server/operator";
import { translator } from "@/lib/server/translator";
import { helsinkiDate } from "@/lib/shared/dates";
import { findOwnQuote } from "./parties";
import { quotePdf, quoteReference } from "./quote-pdf";
import { showQuote } from "./show-quote";

/**
 * GET /api/quotes/{id}/pdf: a quote as one of its sides reads it, as paper.
 * @param locale that of the page where it is opened: for a link the browser asks in its own
 * @throws AppError not_found
 */
export async function getQuotePdf(
  actor: SignedIn,
  id: number,
  locale = actor.locale,
): Promise<{ pdf: Uint8Array<ArrayBuffer>; contentDisposition: string }> {
  const { row, viewer } = await findOwnQuote(actor, id);
  const quote = showQuote(row, { side: viewer.side, today: helsinkiDate(now()), locale });
  const kind = translator("QuotePaper", locale)("title");
  return {
    pdf: new Uint8Array(await quotePdf(quote, operator(), locale)),
    contentDisposition: contractAttachment(quoteReference(quote), kind, quote.project.title),
  };
}
