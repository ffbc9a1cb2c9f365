import "server-only";
import { fieldsOf } from "@/lib/features/change-requests/rules";
import { insertRequest, openLink } from "@/lib/features/change-requests/server/repository";
import { addApprovedExpert } from "@/lib/features/experts/server/add-approved-expert";
import type { AdminActor } from "@/lib/server/actor";
import { runTransition } from "@/lib/server/lifecycle";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { refuseStale } from "@/lib/server/refuse-stale";
import { AppError } from "@/lib/shared/errors";
import type { ExpertApplication, ReviewApplicationInput } from "../moderation-schemas";
import { applicationLifecycle, correctedFields, defaultRejectionNotes } from "../states";
import { type LockedApplication, lockApplication, saveReview, waitsSince } from "./moderation-repository";
import { applicationApprovedMail, applicationChangesMail, applicationRejectedMail } from "./review-mails";

/**
 * POST /api/expert-applications/{id}/approve and PATCH …/status, which does the same for 'approved' (001 §4, §7;
 * decisions B17, F): decides about an application, once. The state, the expert it becomes, the applicant's mail and
 * the audit entry are one transaction. A rejection that is taken back waits for its review again, and its applicant
 * hears of it with the next decision. One that is to be corrected waits for its applicant, whose mail has the link to do
 * so.
 * @throws AppError not_found, conflict (decided already, a state that cannot be reached from where it is, or changed
 *   since `updatedAt`)
 */
export function reviewExpertApplication(
  actor: AdminActor,
  id: number,
  { status, reviewNotes = null, updatedAt }: ReviewApplicationInput,
): Promise<ExpertApplication> {
  return runTransition({
    lifecycle: applicationLifecycle,
    acting: { by: "admin", admin: actor },
    entity: "expert_application",
    id,
    lock: (tx) => lockApplication(tx, id),
    missing: "application_not_found",
    stateOf: (application) => application.status,
    eventOf: (application) => applicationLifecycle.eventTowards(application.status, status, "admin"),
    refusal: (application) => new AppError(`application_already_${application.status}`),
    async happen(tx, { before, event, to, at }) {
      refuseStale("application_changed", before.updatedAt, updatedAt);
      const asked = event === "request_changes" ? (reviewNotes ?? "") : null;
      const expert = event === "approve" ? await addApprovedExpert(tx, actor, toPerson(before), at) : null;
      const review = {
        status: to,
        reviewNotes: event === "reject" ? (reviewNotes ?? defaultRejectionNotes) : reviewNotes,
        ...(event === "reopen"
          ? { reviewedAt: null, reviewedBy: null }
          : { reviewedAt: at, reviewedBy: actor.email }),
        expertId: expert?.id ?? null,
      };
      const after = await saveReview(tx, id, review, at);
      const locale = await readerLocale(before.email, tx);
      const mails = expert ? [applicationApprovedMail(before.email, expert, locale)] : [];
      if (event === "reject") {
        const words = reviewNotes === defaultRejectionNotes ? null : reviewNotes;
        mails.push(applicationRejectedMail(before.email, words, locale));
      }
      if (asked !== null) {
        const subject = { expertApplicationId: id };
        const sent = fieldsOf(after, correctedFields);
        const submittedAt = waitsSince(before);
        const requestId = await insertRequest(tx, subject, { message: asked, sent, submittedAt }, at);
        const token = await openLink(tx, requestId, at);
        mails.push(applicationChangesMail(before.email, asked, token, locale));
      }
      return {
        result: after,
        audit: { before: audited(before), after: audited(after), reason: reviewNotes },
        mails,
      };
    },
  });
}

const audited = ({ status, expertId }: Pick<ExpertApplication, "status" | "expertId">) => ({
  status,
  expertId,
});

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
