import "server-only";
import { prisma, query } from "@/lib/server/db";
import type {
  BookedMeeting,
  Newest,
  OwnApplication,
  ProjectApplicationStatus,
  SentApplication,
} from "../figures";

/** How many people keep an expert as a favorite. */
export const countFavorites = (expertId: number): Promise<number> =>
  prisma().favorite.count({ where: { expertId } });

type ApplicationRow = {
  id: number;
  title: string;
  customer_company: string | null;
  created_at: Date;
  status: ProjectApplicationStatus;
  public_project_id: number | null;
  total: number;
};

/**
 * The newest applications to projects of an expert: those sent as the expert, and those the same account had sent
 * before it had one.
 */
export async function listSentApplications(
  expertId: number,
  userId: number,
  limit: number,
): Promise<Newest<SentApplication>> {
  const rows = await query<ApplicationRow>(
    `SELECT a.id, a.status, a.created_at, p.title, p.customer_company, count(*) OVER ()::int AS total,
       CASE WHEN p.kind = 'posting' AND p.is_active AND p.approval_status = 'approved' THEN p.id END
         AS public_project_id
     FROM project_applications a JOIN projects p ON p.id = a.project_id
     WHERE a.expert_id = $1 OR (a.user_id = $2 AND a.expert_id IS NULL)
     ORDER BY a.created_at DESC, a.id DESC LIMIT $3`,
    [expertId, userId, limit],
    "dashboard-applications",
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row.title,
      company: row.customer_company,
      sentAt: row.created_at,
      status: row.status,
      publicProjectId: row.public_project_id,
    })),
    total: rows[0]?.total ?? 0,
  };
}

const projectTypes = ["hourly", "project"] as const;

type MeetingRow = {
  id: number;
  start_at: Date;
  end_at: Date;
  duration: number;
  status: BookedMeeting["status"];
  project_type: string | null;
  project_duration_months: number | null;
  total: number;
};

/** The newest meetings about an expert. Whose they are is not read. */
export async function listMeetings(expertId: number, limit: number): Promise<Newest<BookedMeeting>> {
  const rows = await query<MeetingRow>(
    `SELECT id, start_at, end_at, duration, status, project_type, project_duration_months,
       count(*) OVER ()::int AS total
     FROM meeting_bookings WHERE expert_id = $1 ORDER BY start_at DESC, id DESC LIMIT $2`,
    [expertId, limit],
    "dashboard-meetings",
  );
  return {
    items: rows.map((row) => ({
      id: row.id,
      startAt: row.start_at,
      endAt: row.end_at,
      duration: row.duration,
      status: row.status,
      projectType: projectTypes.find((each) => each === row.project_type) ?? null,
      projectDurationMonths: row.project_duration_months,
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** The newest application to join that became this expert, or was sent from this verified address. */
export async function findOwnApplication(
  expertId: number | null,
  verifiedEmail: string | null,
): Promise<OwnApplication | null> {
  const [row] = await query<{ status: OwnApplication["status"]; created_at: Date; reviewed_at: Date | null }>(
    `SELECT status, created_at, reviewed_at FROM expert_applications
     WHERE expert_id = $1 OR lower(email) = $2 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [expertId, verifiedEmail],
    "dashboard-own-application",
  );
  return row ? { status: row.status, sentAt: row.created_at, reviewedAt: row.reviewed_at } : null;
}
