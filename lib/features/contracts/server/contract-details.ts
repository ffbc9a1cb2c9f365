import "server-only";
import { findMembership, holdAccount, lockMembership } from "@/lib/features/companies/server/repository";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import type { SignedIn } from "@/lib/server/actor";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { ContractDetails, PartyDetails } from "../details-schemas";
import { type Papers, transactionWithPapers } from "./papers";
import { remakeContractsOf } from "./remake-contracts";
import {
  findDetails,
  findKnownOfExpert,
  findKnownOfPerson,
  type PartyOwner,
  saveDetails,
} from "./source-repository";

const nameOf = ({ firstName, lastName }: SignedIn) => `${firstName} ${lastName}`.trim();

/** What is known of a party already, without what is empty. */
function known(
  details: { [Key in keyof PartyDetails]?: PartyDetails[Key] | null | undefined },
): Partial<PartyDetails> {
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value)) as Partial<PartyDetails>;
}

/** GET /api/company/contract-details: of the team for all its people, of somebody without one their own. */
export async function readCompanyDetails(actor: SignedIn): Promise<ContractDetails> {
  const membership = await findMembership(actor.userId);
  if (membership) {
    const { company, role } = membership;
    return {
      details: await findDetails({ companyId: company.id }),
      known: known({
        legalName: company.name,
        businessId: company.businessId,
        signatoryName: nameOf(actor),
      }),
      mayChange: role === "owner",
    };
  }
  const before = await findKnownOfPerson(ownerOf(actor));
  return {
    details: await findDetails({ userId: actor.userId }),
    known: known({
      legalName: before?.company,
      businessId: before?.businessId,
      signatoryName: nameOf(actor) || before?.contactName,
    }),
    mayChange: true,
  };
}

/**
 * PUT /api/company/contract-details: who signs for the company, and where its bills go. Its contracts that nobody has
 * signed yet are made again with it, in the same transaction.
 * @throws AppError forbidden for a member of a team who is no owner
 */
export function saveCompanyDetails(actor: SignedIn, details: PartyDetails): Promise<ContractDetails> {
  return transactionWithPapers(`details of account ${actor.userId}`, async (tx, papers) => {
    const membership = await lockMembership(tx, actor.userId);
    if (membership && membership.role !== "owner") throw new AppError("not_permitted");
    if (!membership && !(await holdAccount(tx, actor.userId))) throw new AppError("authentication_required");
    const owner = membership ? { companyId: membership.company.id } : { userId: actor.userId };
    return save(tx, papers, owner, details);
  });
}

/** The expert's profile of somebody. @throws AppError not_found for somebody without one */
async function ownExpertId(actor: SignedIn): Promise<number> {
  const { userId, verifiedEmail } = ownerOf(actor);
  const id = await findOwnExpertId(userId, verifiedEmail);
  if (id === null) throw new AppError("expert_not_found");
  return id;
}

/**
 * GET /api/expert/contract-details.
 * @throws AppError not_found for somebody without a profile
 */
export async function readExpertDetails(actor: SignedIn): Promise<ContractDetails> {
  const expertId = await ownExpertId(actor);
  const name = await findKnownOfExpert(expertId);
  return {
    details: await findDetails({ expertId }),
    known: known({ legalName: name, signatoryName: name }),
    mayChange: true,
  };
}

/** PUT /api/expert/contract-details, as for a company. @throws AppError not_found for somebody without a profile */
export async function saveExpertDetails(
  actor: SignedIn,
  details: Omit<PartyDetails, "invoiceAddress" | "invoiceOperator" | "paymentTermDays">,
): Promise<ContractDetails> {
  const expertId = await ownExpertId(actor);
  return transactionWithPapers(`details of expert ${expertId}`, (tx, papers) =>
    save(
      tx,
      papers,
      { expertId },
      { ...details, invoiceAddress: null, invoiceOperator: null, paymentTermDays: null },
    ),
  );
}

async function save(
  tx: Transaction,
  papers: Papers,
  owner: PartyOwner,
  details: PartyDetails,
): Promise<ContractDetails> {
  await saveDetails(tx, owner, details, papers.at);
  await remakeContractsOf(tx, papers, owner);
  return { details, known: {}, mayChange: true };
}
