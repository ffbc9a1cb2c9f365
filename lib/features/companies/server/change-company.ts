import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { answerOfTwin, earlierAnswer, type Idempotency, rememberAnswer } from "@/lib/server/idempotency";
import { AppError } from "@/lib/shared/errors";
import type { Company, CompanyChange, CompanyInput, Team } from "../schemas";
import { isOtherCompany } from "../verification";
import { bringDetails } from "./details-repository";
import { bringPostings, renewPostings } from "./postings-repository";
import { readTeam, toCompany } from "./read-team";
import {
  type CompanyRow,
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
 * POST /api/company/team: a company of which the founder is the first owner, and whose are the founder's postings and
 * details in contracts.
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
    await bringDetails(tx, id, actor.userId);
    const answer = await readTeam(actor, tx);
    await rememberAnswer(tx, repeat, 201, answer);
    return answer;
  });
}

/**
 * PATCH /api/company/team. What the domain of an address has verified stays, because no name was verified by it; what the
 * register and administrators have verified ends with the name and the id that they looked at.
 * @throws AppError as `lockOwnCompany`, and conflict for a business id of another company
 */
export async function changeCompany(actor: SignedIn, changes: CompanyChange): Promise<Company> {
  return transaction(async (tx) => {
    const company = await lockOwnCompany(tx, actor);
    const { name = company.name, businessId = company.businessId } = changes;
    if (businessId !== null && (await isBusinessIdTaken(tx, businessId, company.id))) {
      throw new AppError("company_business_id_taken", {}, { field: "businessId" });
    }
    const mark = markOf(company, isOtherCompany(company, { name, businessId }));
    await saveCompany(tx, company.id, { name, businessId, ...mark, updatedAt: now() });
    return toCompany({ ...company, name, businessId, ...mark });
  });
}

/** What is left of a mark when the company is called otherwise, or has another business id. */
function markOf({ verifiedBy, verifiedAt }: CompanyRow, isOther: boolean) {
  if (!isOther || verifiedBy === null || verifiedBy === "domain") return { verifiedBy, verifiedAt };
  return verifiedBy === "register"
    ? { verifiedBy: "domain" as const, verifiedAt }
    : { verifiedBy: null, verifiedAt: null };
}

/** Changes a company that is held, and with it the mark that public pages show. */
export async function saveCompany(
  tx: Transaction,
  id: number,
  changes: Parameters<typeof updateCompany>[2],
): Promise<void> {
  await updateCompany(tx, id, changes);
  await renewPostings(tx, id);
}
