import "server-only";
import { saveCompany } from "@/lib/features/companies/server/change-company";
import { companyMarkMail } from "@/lib/features/companies/server/mails";
import {
  type CompanyRow,
  findCompany,
  findMembers,
  lockCompany,
} from "@/lib/features/companies/server/repository";
import { type MarkChange, possibleMarkChanges } from "@/lib/features/companies/verification";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import type { CompanyMarkInput } from "../company-schemas";

type Mark = Pick<CompanyRow, "verifiedBy" | "verifiedDomain" | "verifiedAt" | "markWithheldAt">;

/** The mark that a change leaves. */
const markAfter: Record<MarkChange, (at: Date) => Mark> = {
  give: (at) => ({ verifiedBy: "operator", verifiedDomain: null, verifiedAt: at, markWithheldAt: null }),
  withhold: (at) => ({ verifiedBy: null, verifiedDomain: null, verifiedAt: null, markWithheldAt: at }),
  allow: () => ({ verifiedBy: null, verifiedDomain: null, verifiedAt: null, markWithheldAt: null }),
};

/**
 * PATCH /api/admin/companies/{id}/mark: every owner is told.
 * @throws AppError not_found, conflict (called otherwise meanwhile: what was looked at is another company),
 *   not_possible_now (it is so already)
 */
export function changeCompanyMark(
  actor: AdminActor,
  id: number,
  { change, name, reason }: CompanyMarkInput,
): Promise<void> {
  return transaction(async (tx) => {
    const company = (await lockCompany(tx, id)) ? await findCompany(id, tx) : null;
    if (!company) throw new AppError("company_not_found");
    if (company.name !== name) throw new AppError("company_changed", {}, { field: "name" });
    if (!possibleMarkChanges(company).includes(change)) throw new AppError("not_possible_now");
    const at = now();
    const { verifiedBy, verifiedDomain, verifiedAt, markWithheldAt } = company;
    const after = markAfter[change](at);
    await saveCompany(tx, id, { ...after, updatedAt: at });
    await recordAudit(tx, actor, {
      ...{ action: "update", entity: "company", entityId: id, reason },
      before: { verifiedBy, verifiedDomain, verifiedAt, markWithheldAt },
      after,
    });
    for (const { role, email } of await findMembers(id, tx)) {
      if (role !== "owner") continue;
      await queueMail(tx, companyMarkMail(email, change, company.name, await readerLocale(email, tx)));
    }
  });
}
