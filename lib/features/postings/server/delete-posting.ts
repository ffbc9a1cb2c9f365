import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { changePosting } from "./change-posting";
import { countContracts, deletePostingRow, findWaitingApplicants } from "./moderation-repository";
import { postingWithdrawnMail } from "./review-mails";

/**
 * DELETE /api/admin/project-postings/{id} (001 §4, §7): in any state, with its applications. Whoever waits for an
 * answer to one is told that the project is gone. What contracts were made for stays.
 * @throws AppError not_found, conflict when there are contracts
 */
export function deletePosting(actor: AdminActor, id: number): Promise<void> {
  return changePosting(actor, id, "delete", async (tx, { before }) => {
    if ((await countContracts(tx, id)) > 0) {
      throw new AppError("posting_has_contracts");
    }
    const applicants = await findWaitingApplicants(tx, id);
    await deletePostingRow(tx, id);
    const { title, approvalStatus, customerCompany, customerName, customerEmail, applicationCount } = before;
    return {
      result: undefined,
      audit: {
        before: { title, approvalStatus, customerCompany, customerName, customerEmail, applicationCount },
        after: null,
      },
      mails: await Promise.all(
        applicants.map(async (applicant) =>
          postingWithdrawnMail(applicant, title, await readerLocale(applicant, tx)),
        ),
      ),
    };
  });
}
