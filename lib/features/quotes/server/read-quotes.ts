import "server-only";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { cursorOf } from "@/lib/server/cursor";
import { helsinkiDate } from "@/lib/shared/dates";
import { pageSize } from "@/lib/shared/http/list-query";
import { takesQuote } from "../rules";
import type { QuoteDetail, QuotePage, QuotesQuery } from "../schemas";
import { asCompany, asExpert, findOwnQuote } from "./parties";
import {
  findOwnContracts,
  findQuoteOfContract,
  findQuotes,
  findVersions,
  type QuotePlace,
  type Viewer,
} from "./repository";
import { showQuote, showVersion } from "./show-quote";

/**
 * GET /api/quotes/{id}: a quote as its expert or, once it was sent, its company sees it, with its other versions.
 * @throws AppError not_found
 */
export async function getQuote(actor: SignedIn, id: number): Promise<QuoteDetail> {
  const { row, viewer } = await findOwnQuote(actor, id);
  const showing = { side: viewer.side, today: helsinkiDate(now()), locale: actor.locale };
  const [versions, contracts] = await Promise.all([
    findVersions(viewer, row.applicationId),
    row.engagementId === null ? [] : findOwnContracts(row.engagementId, ownerOf(actor)),
  ]);
  return {
    ...showQuote(row, showing),
    versions: versions.map((version) => showVersion(version, showing)),
    contracts,
    takesAnother: takesQuote(row) && !versions.some(({ status }) => status === "draft" || status === "sent"),
  };
}

/** The accepted quote that a contract was made of, where this side can read it. */
export async function quoteOfContract(actor: SignedIn, contractId: number): Promise<number | null> {
  for (const viewer of [await asExpert(actor), asCompany(actor)]) {
    const id = viewer && (await findQuoteOfContract(viewer, contractId));
    if (id) return id;
  }
  return null;
}

const place = cursorOf<QuotePlace>({ id: "whole" });

async function list(actor: SignedIn, viewer: Viewer, { limit, cursor, ...filter }: QuotesQuery) {
  const after = place.decode(cursor);
  const today = helsinkiDate(now());
  const found = await findQuotes(viewer, filter, { limit: limit ?? pageSize.default, after, today });
  const showing = { side: viewer.side, today, locale: actor.locale };
  return {
    quotes: found.rows.map((row) => showQuote(row, showing)),
    total: found.total,
    nextCursor: place.encode(found.next),
  };
}

/** GET /api/company/quotes: what was sent for own postings, newest first. @throws AppError malformed */
export const listCompanyQuotes = (actor: SignedIn, query: QuotesQuery): Promise<QuotePage> =>
  list(actor, asCompany(actor), query);

/** GET /api/expert/quotes: own quotes with drafts, newest first. @throws AppError malformed */
export async function listExpertQuotes(actor: SignedIn, query: QuotesQuery): Promise<QuotePage> {
  const viewer = await asExpert(actor);
  return viewer ? list(actor, viewer, query) : { quotes: [], total: 0, nextCursor: null };
}
