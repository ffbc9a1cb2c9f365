import "server-only";
import { createHash } from "node:crypto";
import type { NextRequest } from "next/server";
import { contractPath, contractTypes } from "@/lib/features/contracts/rules";
import {
  findShownFile,
  type HeldContract,
  noteSigned,
} from "@/lib/features/contracts/server/signing-repository";
import { tellParty } from "@/lib/features/contracts/server/tell-party";
import { contractLifecycle } from "@/lib/features/contracts/states";
import { hireByContract } from "@/lib/features/project-applications/server/hire-by-contract";
import { recordAudit } from "@/lib/server/audit";
import { browserHash, userAgentOf } from "@/lib/server/browser";
import { clientAddress } from "@/lib/server/client-address";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { enqueue } from "@/lib/server/jobs/boss";
import { logger } from "@/lib/server/logger";
import { queueMail } from "@/lib/server/mail/mail";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { operator } from "@/lib/server/operator";
import { AppError } from "@/lib/shared/errors";
import { rolesOf } from "../rules";
import type { SignedContract, SignInput } from "../schemas";
import { describeContract } from "./get-contract";
import { type ForSigning, holdForSigning, type Signer } from "./hold-for-signing";
import { countersignTeamMail, inForceMail } from "./mails";
import { type Code, insertSignature, noteUsed } from "./repository";
import { findSealedAt } from "./seal-repository";
import { useCode } from "./signing-code";

/** Where a signature comes from. */
export interface SignedFrom {
  browserHash: string;
  ipAddress: string;
  userAgent: string | null;
}

/** What of a request belongs to a signature. */
export async function signedFrom(request: NextRequest): Promise<SignedFrom> {
  return {
    browserHash: await browserHash(request),
    ipAddress: clientAddress(request),
    userAgent: userAgentOf(request),
  };
}

/**
 * POST /api/contracts/{id}/sign (deal N2), and the administrators' for the operator (N3): records the signature with
 * the fingerprint of the very bytes that are stored. With the last one the contract is signed, and its seal is queued
 * in the same transaction. Of two at once one signs.
 * @throws AppError as `holdForSigning` and `useCode`, not_possible_now when the stored file is not the one that was sent
 */
export async function signContract(
  signer: Signer,
  id: number,
  { name, code: digits }: SignInput,
  from: SignedFrom,
): Promise<SignedContract> {
  // What cannot be signed uses up no try.
  await transaction((tx) => holdForSigning(tx, signer, id, now()));
  const code = await useCode(id, signer.actor.userId, { digits, browserHash: from.browserHash });
  await transaction(async (tx) => {
    const at = now();
    const forSigning = await holdForSigning(tx, signer, id, at);
    const documentSha256 = await fingerprint(tx, forSigning, code);
    const { role } = forSigning;
    await insertSignature(tx, id, {
      role,
      userId: signer.actor.userId,
      name,
      email: signer.actor.email,
      signedAt: at,
      ipAddress: from.ipAddress,
      userAgent: from.userAgent,
      documentSha256,
    });
    await noteUsed(tx, code.id, at);
    if (signer.side === "operator") {
      await recordAudit(tx, signer.actor, {
        action: "sign",
        entity: "contract",
        entityId: id,
        before: null,
        after: { reference: forSigning.contract.reference, name, documentSha256 },
      });
    }
    await goOn(tx, forSigning, { at, documentSha256 });
  });
  return describeContract(signer.actor, id);
}

/** The SHA-256 of the stored bytes, which must be those that were sent and that the code was asked for. */
async function fingerprint(tx: Transaction, { contract }: ForSigning, code: Code): Promise<string> {
  const file = await findShownFile(tx, contract.id);
  const sha256 = file ? createHash("sha256").update(file.pdf).digest("hex") : null;
  if (sha256 === null || sha256 !== file?.documentSha256) {
    logger().error({ contractId: contract.id }, "the stored file of a contract is not the one that was sent");
    throw new AppError("contract_differs");
  }
  if (code.documentSha256 !== sha256) {
    throw new AppError("signing_code_other_document", {}, { field: "code" });
  }
  return sha256;
}

/** What follows from a signature: the operator's, and with the last one the end. */
async function goOn(
  tx: Transaction,
  { contract, held, role, signatures }: ForSigning,
  { at, documentSha256 }: { at: Date; documentSha256: string },
): Promise<void> {
  const signed = [...signatures.map((each) => each.role), role];
  if (!signed.includes("operator")) {
    if (env().COUNTERSIGN === "manual") {
      await queueMail(tx, countersignTeamMail(contract, await teamLocale(tx)));
    } else {
      const { name, email } = operator();
      const itself = { userId: null, ipAddress: null, userAgent: null };
      await insertSignature(tx, contract.id, {
        ...{ role: "operator", name, email, signedAt: at, documentSha256 },
        ...itself,
      });
      signed.push("operator");
    }
  }
  if (!rolesOf(contract.type).every((each) => signed.includes(each))) return;
  contractLifecycle.next("complete", contract.status, contract.type);
  await noteSigned(tx, contract.id, at);
  await enqueue(tx, "seal-contract", { contractId: contract.id });
  const others = held.filter((each) => each.id !== contract.id);
  if (others.length === contractTypes.length - 1 && others.every(({ status }) => status === "signed")) {
    for (const other of others) await tellInForce(tx, other);
    await hireByContract(tx, contract.engagementId, at);
  }
}

/** Tells whoever has signed first. Of a contract that is not sealed yet, the mail with the sealed file says it. */
async function tellInForce(tx: Transaction, contract: HeldContract): Promise<void> {
  const { id, reference, projectTitle: project } = contract;
  if ((await findSealedAt(id, tx)) === null) return;
  await tellParty(tx, id, {
    kind: "contract_in_force",
    values: { project, reference },
    path: contractPath(id),
    mail: (email, locale) => inForceMail(email, contract, locale),
  });
}
