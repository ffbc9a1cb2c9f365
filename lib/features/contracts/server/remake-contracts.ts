import "server-only";
import type { Transaction } from "@/lib/server/db";
import { findSource, renderContract } from "./render-contract";
import { holdEngagementContracts } from "./signing-repository";
import { findAwaiting, findUnsigned, type PartyOwner } from "./source-repository";

/**
 * Makes the document of a contract again from what its parties have said by now, with the date, the terms and the
 * language it was sent with. Whoever signs waits for it, and it for them: once anybody has signed, it stays.
 * @returns whether it was made again
 */
export async function remakeContract(tx: Transaction, id: number): Promise<boolean> {
  await holdEngagementContracts(tx, id);
  const contract = await findUnsigned(tx, id);
  if (!contract) return false;
  const { engagementId, type, sentAt, language, termsVersion } = contract;
  const source = await findSource(tx, engagementId, { at: sentAt, language, termsVersion });
  if (!source) return false;
  await tx.contract.update({ where: { id }, data: await renderContract(source, type), select: { id: true } });
  return true;
}

/** Makes every contract of a party again that nobody has signed. @returns how many */
export async function remakeContractsOf(tx: Transaction, owner: PartyOwner): Promise<number> {
  let remade = 0;
  for (const id of await findAwaiting(tx, owner)) if (await remakeContract(tx, id)) remade += 1;
  return remade;
}
