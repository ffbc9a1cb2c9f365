import "server-only";
import { sql } from "kysely";
import { shownToExpert } from "@/lib/features/meetings/about-expert";
import { meetingLifecycle } from "@/lib/features/meetings/states";
import { prisma } from "@/lib/server/db";
import { kysely, prepared } from "@/lib/server/kysely";
import { isAnonymisedEmail } from "@/lib/shared/anonymised-email";
import type { BookedMeeting, Newest, OwnApplication } from "../figures";

/** Rows that each say how many there are in all. */
const newest = <Row extends { total: number }>(rows: Row[]): Newest<Omit<Row, "total">> => ({
  items: rows.map(({ total, ...item }) => item),
  total: rows[0]?.total ?? 0,
});

/** How many people keep an expert as a favorite. */
export const countFavorites = (expertId: number): Promise<number> =>
  prisma().favorite.count({ where: { expertId } });

const isToCome = (at: Date) => sql`(end_at > ${at} AND status IN ('pending', 'confirmed'))`;

/** Meetings about an expert, the next one first and what is over last, with no more of whose they are than the expert may know. */
export async function listMeetings(
  expertId: number,
  limit: number,
  at: Date,
): Promise<Newest<BookedMeeting>> {
  const rows = await prepared(
    "dashboard-meetings",
    kysely()
      .selectFrom("meetingBookings")
      .select(["id", "startAt", "endAt", "duration", "status", "projectType", "projectDurationMonths"])
      .select(["company", "fullName", "email", "projectDescription", "expertAnswer"])
      .select(sql<number>`count(*) OVER ()::int`.as("total"))
      .where("expertId", "=", expertId)
      // The next one first, then those behind it, and what is over last.
      .orderBy(sql`${isToCome(at)} DESC`)
      .orderBy(sql`CASE WHEN ${isToCome(at)} THEN start_at END`)
      .orderBy("startAt", "desc")
      .orderBy("id", "desc")
      .limit(limit),
  );
  const { items, total } = newest(rows);
  return {
    items: items.map(({ company, fullName, email, projectDescription, ...item }) => ({
      ...item,
      ...(isAnonymisedEmail(email)
        ? { company: null, topic: null }
        : shownToExpert({ company, fullName, projectDescription })),
      canAnswer: item.startAt > at && meetingLifecycle.canHappen("answer", item.status, "expert"),
    })),
    total,
  };
}

/** The newest application to join that became this expert, or was sent from this verified address. */
export async function findOwnApplication(
  expertId: number | null,
  verifiedEmail: string | null,
): Promise<(Omit<OwnApplication, "changes"> & { id: number }) | null> {
  const [row] = await prepared(
    "dashboard-own-application",
    kysely()
      .selectFrom("expertApplications")
      .select(["id", "status", sql<Date>`coalesce(resubmitted_at, created_at)`.as("sentAt"), "reviewedAt"])
      .where(sql<boolean>`(expert_id = ${expertId} OR lower(email) = ${verifiedEmail})`)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(1),
  );
  return row ?? null;
}
