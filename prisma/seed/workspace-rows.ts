import type { Client } from "pg";
import { textLanguage } from "@/lib/shared/text-language";
import data from "./data/workspace.json";
import { randomOf } from "./random";

// One row, or one thing with its rows, of the demo people's workspaces.

export type Stage =
  | "new"
  | "shortlisted"
  | "interview"
  | "offer"
  | "hired"
  | "declined"
  | "withdrawn"
  | "no_answer";

/** The stages that lead to one, as companies move. */
const ways: Record<Stage, readonly Stage[]> = {
  new: ["new"],
  shortlisted: ["new", "shortlisted"],
  interview: ["new", "shortlisted", "interview"],
  offer: ["new", "shortlisted", "interview", "offer"],
  hired: ["new", "interview", "offer", "hired"],
  declined: ["new", "declined"],
  withdrawn: ["new", "withdrawn"],
  no_answer: ["new", "no_answer"],
};
const told: readonly Stage[] = ["interview", "offer", "hired", "declined"];

export type Applicant = {
  id: number;
  user_id: number | null;
  name: string;
  email: string;
  title: string;
  skills: string[];
  experience_years: number;
  hourly_rate_cents: number;
};
export type Posting = { id: number; title: string; company: string };

export const day = 86_400_000;
export const ago = (days: number) => new Date(Date.now() - days * day);

export type NewApplication = {
  posting: Posting;
  applicant: Applicant;
  stage: Stage;
  since: number;
  movedBy: number | null;
};

export async function insertApplication(client: Client, application: NewApplication): Promise<number> {
  const { posting, applicant, stage, since, movedBy } = application;
  const random = randomOf("application", posting.id * 1_000 + applicant.id);
  const letter = random.pick(data.letters).replace(/\{(\w+)\}/g, (_, name: string) => {
    const words: Record<string, string> = {
      company: posting.company,
      project: posting.title,
      title: applicant.title,
      years: String(applicant.experience_years),
      skills: applicant.skills.slice(0, 3).join(", "),
    };
    return words[name] ?? name;
  });
  const steps = ways[stage];
  const moments = steps.map((_, index) => ago(since - (since * 0.8 * index) / Math.max(1, steps.length - 1)));
  const [created = ago(since)] = moments;
  const changed = moments.at(-1) ?? created;
  const isShown = steps.includes("interview");
  const note = ["shortlisted", "interview", "offer"].includes(stage) ? random.pick(data.notes) || null : null;
  const { rows } = await client.query(
    `INSERT INTO project_applications (project_id, expert_id, user_id, applicant_name, applicant_email, cover_letter,
       proposed_rate_cents, estimated_start_date, estimated_hours_per_week, stage, stage_changed_at, identity_shown_at,
       note, created_at, updated_at, text_language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $11, $15) RETURNING id`,
    [
      ...[posting.id, applicant.id, applicant.user_id, applicant.name, applicant.email, letter],
      ...[applicant.hourly_rate_cents, random.pick(data.starts), random.pick([16, 20, 24, 30, 37])],
      ...[stage, changed, isShown ? moments[steps.indexOf("interview")] : null, note, created],
      textLanguage(letter),
    ],
  );
  const id: number = rows[0].id;
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1];
    if (!from) continue;
    const isTold = told.includes(to);
    const message = isTold ? data.messages[to as keyof typeof data.messages] : null;
    const isCompany = to !== "withdrawn" && to !== "no_answer";
    await client.query(
      `INSERT INTO stage_moves (application_id, from_stage, to_stage, message, text_language, moved_by_id, shows_identity,
         moved_at, mailed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[id, from, to, message, textLanguage(message)],
        ...[isCompany ? movedBy : null, to === "interview", moments[index], isTold ? moments[index] : null],
      ],
    );
  }
  return id;
}

/** The approval of the open posting, as the administrators' decision would have written it. */
export const insertReview = (client: Client, id: number) =>
  client.query(
    `INSERT INTO posting_reviews (project_id, decision, submitted_at, decided_at)
     SELECT id, 'approved', submitted_at, approved_at FROM projects WHERE id = $1 AND approved_at IS NOT NULL`,
    [id],
  );

export const publicName = (name: string) => name.replace(/ (\S)\S*$/, " $1.");

export type News = [kind: string, values: Record<string, string>, postingId: number | null, daysAgo?: number];

export async function notify(client: Client, userId: number, news: readonly News[]) {
  for (const [index, [kind, values, postingId, daysAgo = 1.5 - index / 2]] of news.entries()) {
    const path = postingId
      ? `/company/projects/${postingId}`
      : kind === "message_received"
        ? "/messages"
        : "/expert-dashboard";
    await client.query(
      "INSERT INTO notifications (user_id, kind, values, path, created_at, mailed_at) VALUES ($1, $2, $3, $4, $5, $5)",
      [userId, kind, JSON.stringify(values), path, ago(daysAgo)],
    );
  }
}

export type NewInvitation = {
  posting: Posting;
  expertId: number;
  by: number | null;
  status: "sent" | "declined";
};

export async function insertInvitation(client: Client, { posting, expertId, by, status }: NewInvitation) {
  const isAnswered = status === "declined";
  await client.query(
    `INSERT INTO invitations (project_id, expert_id, invited_by_id, message, status, reason, created_at, answered_at,
       text_language)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[posting.id, expertId, by, data.invitation, status, isAnswered ? data.declineReason : null],
      ...[ago(3), isAnswered ? ago(1) : null, textLanguage(data.invitation)],
    ],
  );
}

export async function insertConversation(
  client: Client,
  posting: Posting,
  applicationId: number,
  applicant: Applicant,
  companyId: number,
  lines: readonly string[][],
) {
  const { rows } = await client.query(
    "INSERT INTO conversations (project_id, expert_id, application_id, created_at) VALUES ($1, $2, $3, $4) RETURNING id",
    [posting.id, applicant.id, applicationId, ago(2)],
  );
  const [expertFirst = ""] = applicant.name.split(" ");
  for (const [index, [side, body]] of lines.entries()) {
    const isCompany = side === "company";
    await client.query(
      `INSERT INTO messages (conversation_id, side, author_id, author_name, body, created_at, text_language)
       VALUES ($1, $2, $3, coalesce((SELECT first_name FROM users WHERE id = $3), $4), $5, $6, $7)`,
      [
        ...[rows[0].id, side, isCompany ? companyId : applicant.user_id],
        ...[expertFirst, body, ago(2 - index / 40)],
        textLanguage(body ?? ""),
      ],
    );
  }
  // Whoever wrote last has read what was there.
  await client.query(
    `INSERT INTO conversation_reads (conversation_id, user_id, last_message_id)
     SELECT conversation_id, author_id, id FROM messages
     WHERE conversation_id = $1 AND author_id IS NOT NULL ORDER BY id DESC LIMIT 1`,
    [rows[0].id],
  );
}
