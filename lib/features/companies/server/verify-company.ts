import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { companyDomain } from "../company-domain";
import type { Company } from "../schemas";
import { isRegisteredAs, type RegisteredBusiness } from "../verification";
import { businessRegister } from "./business-register";
import { lockOwnCompany, saveCompany } from "./change-company";
import { toCompany } from "./read-team";
import { findMembers, type Membership } from "./repository";

/** @throws AppError as `lockOwnCompany`, not_possible_now while the mark is withheld, forbidden while the address is not verified, invalid for a free mail provider */
async function lockWithDomain(tx: Transaction, actor: SignedIn) {
  const company = await lockOwnCompany(tx, actor);
  if (company.markWithheldAt !== null) throw new AppError("company_mark_withheld");
  if (!actor.emailVerified) throw new AppError("company_email_unverified");
  const domain = companyDomain(actor.email);
  if (domain === null) throw new AppError("company_domain_free");
  return { company, domain };
}

/**
 * POST /api/company/team/verify: the owner's address is verified, so somebody of the company reads mail at its domain.
 * @throws AppError as `lockWithDomain`
 */
export async function verifyCompany(actor: SignedIn): Promise<Company> {
  return transaction(async (tx) => {
    const { company, domain } = await lockWithDomain(tx, actor);
    // What somebody has looked at is more than a domain.
    if (company.verifiedDomain === domain || company.verifiedBy === "operator") return toCompany(company);
    const at = now();
    const verified = { verifiedBy: "domain" as const, verifiedDomain: domain, verifiedAt: at };
    await saveCompany(tx, company.id, { ...verified, updatedAt: at });
    return toCompany({ ...company, ...verified });
  });
}

/** @throws AppError not_possible_now where no register is asked, unavailable while it is silent */
async function lookUp(businessId: string): Promise<RegisteredBusiness | null> {
  const register = businessRegister();
  if (!register) throw new AppError("company_register_off");
  try {
    return await register.find(businessId);
  } catch (cause) {
    throw new AppError("company_register_silent", {}, { internal: (cause as Error).message, cause });
  }
}

/**
 * POST …/verify/register: the register has the company's business id with its name, and the owner reads mail at the
 * company's domain (docs/decisions/0024). What the register says is written only if nothing of it changed meanwhile.
 * @throws AppError as `lockWithDomain` and `lookUp`, invalid without a business id, and for what the register doesn't have
 */
export async function verifyByRegister(actor: SignedIn): Promise<Company> {
  const seen = await transaction((tx) => lockWithDomain(tx, actor));
  const { businessId } = seen.company;
  if (businessId === null) throw new AppError("company_business_id_missing", {}, { field: "businessId" });
  // Outside of a transaction: the register may take its time.
  const entry = await lookUp(businessId);
  return transaction(async (tx) => {
    const { company, domain } = await lockWithDomain(tx, actor);
    const isSame = company.businessId === businessId;
    if (!isSame || !entry || !isRegisteredAs(entry, { name: company.name, domain })) {
      throw new AppError("company_unregistered");
    }
    if (company.verifiedBy === "register" && company.verifiedDomain === domain) return toCompany(company);
    const at = now();
    const verified = { verifiedBy: "register" as const, verifiedDomain: domain, verifiedAt: at };
    await saveCompany(tx, company.id, { ...verified, updatedAt: at });
    return toCompany({ ...company, ...verified });
  });
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
