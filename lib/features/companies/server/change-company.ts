import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { AppError } from "@/lib/shared/errors";
import { companyDomain } from "../company-domain";
import type { Company, CompanyChange, CompanyInput, Team } from "../schemas";
import { bringPostings, renewPostings } from "./postings-repository";
import { readTeam, toCompany } from "./read-team";
import {
  findMembers,
  holdAccount,
  insertCompany,
  insertMember,
  isBusinessIdTaken,
  lockMembership,
  type Membership,
  updateCompany,
} from "./repository";

/**
 * Holds the company of its owner.
 * @throws AppError not_found for somebody in none, forbidden for a member who is no owner
 */
export async function lockOwnCompany(tx: Transaction, actor: SignedIn): Promise<Membership["company"]> {
  const membership = await lockMembership(tx, actor.userId);
  if (!membership) throw new AppError("company_not_found");
  if (membership.role !== "owner") throw new AppError("not_permitted");
  return membership.company;
}

export const personOf = ({ userId, email, emailVerified }: SignedIn) => ({
  userId,
  verifiedEmail: emailVerified ? email.toLowerCase() : null,
});

/**
 * POST /api/company/team: a company of which the founder is the first owner, and whose are the founder's postings.
 * @throws AppError forbidden while the founder's address is not verified, conflict for somebody who has one, and for a
 *   business id that has one
 */
export async function foundCompany(
  actor: SignedIn,
  { name, businessId = null }: CompanyInput,
  repeat: Idempotency | null,
): Promise<Team> {
  if (!actor.emailVerified) throw new AppError("company_email_unverified");
  const earlier = await earlierAnswer<Team>(repeat);
  if (earlier) return earlier;
  return transaction(async (tx) => {
    const twin = await answerOfTwin<Team>(tx, repeat);
    if (twin) return twin;
    if (!(await holdAccount(tx, actor.userId))) throw new AppError("authentication_required");
    const at = now();
    const id = await insertCompany(tx, { name, businessId, at });
    if (id === null) throw new AppError("company_business_id_taken", {}, { field: "businessId" });
    const founder = { companyId: id, userId: actor.userId, role: "owner" as const, createdAt: at };
    if (!(await insertMember(tx, founder))) throw new AppError("company_member_already");
    await bringPostings(tx, id, personOf(actor));
    const answer = await readTeam(actor, tx);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

/**
 * PATCH /api/company/team. What the domain of an address has verified stays, because no name was verified by it.
 * @throws AppError as `lockOwnCompany`, and conflict for a business id of another company
 */
export async function changeCompany(actor: SignedIn, changes: CompanyChange): Promise<Company> {
  return transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor);
    const { name = company.name, businessId = company.businessId } = changes;
    if (businessId !== null && (await isBusinessIdTaken(tx, businessId, company.id))) {
      throw new AppError("company_business_id_taken", {}, { field: "businessId" });
    }
    await saveCompany(tx, company.id, { name, businessId, updatedAt: now() });
    return toCompany({ ...company, name, businessId });
  });
}

/**
 * POST /api/company/team/verify: the owner's address is verified, so somebody of the company reads mail at its domain.
 * @throws AppError as `lockOwnCompany`, forbidden while the address is not verified, invalid for a free mail provider
 */
export async function verifyCompany(actor: SignedIn): Promise<Company> {
  return transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor);
    if (!actor.emailVerified) throw new AppError("company_email_unverified");
    const verifiedDomain = companyDomain(actor.email);
    if (verifiedDomain === null) throw new AppError("company_domain_free");
    if (company.verifiedDomain === verifiedDomain) return toCompany(company);
    const at = now();
    const verified = { verifiedBy: "domain" as const, verifiedDomain, verifiedAt: at };
    await saveCompany(tx, company.id, { ...verified, updatedAt: at });
    return toCompany({ ...company, ...verified });
  });
}

/** Changes a company that is held, and with it the mark that public pages show. */
async function saveCompany(
  tx: Transaction,
  id: number,
  changes: Parameters<typeof updateCompany>[2],
): Promise<void> {
  await updateCompany(tx, id, changes);
  await renewPostings(tx, id);
}

/** Takes the mark away when nobody who is left reads mail at the domain any more; the company is held. */
export async function endVerification(tx: Transaction, company: Membership["company"]): Promise<void> {
  const { id, verifiedDomain } = company;
  if (verifiedDomain === null) return;
  const members = await findMembers(id, tx);
  const isRead = members.some(
    ({ email, emailVerified }) => emailVerified && companyDomain(email) === verifiedDomain,
  );
  if (isRead) return;
  await saveCompany(tx, id, { verifiedBy: null, verifiedDomain: null, verifiedAt: null, updatedAt: now() });
}
