import "server-only";
import { query, type Transaction, transaction } from "@/lib/server/db";

/**
 * Public experts who are told nothing of a posting: who wants no mails, whose posting it is (by account or verified
 * address, decisions A7), and who has applied to it already.
 */
export async function findExpertsNotToTell(projectId: number): Promise<Set<number>> {
  const rows = await query<{ id: number }>(
    `SELECT e.id FROM projects p LEFT JOIN users u ON u.id = p.owner_id JOIN experts e ON e.is_public
     WHERE p.id = $1 AND (NOT e.email_notifications OR e.user_id = p.owner_id
       OR lower(e.email) IN (lower(p.customer_email), lower(u.email))
       OR EXISTS (SELECT FROM project_applications a WHERE a.project_id = p.id
         AND (a.expert_id = e.id OR lower(a.applicant_email) = lower(e.email))))`,
    [projectId],
    "matching-not-to-tell",
  );
  return new Set(rows.map(({ id }) => id));
}

/** What a mail to an expert needs; `minMatchingScore` is the whole percent from which they want one. */
export type MatchReader = { id: number; email: string; minMatchingScore: number };

/** Those of the experts who are public and want mails at this moment, in no order. */
export function findMatchReaders(tx: Transaction, ids: number[]): Promise<MatchReader[]> {
  return tx.expert.findMany({
    where: { id: { in: ids }, isPublic: true, emailNotifications: true },
    select: { id: true, email: true, minMatchingScore: true },
  });
}

/** Ends the mails of an expert about matching projects, whatever state the profile is in. @returns whether it exists */
export async function turnOffMatchMails(expertId: number): Promise<boolean> {
  const { count } = await transaction((tx) =>
    tx.expert.updateMany({ where: { id: expertId }, data: { emailNotifications: false } }),
  );
  return count > 0;
}
