import "server-only";
import type { z } from "zod";
import type { SignedIn } from "@/lib/server/actor";
import type { exportedQuote } from "../export-schemas";
import { asCompany, asExpert } from "./parties";
import { findAllQuotes } from "./repository";
import { shownTexts } from "./show-quote";

type Exported = z.input<typeof exportedQuote>;

/** Every quote that somebody has written, and every one they were sent, with what they may read in it. */
export async function exportQuotes(actor: SignedIn): Promise<{ quotes: Exported[] }> {
  const quotes: Exported[] = [];
  for (const viewer of [await asExpert(actor), asCompany(actor)]) {
    if (!viewer) continue;
    const { side } = viewer;
    for (const row of await findAllQuotes(viewer)) {
      quotes.push({
        ...row,
        ...shownTexts(row, { side, locale: actor.locale }),
        side,
        changeRequestedAt: row.changeRequestedAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
        updatedAt: row.updatedAt.toISOString(),
        sentAt: row.sentAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
      });
    }
  }
  return { quotes };
}
