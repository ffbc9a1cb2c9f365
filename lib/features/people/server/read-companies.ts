import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordView } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import type { AdminPage } from "@/lib/shared/admin-list";
import { AppError } from "@/lib/shared/errors";
import type {
  CompaniesQuery,
  CompanyDetails,
  CompanySummary,
  CompanyThingRow,
  CompanyThingsQuery,
} from "../company-schemas";
import {
  type CompanyListRow,
  companyThingsOf,
  countBeside,
  findCompanies,
  findCompanyPeople,
  findCompanyRow,
} from "./companies-repository";
import { findThings, findThingsOf } from "./things-repository";

const toSummary = ({ verifiedAt, markWithheldAt, createdAt, ...row }: CompanyListRow): CompanySummary => ({
  ...row,
  markWithheldAt: markWithheldAt?.toISOString() ?? null,
  verifiedAt: verifiedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** GET /api/admin/companies. */
export async function listCompanies(
  _actor: AdminActor,
  query: CompaniesQuery,
): Promise<AdminPage<CompanySummary>> {
  const { items, total } = await findCompanies(query);
  return { items: items.map(toSummary), total };
}

/**
 * GET /api/admin/companies/{id}. That it was looked at stands in the audit log.
 * @throws AppError not_found
 */
export async function getCompany(actor: AdminActor, id: number): Promise<CompanyDetails> {
  const company = await findCompanyRow(id);
  if (!company) throw new AppError("company_not_found");
  await recordView(actor, "company", id);
  const [people, beside, found] = await Promise.all([
    findCompanyPeople(id),
    countBeside(id, now()),
    findThings(companyThingsOf(id)),
  ]);
  return {
    ...toSummary(company),
    people: people.map((person) => ({ ...person, joinedAt: person.joinedAt.toISOString() })),
    ...beside,
    ...found,
  };
}

/**
 * GET /api/admin/companies/{id}/things: the rest of what the company's page begins with.
 * @throws AppError not_found
 */
export async function listCompanyThings(
  actor: AdminActor,
  id: number,
  { kind, page }: CompanyThingsQuery,
): Promise<CompanyThingRow[]> {
  if (!(await findCompanyRow(id))) throw new AppError("company_not_found");
  await recordView(actor, "company", id);
  return findThingsOf(kind, companyThingsOf(id), page);
}
