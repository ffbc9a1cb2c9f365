import "server-only";
import { createHash } from "node:crypto";
import { contractPath, contractReference } from "@/lib/features/contracts/rules";
import { findPartyReaders } from "@/lib/features/contracts/server/party-repository";
import { findShownFile, holdEngagementContracts } from "@/lib/features/contracts/server/signing-repository";
import { forceOf } from "@/lib/features/contracts/states";
import { tell } from "@/lib/features/notifications/server/tell";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { operator } from "@/lib/server/operator";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { localeOfDocument } from "@/lib/shared/locales";
import { auditPages } from "./audit-pages";
import { sealingCertificate } from "./certificate";
import { sealedMail } from "./mails";
import { sealReason } from "./recognise-file";
import { findContractFacts, findSignatures } from "./repository";
import { sealFile } from "./seal-file";
import { findSealedAt, findUnsealed, insertSeal } from "./seal-repository";

/**
 * The job `seal-contract` (deal N4): makes the sealed file of a contract that all have signed, stores it and mails it to
 * its party, once. Run twice, or by two processes at once, the file that was stored first is the file; what is stored
 * and what is mailed are one transaction.
 * @throws Error when it cannot be sealed; the queue tries again
 */
export async function sealContract({ contractId }: { contractId: number }): Promise<void> {
  const [facts, signatures, sealedAt] = await Promise.all([
    findContractFacts(contractId),
    findSignatures(contractId),
    findSealedAt(contractId),
  ]);
  if (facts?.status !== "signed" || sealedAt !== null || signatures.length === 0) return;
  const file = await transaction((tx) => findShownFile(tx, contractId));
  const at = now();
  const reference = contractReference(facts.engagementId, facts.type);
  const { projectTitle } = facts;
  const documentSha256 = file ? createHash("sha256").update(file.pdf).digest("hex") : null;
  const isWhatWasSigned = signatures.every((each) => each.documentSha256 === documentSha256);
  if (!file || !documentSha256 || !isWhatWasSigned) {
    throw new Error(`the stored file of contract ${contractId} is not the one that was signed`);
  }
  const { signer, certificateSha256 } = await sealingCertificate(at);
  const locale = localeOfDocument(facts.language);
  const operatorName = operator().name;
  const pages = await auditPages({
    ...{ reference, projectTitle, signatures, documentSha256, operatorName, at, locale },
    size: file.pdf.length,
  });
  const pdf = await sealFile({
    shown: file.pdf,
    auditPages: pages,
    signer,
    reason: sealReason(brand.name, reference, documentSha256),
    name: operatorName,
    description: translator("SealPage", locale)("description", { operator: operatorName }),
    at,
  });
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  await transaction(async (tx) => {
    // The last signature of the other contract waits for this or comes before it, so that one of the two tells of it.
    const other = (await holdEngagementContracts(tx, contractId)).find(({ id }) => id !== contractId);
    if (!(await insertSeal(tx, { contractId, pdf, sha256, certificateSha256, sealedAt: at }))) return;
    const force = forceOf(facts, other?.status ?? null, at);
    for (const { userId, email } of await findPartyReaders(tx, contractId)) {
      await tell(tx, {
        userId,
        kind: "contract_sealed",
        values: { project: projectTitle, reference },
        path: contractPath(contractId),
        mail: sealedMail(
          email,
          { id: contractId, reference, projectTitle, expiresAt: facts.expiresAt, force },
          pdf,
          await readerLocale(email, tx),
        ),
      });
    }
  });
}

/** How many are sealed in one go; the next one follows soon. */
const batch = 50;

/** The job `seal-contracts`: seals what a lost job, or one that was given up, has left. */
export async function sealContracts(): Promise<void> {
  let failed = 0;
  for (const contractId of await findUnsealed(batch)) {
    // One that cannot be sealed keeps none of the others waiting.
    await sealContract({ contractId }).catch((error: unknown) => {
      failed += 1;
      logger().error({ contractId, reason: (error as Error).message }, "a contract could not be sealed");
    });
  }
  if (failed > 0) throw new Error(`${failed} contracts could not be sealed`);
}
