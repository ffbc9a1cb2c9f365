import { fieldsOf } from "@/lib/features/change-requests/rules";
import {
  type AskedChanges,
  insertRequest,
  openLink,
  type Subject,
} from "@/lib/features/change-requests/server/repository";
import { findApplication } from "@/lib/features/expert-applications/server/moderation-repository";
import { correctedFields as applicationFields } from "@/lib/features/expert-applications/states";
import { lockOwnOrAnyExpert, saveExpert } from "@/lib/features/experts/server/repository";
import { correctedFields as profileFields } from "@/lib/features/experts/server/request-changes";
import { correctedFields as postingFields } from "@/lib/features/postings/moderation-schemas";
import { readPosting } from "@/lib/features/postings/server/moderation-repository";
import { type Transaction, transaction } from "@/lib/server/db";
import data from "./data/workspace.json";
import { ago } from "./workspace-rows";

// What waits for its sender: a posting of the demo company, an application to join and a profile.

const asksAdmin = { userId: 0, verifiedEmail: null, isAdmin: true };

/**
 * Writes down what was asked of the posting and the application that `loadDemoWorkspace` has left waiting for their
 * senders, and asks the owner of the oldest profile under review. @throws RangeError without these
 */
export async function loadDemoChanges(): Promise<void> {
  await transaction(async (tx) => {
    const waiting = { where: { approvalStatus: "changes_requested" }, select: { id: true } };
    const posting = await tx.project.findFirst(waiting);
    const record = posting && (await readPosting(tx, posting.id));
    if (!record) throw new RangeError("No posting of the demo waits for its sender.");
    await ask(tx, { projectId: record.id }, 2, {
      message: record.rejectionReason ?? "",
      sent: fieldsOf(record, postingFields),
      submittedAt: new Date(record.submittedAt),
    });

    const applied = await tx.expertApplication.findFirst({
      where: { status: "changes_requested" },
      select: { id: true },
    });
    const application = applied && (await findApplication(tx, applied.id));
    if (!application) throw new RangeError("No application of the demo waits for its sender.");
    const requestId = await ask(tx, { expertApplicationId: application.id }, 2.4, {
      message: application.reviewNotes ?? "",
      sent: fieldsOf(application, applicationFields),
      submittedAt: new Date(application.createdAt),
    });
    await openLink(tx, requestId, ago(2.4));

    const pending = await tx.expert.findFirst({
      where: { approvalStatus: "pending", archivedAt: null },
      select: { id: true, createdAt: true },
      orderBy: { createdAt: "asc" },
    });
    const profile = pending && (await lockOwnOrAnyExpert(tx, pending.id, asksAdmin));
    if (!profile) throw new RangeError("No profile of the demo is under review.");
    await ask(tx, { expertId: profile.expert.id }, 1.2, {
      message: data.profileChanges,
      sent: fieldsOf(profile.expert, profileFields),
      submittedAt: pending.createdAt,
    });
    await saveExpert(tx, profile.expert.id, { approvalStatus: "changes_requested" }, ago(1.2));
  });
}

const ask = (tx: Transaction, subject: Subject, days: number, asked: AskedChanges): Promise<number> =>
  insertRequest(tx, subject, asked, ago(days));
