import "server-only";
import { fieldsOf } from "@/lib/features/change-requests/rules";
import {
  answerRequest,
  findLastRequest,
  insertRequest,
} from "@/lib/features/change-requests/server/repository";
import type { AdminActor, SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { runTransition } from "@/lib/server/lifecycle";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { refuseStale } from "@/lib/server/refuse-stale";
import { AppError } from "@/lib/shared/errors";
import type { Said } from "@/lib/shared/locales";
import { said } from "@/lib/shared/text-language";
import { expertLifecycle } from "../moderation-rules";
import { profileFields } from "../profile-schemas";
import type { FullExpert } from "../schemas";
import { changeExpert } from "./change-expert";
import { sentAt } from "./moderation-repository";
import { lockOwnOrAnyExpert, saveExpert } from "./repository";
import { profileAgainMail } from "./review-mails";
import { viewerOf } from "./viewer";

/** What an expert may be asked to correct: what they say of themselves. */
export const correctedFields = [
  ...(Object.keys(profileFields) as (keyof typeof profileFields)[]),
  "profileImage",
] as const;

/**
 * POST /api/admin/experts/{id}/request-changes: a profile under review waits for its owner, who is told what to correct.
 * @throws AppError not_found, conflict (not under review, archived, or changed since `updatedAt`)
 */
export function requestExpertChanges(
  actor: AdminActor,
  id: number,
  { message, updatedAt }: { message: string; updatedAt?: string | undefined },
): Promise<FullExpert> {
  return changeExpert(
    actor,
    id,
    async (tx, before, lastChange) => {
      refuseStale("expert_changed", lastChange, updatedAt);
      const sent = fieldsOf(before, correctedFields);
      const asked = { message, sent, submittedAt: await sentAt(tx, id) };
      await insertRequest(tx, { expertId: id }, asked, now());
      return { approvalStatus: "changes_requested" };
    },
    { eventOf: () => "request_changes", reason: message },
  );
}

/**
 * POST /api/experts/{id}/resubmit: the owner sends the profile again as it is now; it waits for its review from now on.
 * @throws AppError not_found, not_possible_now (nobody has asked for changes)
 */
export function resubmitExpert(actor: SignedIn, id: number): Promise<FullExpert> {
  return runTransition({
    lifecycle: expertLifecycle,
    acting: { by: "owner" },
    entity: "expert",
    id,
    async lock(tx) {
      const found = await lockOwnOrAnyExpert(tx, id, viewerOf(actor));
      return found?.isOwn && !found.isArchived ? found.expert : null;
    },
    missing: "expert_not_found",
    stateOf: (expert) => expert.approvalStatus,
    eventOf: () => "reopen",
    refusal: () => new AppError("not_possible_now"),
    async happen(tx, { to, at }) {
      const after = await saveExpert(tx, id, { approvalStatus: to, resubmittedAt: at }, at);
      await answerForChanges(tx, after, at);
      return { result: after, mails: [profileAgainMail(after, await teamLocale(tx))] };
    },
  });
}

/** Keeps a profile as it was sent again. */
export async function answerForChanges(tx: Transaction, expert: FullExpert, at: Date): Promise<void> {
  const asked = await findLastRequest({ expertId: expert.id }, tx);
  if (asked) await answerRequest(tx, asked.id, fieldsOf(expert, correctedFields), at);
}

/** What the owner of a profile is asked to change; null when nothing is. */
export async function findAskedChanges({
  id,
  approvalStatus,
}: Pick<FullExpert, "id" | "approvalStatus">): Promise<Said | null> {
  if (approvalStatus !== "changes_requested") return null;
  const asked = await findLastRequest({ expertId: id });
  return asked && said(asked.message);
}
