import { submitExpertApplicationInput } from "@/lib/features/expert-applications/schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { type NotificationValues, notificationKinds } from "@/lib/features/notifications/kinds";
import type { NotificationRow } from "@/lib/features/notifications/server/repository";
import type { ProjectPostingInput } from "@/lib/features/postings/schemas";
import { projectPostingInput } from "@/lib/features/postings/schemas";
import { calculatePrice } from "@/lib/features/pricing/rules";
import { toPricingResult } from "@/lib/features/pricing/schemas";
import type { QuoteRow } from "@/lib/features/quotes/server/repository";
import { env } from "@/lib/server/env";

// What people have typed is in no language: names and figures, so that each sentence which is left is ours.

export const site = env().APP_URL;
export const at = new Date("2027-03-03T08:00:00Z");
export const to = "veera@example.fi";
export const project = "Xyz Oy 2027";
export const company = "Äänekoski";
/** What somebody has written themselves. */
export const words = "Ähtäri";

export const contract = { id: 7, type: "client" as const, reference: "OS-000017-C" };

export const expert: Partial<FullExpert> = {
  name: "Aino Virtanen",
  title: "Xyz",
  description: words,
  email: to,
  hourlyRate: 995.5,
  experienceYears: 9,
  skills: ["Python"],
  location: "Helsinki",
};

export const posting = {
  title: project,
  description: words,
  customerCompany: company,
  requiredSkills: ["Python"],
  budgetType: "hourly" as const,
  hourlyRateMin: 80,
  hourlyRateMax: 1_000,
  durationMonths: 3,
  location: "Helsinki",
};

const typed = projectPostingInput.parse({
  title: project,
  description: "Ähtäri-Öölanti",
  customerName: "Åsa Mäkelä",
  customerEmail: to,
  customerCompany: company,
  requiredSkills: ["Python"],
  workArrangement: ["remote", "hybrid"],
  experienceRequired: "senior",
  budgetType: "fixed",
  fixedBudgetMin: 20_000,
  fixedBudgetMax: 30_000,
  durationMonths: 3,
  startDate: "2027-04-01",
});
export const typedPosting: ProjectPostingInput = { ...typed, urgency: "urgent" };

export const application = {
  ...submitExpertApplicationInput.parse({
    ...{ name: "Aino Virtanen", title: "Xyz", email: to, description: "Ähtäri-Öölanti" },
    ...{ skills: ["Python"], experienceYears: 9, hourlyRate: "999,50", weeklyAvailabilityHours: 20 },
    ...{ workRadius: 50, location: "Helsinki", workArrangement: ["remote", "onsite"] },
  }),
  ...{ language: "fi" as const, createdAt: at },
};

export const projectApplication = {
  ...{ applicantName: "Aino Virtanen", applicantEmail: to, applicantPhone: null, publicName: "Aino V." },
  ...{ proposedRateCents: 99_550, estimatedHoursPerWeek: 20, estimatedStartDate: words },
  ...{ availabilityNotes: words, coverLetter: words, projectId: 7, userId: null, expertId: 7 },
  ...{ language: "fi" as const, createdAt: at, replacesGuests: true },
};

export const invitee = {
  ...{ id: 7, userId: 1, email: to, name: "Aino Virtanen", publicName: "Aino V." },
  ...{ isPublic: true, emailNotifications: true, hourlyRateCents: 99_550, weeklyAvailabilityHours: 20 },
};

export const meeting = {
  ...{ id: 7, sequence: 1, startAt: at, endAt: new Date("2027-03-03T08:45:00Z"), duration: 45 },
  ...{ fullName: "Veera Väisänen", email: to, company, phone: null, projectDescription: words },
  ...{ estimatedTotalHours: 520, estimatedTotalCostCents: 5_696_600, calendarUid: "7@example.fi" },
  ...{ submittedAt: at, userId: null, joinUrl: null },
  host: { id: 1, calendar: "representative", name: "Liisa", email: "liisa@example.fi", joinUrl: null },
  expert: { id: 7, name: "Aino V.", title: "Xyz" },
};

