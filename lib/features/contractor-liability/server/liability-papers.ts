import "server-only";
import { createHash } from "node:crypto";
import {
  type ContractedWork,
  findContractedWork,
  lockContractedWork,
} from "@/lib/features/contracts/server/liability-repository";
import { findPartyContract } from "@/lib/features/contracts/server/party-repository";
import { forceOf } from "@/lib/features/contracts/states";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import {
  answerOfTwin,
  earlierAnswer,
  type Idempotency,
  idempotency,
  rememberAnswer,
} from "@/lib/server/idempotency";
import { operator } from "@/lib/server/operator";
import { checkUpload, downloadReply } from "@/lib/server/uploaded-file";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError, invalidInput } from "@/lib/shared/errors";
import { toEuros } from "@/lib/shared/money";
import { says } from "@/lib/shared/validation";
import { paperEnd, paperFile, paperKinds, paperState, workDates } from "../rules";
import type { LiabilityPaper, LiabilityPaperInput, LiabilityPapers, PaperPlace } from "../schemas";
import { deletePaper, findPaperFile, findPapers, insertPaper, type PaperRow } from "./repository";

/** The work of a contract to one of its parties or an administrator. @throws AppError not_found to others */
async function workOf(actor: SignedIn, id: number): Promise<ContractedWork> {
  const isReader = actor.kind === "admin" || (await findPartyContract(actor, id)) !== null;
  const work = isReader ? await findContractedWork(id) : null;
  if (!work) throw new AppError("contract_not_found");
  return work;
}

const path = (contractId: number, paperId: number) =>
  `/api/contracts/${contractId}/liability-papers/${paperId}`;

const toPaper = (
  { uploadedById, createdAt, ...row }: PaperRow,
  contractId: number,
  userId: number,
): LiabilityPaper => ({
  ...row,
  createdAt: createdAt.toISOString(),
  url: path(contractId, row.id),
  isOwn: uploadedById === userId,
});

/** Whoever works brings papers while the contract may come into force or is. */
const takesPapers = (work: ContractedWork) =>
  work.type === "expert" &&
  ["awaiting_signatures", "signed"].includes(work.status) &&
  forceOf(work, work.otherStatus, now()) !== "lapsed";

/**
 * GET /api/contracts/{id}/liability-papers: the engagement's papers with how each kind stands, and what the rules of the
 * Act ask of this contract.
 * @throws AppError not_found to everybody but the parties and administrators
 */
export async function listLiabilityPapers(actor: SignedIn, id: number): Promise<LiabilityPapers> {
  const work = await workOf(actor, id);
  const rows = await findPapers(work.engagementId);
  const today = helsinkiDate(now());
  const { madeOn, endsOn, workingDays } = workDates(work);
  const { name, email } = operator();
  return {
    type: work.type,
    amount: toEuros(work.amountCents),
    workingDays,
    madeOn,
    today,
    endsOn,
    deletedOn: paperEnd(endsOn),
    canUpload: takesPapers(work) && (await findPartyContract(actor, id)) !== null,
    operator: { name, email },
    kinds: paperKinds.map((kind) => {
      const papers = rows.filter((row) => row.kind === kind);
      const issuedOn = papers.map((paper) => paper.issuedOn);
      return {
        kind,
        state: paperState(kind, issuedOn, { madeOn: madeOn ?? today, endsOn, today }),
        papers: papers.map((paper) => toPaper(paper, id, actor.userId)),
      };
    }),
  };
}

/** What makes a repeated upload the same: what is said of it, and the bytes of its file. */
export async function paperIdempotency(
  actor: SignedIn,
  id: number,
  key: string | null,
  { file, ...said }: LiabilityPaperInput,
): Promise<Idempotency | null> {
  if (key === null) return null;
  const digest = createHash("sha256").update(new Uint8Array(await file.arrayBuffer()));
  return idempotency(`liability-papers ${id} ${actor.userId}`, key, {
    ...said,
    digest: digest.digest("hex"),
  });
}

/**
 * POST /api/contracts/{id}/liability-papers, by the expert.
 * @throws AppError not_found to who is no party, forbidden to the client, invalid for a day to come, not_possible_now once
 *   the contract has ended, too_large, unsupported_media_type, conflict when there are too many
 */
export async function addLiabilityPaper(
  actor: SignedIn,
  id: number,
  { kind, issuedOn, file }: LiabilityPaperInput,
  repeat: Idempotency | null,
): Promise<LiabilityPaper> {
  const own = await findPartyContract(actor, id);
  if (!own) throw new AppError("contract_not_found");
  if (own.type !== "expert") throw new AppError("not_permitted");
  if (issuedOn > helsinkiDate(now())) throw invalidInput("issuedOn", says("bare.issuedLater"));
  const earlier = await earlierAnswer<LiabilityPaper>(repeat);
  if (earlier) return earlier;
  const checked = await checkUpload(file, paperFile);
  if ("refused" in checked) {
    const ofFile = { field: "file" };
    if (checked.refused === "type") throw new AppError("liability_file_type", {}, ofFile);
    const megabytes = paperFile.maxBytes / (1024 * 1024);
    throw new AppError("liability_file_too_large", { megabytes }, ofFile);
  }
  return transaction(async (tx) => {
    const twin = await answerOfTwin<LiabilityPaper>(tx, repeat);
    if (twin) return twin;
    const work = await lockContractedWork(tx, id);
    if (!work || !takesPapers(work)) throw new AppError("not_possible_now");
    const { engagementId } = work;
    if ((await findPapers(engagementId, tx)).length >= paperFile.most)
      throw new AppError("liability_papers_full", { max: paperFile.most });
    const row = await insertPaper(tx, {
      ...{ engagementId, kind, issuedOn, file: checked },
      ...{ uploadedById: actor.userId, createdAt: now() },
    });
    const paper = toPaper(row, id, actor.userId);
    await rememberAnswer(tx, repeat, 201, paper);
    return paper;
  });
}

/** GET …/{paper}. @throws AppError not_found for none, and to others */
export async function getLiabilityPaper(
  actor: SignedIn,
  { id, paper: paperId }: PaperPlace,
): Promise<Response> {
  const { engagementId } = await workOf(actor, id);
  const file = await findPaperFile(engagementId, paperId);
  if (!file) throw new AppError("liability_paper_not_found");
  return downloadReply(file);
}

/** DELETE …/{paper}, by who has uploaded it. @throws AppError not_found for none, and to others */
export async function deleteLiabilityPaper(
  actor: SignedIn,
  { id, paper: paperId }: PaperPlace,
): Promise<undefined> {
  const { engagementId } = await workOf(actor, id);
  if (!(await deletePaper(engagementId, paperId, actor.userId)))
    throw new AppError("liability_paper_not_found");
}
