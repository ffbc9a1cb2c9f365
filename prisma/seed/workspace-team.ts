import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { invitationDays } from "@/lib/features/accounts/invitation-links";
import { isClosedDay } from "@/lib/shared/closed-days";
import { addDays, helsinkiDate, helsinkiInstant, weekday } from "@/lib/shared/dates";
import { textLanguage } from "@/lib/shared/text-language";
import data from "./data/workspace.json";
import { mailboxOf, nameAt } from "./names";
import { ago, day, type Posting } from "./workspace-rows";

// The demo company as a team, its meetings, and what administrators are asked to look at.

/** Colleagues stand elsewhere in the circle of names than experts and contacts. They have no password. */
const firstColleague = 9_000;
const minute = 60_000;

/** Makes the demo company a team of three, whose are the company's postings. Its business ID is the stand-in register's. */
export async function insertTeam(client: Client, { company }: Posting, owner: { id: number; email: string }) {
  const { rows } = await client.query(
    "INSERT INTO companies (name, business_id, created_at, updated_at) VALUES ($1, '9999999-2', $2, $2) RETURNING id",
    [company, ago(90)],
  );
  const companyId: number = rows[0].id;
  const domain = owner.email.split("@")[1];
  const people = [owner.id];
  for (const index of [0, 1]) {
    const name = nameAt(index, firstColleague);
    const { rows: made } = await client.query(
      `INSERT INTO users (first_name, last_name, email, email_verified_at, role, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'user', $4, $4) RETURNING id`,
      [name.first, name.last, `${mailboxOf(name)}@${domain}`, ago(90 - (index + 1) * 20)],
    );
    people.push(made[0].id);
  }
  for (const [index, id] of people.entries()) {
    await client.query(
      "INSERT INTO company_members (user_id, company_id, role, created_at) VALUES ($1, $2, $3, $4)",
      [id, companyId, index === 0 ? "owner" : "member", ago(90 - index * 20)],
    );
  }
  await client.query(
    "UPDATE projects SET company_id = $1 WHERE kind = 'posting' AND (owner_id = $2 OR lower(customer_email) = $3)",
    [companyId, owner.id, owner.email],
  );
}

/** Past and coming meetings of the demo company about the demo expert. */
export async function insertMeetings(
  client: Client,
  { company }: Posting,
  owner: { id: number; email: string },
  expertId: number,
) {
  const { rows } = await client.query(
    "SELECT first_name || ' ' || last_name AS name FROM users WHERE id = $1",
    [owner.id],
  );
  for (const [index, meeting] of data.meetings.entries()) {
    const startAt = helsinkiInstant(openDay(meeting.days), meeting.hour * 60);
    await client.query(
      `INSERT INTO meeting_bookings (calendar, start_at, end_at, duration, status, full_name, email, company,
         project_description, text_language, expert_id, user_id, calendar_uid, submitted_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)`,
      [
        meeting.consultant,
        ...[startAt, new Date(startAt.getTime() + meeting.minutes * minute), meeting.minutes, meeting.status],
        ...[
          rows[0].name,
          owner.email,
          company,
          meeting.about,
          textLanguage(meeting.about),
          expertId,
          owner.id,
        ],
        ...[`demo-meeting-${index + 1}@${owner.email.split("@")[1]}`, ago(Math.max(2, 4 - meeting.days))],
      ],
    );
  }
}

/** Meetings of other companies before and after today, about what a consultant hears; nobody holds two at a time. */
export async function insertOtherMeetings(client: Client, postings: readonly string[]) {
  for (const [index, meeting] of data.otherMeetings.entries()) {
    const startAt = helsinkiInstant(openDay(meeting.days, meeting.weekday), meeting.hour * 60);
    const submitted = ago(Math.max(0.3, 3 - meeting.days));
    await client.query(
      `INSERT INTO meeting_bookings (calendar, start_at, end_at, duration, status, full_name, email, company,
         project_description, representative_notes, calendar_uid, submitted_at, updated_at, text_language)
       SELECT $10, $1, $2, $3, $4, customer_name, customer_email, customer_company, $5, $6, $7, $8, $8, $11
       FROM projects p WHERE kind = 'posting' AND customer_email = $9 AND NOT EXISTS (
         SELECT 1 FROM meeting_bookings m WHERE start_at < $2 AND end_at > $1
           AND (calendar = $10 OR lower(email) = lower(p.customer_email))) LIMIT 1`,
      [
        ...[startAt, new Date(startAt.getTime() + meeting.minutes * minute), meeting.minutes, meeting.status],
        ...[meeting.about, meeting.notes, `demo-other-meeting-${index + 1}@osaaja.example`, submitted],
        ...[postings[index % postings.length], meeting.consultant, textLanguage(meeting.about)],
      ],
    );
  }
}

/** The day so many days from today, or the next one after it that is no holiday, on that weekday when one is named. */
function openDay(days: number, on: number | null = null): string {
  for (let at = Date.now() + days * day; ; at += day) {
    const date = helsinkiDate(new Date(at));
    if (!isClosedDay(date) && (on === null || weekday(date) === on)) return date;
  }
}

/**
 * Three people who hold meetings. One alone does in the mornings and two share some afternoons, so that a time of the
 * morning is taken by one booking, as where nobody has added a consultant.
 */
export async function insertConsultants(client: Client) {
  const today = helsinkiDate(new Date());
  const monday = addDays(today, 1 - weekday(today));
  for (const { weekdays, opensAt, closesAt, absences, ...consultant } of data.consultants) {
    const hours = weekdays.map((each) => ({ weekday: each, opensAt, closesAt }));
    const daysOff = absences.map(({ weeks, first, last }) => ({
      firstDay: addDays(monday, weeks * 7 + first - 1),
      lastDay: addDays(monday, weeks * 7 + last - 1),
    }));
    const { calendar, name, email, joinUrl } = consultant;
    await client.query(
      `INSERT INTO consultants (calendar, name, email, join_url, working_hours, absences, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
       ON CONFLICT (calendar) DO UPDATE SET working_hours = $5, absences = $6`,
      [calendar, name, email, joinUrl, JSON.stringify(hours), JSON.stringify(daysOff), ago(120)],
    );
  }
}

/** The demo company has asked the administrators to look at its conversation with the demo expert. */
export async function insertReport(client: Client, applicationId: number, reporterId: number) {
  await client.query(
    `INSERT INTO conversation_reports (conversation_id, reporter_id, side, reason, text_language, last_message_id, created_at)
     SELECT c.id, $2, 'company', $3, $5, max(m.id), $4 FROM conversations c JOIN messages m ON m.conversation_id = c.id
     WHERE c.application_id = $1 GROUP BY c.id`,
    [applicationId, reporterId, data.report, ago(0.2), textLanguage(data.report)],
  );
}

/** A second administrator has been asked, by the first one there is, and has not come yet. Nobody knows the link's token. */
export async function insertAdminInvitation(client: Client) {
  const { email, note } = data.adminInvitation;
  await client.query(
    `INSERT INTO admin_invitations (email, language, note, token_hash, invited_by_id, created_at, sent_at, expires_at)
     SELECT $1, 'en', $2, $3, id, $4, $4, $5 FROM users WHERE role = 'admin' ORDER BY id LIMIT 1`,
    [email, note, randomBytes(32).toString("hex"), ago(1), ago(1 - invitationDays)],
  );
}
