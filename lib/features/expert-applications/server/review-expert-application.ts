import "server-only";
import { addApprovedExpert } from "@/lib/features/experts/server/add-approved-expert";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { AppError } from "@/lib/shared/errors";
import { defaultLocale } from "@/lib/shared/locales";
import type { ExpertApplication, ReviewApplicationInput } from "../moderation-schemas";
import { applicationTransition, defaultRejectionNotes } from "../states";
import { type LockedApplication, lockApplication, type Review, saveReview } from "./moderation-repository";
import { applicationApprovedMail, applicationRejectedMail } from "./review-mails";

/**
 * POST /api/expert-applications/{id}/approve and PATCH …/status, which does the same for 'approved' (001 §4, §7;
 * decisions B17, F): decides about an application, once. The state, the expert it becomes, the applicant's mail and
 * the audit entry are one transaction. A rejection that is taken back waits for its review again, and its applicant
 * hears of it with the next decision.
 * @throws AppError not_found, conflict (decided already, or a state that cannot be reached from where it is)
 */
export function reviewExpertApplication(
  actor: AdminActor,
  id: number,
  { status, reviewNotes = null }: ReviewApplicationInput,
): Promise<ExpertApplication> {
  return transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    if (!application) throw new AppError("application_not_found");
    const transition = applicationTransition(application.status, status);
    if (!transition) throw new AppError(`application_already_${application.status}`);
    const at = now();
    const review = await decisions[transition.event](tx, actor, application, reviewNotes, at);
    const after = await saveReview(tx, id, review, at);
    await recordAudit(tx, actor, {
      action: transition.event,
      entity: "expert_application",
      entityId: id,
      before: { status: application.status, expertId: application.expertId },
      after: { status: after.status, expertId: after.expertId },
      reason: reviewNotes,
    });
    return after;
  });
}

type Decide = (
  tx: Transaction,
  actor: AdminActor,
  application: LockedApplication,
  notes: string | null,
  at: Date,
) => Promise<Review>;

const decisions: Record<"approve" | "reject" | "reopen", Decide> = {
  async approve(tx, actor, application, reviewNotes, at) {
    const expert = await addApprovedExpert(tx, actor, toPerson(application), at);
    await queueMail(tx, applicationApprovedMail(application.email, expert, defaultLocale));
    return { status: "approved", reviewNotes, reviewedAt: at, reviewedBy: actor.email, expertId: expert.id };
  },
  async reject(tx, actor, application, notes, at) {
    const words = notes === defaultRejectionNotes ? null : notes;
    await queueMail(tx, applicationRejectedMail(application.email, words, defaultLocale));
    return {
      status: "rejected",
      reviewNotes: notes ?? defaultRejectionNotes,
      reviewedAt: at,
      reviewedBy: actor.email,
      expertId: null,
    };
  },
  async reopen(_tx, _actor, _application, reviewNotes) {
    return { status: "pending", reviewNotes, reviewedAt: null, reviewedBy: null, expertId: null };
  },
};

/** What the application says about the person, under the names a profile has for it. */
function toPerson({ portfolio, location, createdAt, ...application }: LockedApplication) {
  return {
    name: application.name,
    email: application.email,
    phone: application.phone,
    title: application.title,
    description: application.description,
    skills: application.skills,
    experienceYears: application.experienceYears,
    hourlyRateCents: application.hourlyRateCents,
    weeklyAvailabilityHours: application.weeklyAvailabilityHours,
    location: location ?? "",
    workRadius: application.workRadius,
    workArrangement: application.workArrangement,
    portfolioUrl: portfolio,
    linkedinUrl: application.linkedinUrl,
    githubUrl: application.githubUrl,
    personalityOpenness: application.personalityOpenness,
    personalityConscientiousness: application.personalityConscientiousness,
    personalityExtraversion: application.personalityExtraversion,
    personalityAgreeableness: application.personalityAgreeableness,
    personalityNeuroticism: application.personalityNeuroticism,
    personalityTestCompleted: application.personalityTestCompleted,
    // Who sends scores with an application, which asks for none, wants them used from then on.
    personalityConsentAt: application.personalityTestCompleted ? createdAt : null,
  };
}
