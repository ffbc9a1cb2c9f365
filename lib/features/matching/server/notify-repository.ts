import "server-only";
import { sql } from "kysely";
import { isPublicExpert } from "@/lib/features/experts/server/rows-repository";
import { ownersOfPosting } from "@/lib/features/postings/server/ownership-repository";
import type { Transaction } from "@/lib/server/db";
import { kysely, prepared } from "@/lib/server/kysely";

/**
 * Public experts who are told nothing of a posting: who wants no mails, whose posting it is (by account or address; of a
 * team every member), and who has applied to it already.
 */
export async function findExpertsNotToTell(projectId: number): Promise<Set<number>> {
  const rows = await prepared(
    "matching-not-to-tell",
    kysely()
      .selectFrom("projects as p")
      .leftJoin("users as u", (join) => join.on(sql<boolean>`u.id IN (${ownersOfPosting})`))
      .innerJoin("experts as e", (join) => join.on(isPublicExpert))
      .select("e.id")
      .distinct()
      .where("p.id", "=", projectId)
      .where(({ or, not, eb, ref, exists, selectFrom }) =>
        or([
          not(ref("e.emailNotifications")),
          eb("e.userId", "=", ref("u.id")),
          sql<boolean>`lower(e.email) IN (lower(p.customer_email), lower(u.email))`,
          exists(
            selectFrom("projectApplications as a")
              .select("a.id")
              .whereRef("a.projectId", "=", "p.id")
              .where(sql<boolean>`(a.expert_id = e.id OR lower(a.applicant_email) = lower(e.email))`),
          ),
        ]),
      ),
  );
  return new Set(rows.map(({ id }) => id));
}

/** What a mail to an expert needs; `minMatchingScore` is the whole percent from which they want one. */
export type MatchReader = {
  id: number;
  email: string;
  /** The linked account; null without. */
  userId: number | null;
  minMatchingScore: number;
};

/** Those of the experts who are public and want mails at this moment, in no order. */
export function findMatchReaders(tx: Transaction, ids: number[]): Promise<MatchReader[]> {
  return tx.expert.findMany({
    where: { id: { in: ids }, isPublic: true, emailNotifications: true },
    select: { id: true, email: true, userId: true, minMatchingScore: true },
  });
}