export const party = {
  ...{ id: 7, side: "expert" as const, projectId: 7, title: project, applicationId: 7, invitationId: null },
  ...{ isShown: true, expertName: "Aino V.", companyName: company, wholeName: "Aino Virtanen" },
  companyEmail: to,
  ...{ blockedByCompanyAt: null, blockedByExpertAt: null },
};

export const message = { side: "company" as const, authorId: 1, authorName: "Eero", body: words };

export const report = {
  ...{ id: 7, side: "company" as const, status: "answered" as const, reporterEmail: to, projectId: 7 },
  ...{
    reason: words,
    reasonLanguage: null,
    isWriterStopped: true,
    createdAt: at,
    answeredAt: at,
    answeredBy: to,
  },
  ...{ conversationId: 7, lastMessageId: 1 },
};

const size = { hoursPerWeek: 40, durationMonths: 3, projectType: "hourly" as const };
const price = calculatePrice({ hourlyRateCents: 99_550, ...size, at });

export const quote: QuoteRow = {
  ...{
    id: 7,
    applicationId: 7,
    expertId: 7,
    version: 2,
    status: "sent" as const,
    ...size,
    durationDays: null,
  },
  ...{ hourlyRateCents: 99_550, scope: words, milestones: [], validDays: 14, rulesVersion: "2026-11" },
  ...{
    textLanguage: null,
    answerLanguage: null,
    declineReason: null,
    changeRequest: null,
    changeRequestedAt: null,
    engagementId: null,
  },
  ...{ createdAt: at, updatedAt: at, sentAt: at, endedAt: null, startDate: "2027-04-01" },
  ...{ validUntil: "2027-03-17", totalCents: 57_000_000, projectId: 7, title: project },
  ...{
    customerCompany: company,
    stage: "offer" as const,
    identityShownAt: null,
    applicantName: "Aino Virtanen",
  },
  ...{ publicName: "Aino V.", isUnderContract: false, hasFallenThrough: false, isExpertGone: false },
  pricing: toPricingResult(price, { id: 7, name: "Aino V." }, words),
};

/** Of each kind some, as many as are wanted. */
export function notifications(count: number): NotificationRow[] {
  const values: NotificationValues = {
    application_received: { project, applicant: "Aino V." },
    application_withdrawn: { project, applicant: "Aino V." },
    application_disowned: { project, applicant: "Aino V." },
    answer_due: { project, count: 2 },
    invitation_answered: { project, expert: "Aino V.", answer: "accepted" },
    posting_reviewed: { project, decision: "approved" },
    invitation_received: { project },
    application_moved: { project, stage: "offer" },
    application_unanswered: { project },
    meeting_about_you: { change: "moved", startAt: at.toISOString() },
    availability_old: {},
    quote_received: { project, expert: "Aino V.", version: 2 },
    quote_answered: { project, answer: "change_requested" },
    liability_papers_due: { project, count: 2 },
    contract_to_sign: { project, reference: contract.reference },
    contract_ended: { project, reference: contract.reference, end: "expired" },
    contract_sealed: { project, reference: contract.reference },
    contract_in_force: { project, reference: contract.reference },
    invitation_withdrawn: { side: "company", project, expert: "Aino V." },
    messages_allowed: {},
    message_received: { project, from: "Eero" },
    meeting_changed: { change: "confirmed", startAt: at.toISOString() },
    team_changed: { change: "owner", company },
  };
  return Array.from({ length: count }, (_, index) => {
    const kind = notificationKinds[index % notificationKinds.length] ?? "messages_allowed";
    const row = { id: index, kind, values: values[kind], path: "/company", createdAt: at, readAt: null };
    return row as NotificationRow;
  });
}
