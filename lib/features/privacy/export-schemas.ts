import { z } from "zod";
import { fullExpert } from "@/lib/features/experts/schemas";
import { cents, instant, json, score, text, texts, whole } from "./export-fields";

/*
 * What a person gets of their own data. These lists of fields are also what is read from the database, so nothing
 * that is not named here can leave; a test compares them with the tables, so nothing is forgotten either.
 */

export const exportedAccount = z.object({
  id: whole,
  firstName: text,
  lastName: text,
  email: text,
  emailVerifiedAt: instant.nullable(),
  role: text,
  language: text,
  messagesStoppedAt: instant.nullable(),
  suspendedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const exportedProvider = z.object({ provider: text, providerAccountId: text, createdAt: instant });

/** Two-factor sign-in: that it is set up, never with what. */
export const exportedTwoFactor = z.object({ createdAt: instant, confirmedAt: instant.nullable() });

/** A mailed link: that it was asked for, never the link. */
export const exportedLink = z.object({
  purpose: text,
  /** The new address, of a link that changes it. */
  email: text.nullable(),
  createdAt: instant,
  expiresAt: instant,
  usedAt: instant.nullable(),
});

const personality = {
  personalityOpenness: score,
  personalityConscientiousness: score,
  personalityExtraversion: score,
  personalityAgreeableness: score,
  personalityNeuroticism: score,
  personalityTestCompleted: z.boolean(),
};

export const exportedExpert = fullExpert.omit({ hourlyRate: true }).extend({
  publicName: text.nullable(),
  skillMastery: json,
  ...{ textLanguage: text.nullable(), titleLanguage: text.nullable() },
  ...{ languages: json, caseStudies: json, caseLanguages: json, certificates: json, education: json },
  availability: text,
  workArrangement: texts,
  hourlyRateCents: cents,
  approvalStatus: text,
  ...{ approvedAt: instant.nullable(), archivedAt: instant.nullable(), resubmittedAt: instant.nullable() },
  isPublic: z.boolean().nullable(),
  ...{ availabilityConfirmedAt: instant.nullable(), availabilityRemindedAt: instant.nullable() },
  typedTexts: json,
  minMatchingScore: whole,
  socialPoints: whole,
  profileShareCount: whole,
  lastProfileShare: instant.nullable(),
  aiMatchingScore: score,
  portfolioAnalysis: json,
  portfolioLastAnalyzed: instant.nullable(),
  ...personality,
  personalityConsentAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

/** Views of a profile by day; who looked is not known. */
export const exportedViews = z.object({ expertId: whole, day: instant, views: whole });

export const exportedProject = z.object({
  id: whole,
  kind: text,
  title: text,
  description: text,
  textLanguage: text.nullable(),
  /** What was typed of the texts that are published otherwise. */
  typedTexts: json,
  requiredSkills: texts,
  location: text,
  workArrangement: texts,
  experienceRequired: text,
  customerName: text.nullable(),
  customerEmail: text,
  language: text,
  customerCompany: text.nullable(),
  customerPhone: text.nullable(),
  customerBusinessId: text.nullable(),
  budgetType: text,
  hourlyRateMinCents: cents.nullable(),
  hourlyRateMaxCents: cents.nullable(),
  fixedBudgetMinCents: cents.nullable(),
  fixedBudgetMaxCents: cents.nullable(),
  durationMonths: whole.nullable(),
  durationDays: whole.nullable(),
  purchaseOrder: text.nullable(),
  paymentTermDays: whole.nullable(),
  hoursPerWeek: whole.nullable(),
  startDate: instant.nullable(),
  endDate: instant.nullable(),
  projectType: text.nullable(),
  industry: text.nullable(),
  urgency: text,
  teamSize: whole,
  collaborationLevel: text.nullable(),
  communicationPreference: texts,
  timeZoneRequirement: text,
  specificTimeZone: text.nullable(),
  technicalComplexity: text,
  deliverables: texts,
  successMetrics: text.nullable(),
  additionalRequirements: text.nullable(),
  preferredExpertProfile: text.nullable(),
  companyStage: text,
  projectCategory: text,
  preferredOpenness: score,
  preferredConscientiousness: score,
  preferredExtraversion: score,
  preferredAgreeableness: score,
  preferredNeuroticism: score,
  personalityMatchingWeight: whole,
  approvalStatus: text,
  isActive: z.boolean(),
  lifecycle: text,
  companyId: whole.nullable(),
  displayOrder: whole,
  rejectionReason: text.nullable(),
  approvedAt: instant.nullable(),
  outcome: text,
  expertId: whole.nullable(),
  submittedAt: instant,
  createdAt: instant,
  updatedAt: instant,
  /** What was decided about it. */
  reviews: z.array(
    z.object({
      id: whole,
      decision: text,
      reason: text.nullable(),
      submittedAt: instant,
      decidedAt: instant,
    }),
  ),
});

export const exportedProjectApplication = z.object({
  id: whole,
  projectId: whole,
  expertId: whole.nullable(),
  applicantName: text,
  applicantEmail: text,
  language: text,
  coverLetter: text,
  textLanguage: text.nullable(),
  proposedRateCents: cents.nullable(),
  estimatedStartDate: text.nullable(),
  estimatedHoursPerWeek: whole.nullable(),
  availabilityNotes: text.nullable(),
  stage: text,
  stageChangedAt: instant,
  /** When the company was shown the name and the address. */
  identityShownAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const exportedExpertApplication = z.object({
  id: whole,
  name: text,
  title: text,
  email: text,
  language: text,
  phone: text.nullable(),
  description: text,
  skills: texts,
  experienceYears: whole,
  hourlyRateCents: cents,
  weeklyAvailabilityHours: whole,
  portfolio: text.nullable(),
  linkedinUrl: text.nullable(),
  githubUrl: text.nullable(),
  resume: text.nullable(),
  workArrangement: texts,
  location: text.nullable(),
  workRadius: whole,
  ...personality,
  status: text,
  reviewNotes: text.nullable(),
  reviewedAt: instant.nullable(),
  resubmittedAt: instant.nullable(),
  expertId: whole.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const exportedBooking = z.object({
  id: whole,
  startAt: instant,
  endAt: instant,
  duration: whole,
  status: text,
  fullName: text,
  email: text,
  language: text,
  company: text,
  phone: text.nullable(),
  projectDescription: text.nullable(),
  textLanguage: text.nullable(),
  meetingType: text,
  expertId: whole.nullable(),
  projectType: text.nullable(),
  projectDurationMonths: whole.nullable(),
  projectDurationDays: whole.nullable(),
  projectHoursPerWeek: whole.nullable(),
  estimatedTotalHours: whole.nullable(),
  estimatedTotalCostCents: cents.nullable(),
  expertHourlyRateCents: cents.nullable(),
  platformFee: whole.nullable(),
  volumeDiscount: whole,
  representativeNotes: text.nullable(),
  calendarUid: text,
  joinUrl: text.nullable(),
  staysConfirmedWhenMoved: z.boolean(),
  expertAnswer: text.nullable(),
  expertAnsweredAt: instant.nullable(),
  submittedAt: instant,
  movedAt: instant.nullable(),
  updatedAt: instant,
});

export const exportedPriceEstimate = z.object({
  id: whole,
  expertId: whole,
  projectType: text,
  hoursPerWeek: whole,
  durationMonths: whole,
  durationDays: whole.nullable(),
  pricing: json,
  totalCostCents: cents,
  createdAt: instant,
});

export const exportedContract = z.object({
  id: whole,
  projectId: whole,
  expertId: whole,
  priceEstimateId: whole.nullable(),
  contractType: text,
  status: text,
  html: text,
  documentSha256: text.nullable(),
  termsVersion: text.nullable(),
  language: text,
  totalAmountCents: cents,
  sentAt: instant.nullable(),
  expiresAt: instant.nullable(),
  signedAt: instant.nullable(),
  endedAt: instant.nullable(),
  endReason: text.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const exportedDraft = z.object({
  draft: json,
  completedSteps: texts,
  achievements: texts,
  personalityAnswers: json,
  updatedAt: instant,
});

export const exportedImage = z.object({ id: text, contentType: text, size: whole, createdAt: instant });

/** That a mail was sent; its text may hold a link that signs in. */
export const exportedMail = z.object({
  kind: text,
  to: text,
  subject: text,
  status: text,
  attempts: whole,
  sentAt: instant.nullable(),
  createdAt: instant,
});

/** What the person did as an administrator. */
export const exportedAuditEntry = z.object({
  at: instant,
  actorEmail: text,
  action: text,
  entity: text,
  entityId: text,
  reason: text.nullable(),
});
