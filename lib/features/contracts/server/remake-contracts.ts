import "server-only";
import type { Transaction } from "@/lib/server/db";
import type { Paper, Papers } from "./papers";
import { findSource, type RenderedContract } from "./render-contract";
import { holdEngagementContracts } from "./signing-repository";
import { findAwaiting, findUnsigned, type PartyOwner } from "./source-repository";

/**
 * Makes every contract of a party again, from what its parties have said by now, with the date, the terms and the
 * language it was sent with. Whoever signs waits for it, and it for them: once anybody has signed, a contract stays.
 */
export async function remakeContractsOf(tx: Transaction, papers: Papers, owner: PartyOwner): Promise<void> {
  const wanted: (Paper & { id: number })[] = [];
  for (const id of await findAwaiting(tx, owner)) {
    await holdEngagementContracts(tx, id);
    const contract = await findUnsigned(tx, id);
    if (!contract) continue;
    const { engagementId, type, sentAt, language, termsVersion } = contract;
    const source = await findSource(tx, engagementId, { at: sentAt, language, termsVersion });
    if (source) wanted.push({ id, source, type });
  }
  const rendered = papers.take(wanted.map(({ source, type }) => ({ source, type })));
  for (const [index, { id }] of wanted.entries()) {
    const data = rendered[index] as RenderedContract;
    await tx.contract.update({ where: { id }, data, select: { id: true } });
  }
}
