import {
  type ExpertApplication,
  expertApplication as expertApplicationSchema,
} from "@/lib/features/expert-applications/moderation-schemas";
import {
  type AdminExpert,
  adminExpert as adminExpertSchema,
} from "@/lib/features/experts/moderation-schemas";
import {
  type FullExpert,
  fullExpert as fullExpertSchema,
  type PublicExpert,
  type PublicProfile,
  publicExpert as publicExpertSchema,
  publicProfile as publicProfileSchema,
} from "@/lib/features/experts/schemas";
import type { AdminConsultant } from "@/lib/features/meetings/consultant-schemas";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { type PublicProject, publicProject as publicProjectSchema } from "@/lib/features/postings/schemas";
import { nullFields } from "@/lib/shared/null-fields";

// What the API answers, as objects for tests of rules and screens; rows of the database are made in factories.ts.
// Everything a test does not care about has a believable value; what it cares about, it says.

export const publicExpert = (changes: Partial<PublicExpert> = {}): PublicExpert => ({
  ...nullFields(publicExpertSchema),
  id: 7,
  name: "Aino V.",
  title: "Machine learning engineer",
  description: "Builds models that planners trust.",
  skills: ["Python", "Kubernetes"],
  skillMastery: { Python: 5 },
  availability: "available",
  location: "Helsinki",
  workRadius: 50,
  workArrangement: ["remote"],
  hourlyRate: 95.5,
  acceptsVolumeDiscount: true,
  experienceYears: 9,
  languages: [],
  ...changes,
});

/** An expert as their page shows it. */
export const publicProfile = (changes: Partial<PublicProfile> = {}): PublicProfile => ({
  ...nullFields(publicProfileSchema),
  ...publicExpert(),
  availabilityConfirmedAt: "2027-03-01T10:00:00.000Z",
  caseStudies: [],
  caseLanguages: [],
  certificates: [],
  education: [],
  ...changes,
});

/** An expert as the owner sees it: approved and shown. */
export const fullExpert = (changes: Partial<FullExpert> = {}): FullExpert => ({
  ...nullFields(fullExpertSchema),
  ...publicProfile({ name: "Aino Virtanen" }),
  email: "aino@example.com",
  displayOrder: 1,
  isActive: true,
  isHidden: false,
  approvalStatus: "approved",
  emailNotifications: true,
  createdAt: "2027-03-01T10:00:00.000Z",
  ...changes,
});

export const adminExpert = (changes: Partial<AdminExpert> = {}): AdminExpert => ({
  ...nullFields(adminExpertSchema),
  ...fullExpert(),
  updatedAt: "2027-03-02T10:00:00.000Z",
  ...changes,
});

/** An approved posting by the hour. */
export const publicPosting = (changes: Partial<PublicProject> = {}): PublicProject => ({
  ...nullFields(publicProjectSchema),
  id: 7,
  title: "Demand forecast",
  description: "A forecast of daily demand.",
  requiredSkills: ["Python", "SQL"],
  isActive: true,
  approvalStatus: "approved",
  location: "Tampere",
  workArrangement: ["remote", "onsite"],
  experienceRequired: "senior",
  durationMonths: 3,
  hoursPerWeek: 20,
  customerCompany: "Pohjola Oy",
  budgetType: "hourly",
  hourlyRateMin: 80,
  hourlyRateMax: 120.5,
  urgency: "normal",
  projectCategory: "development",
  deliverables: [],
  teamSize: 1,
  createdAt: "2027-01-03T12:30:15.123Z",
  ...changes,
});

/** A posting as administrators see it; what was decided when and by whom follows its state. */
export function adminPosting(changes: Partial<AdminPosting> = {}): AdminPosting {
  const approvalStatus = changes.approvalStatus ?? "pending";
  const isApproved = approvalStatus === "approved";
  const posting = publicPosting();
  return {
    ...posting,
    approvalStatus,
    status: approvalStatus,
    lifecycle: "open",
    customerName: "Åsa Mäkelä",
    customerEmail: "asa@pohjola.example",
    customerPhone: "+358 40 123 4567",
    startDate: null,
    displayOrder: 1,
    rejectionReason: approvalStatus === "rejected" ? "The budget is missing" : null,
    approvedAt: isApproved ? "2027-01-04T08:00:00.000Z" : null,
    approvedBy: isApproved ? "admin@osaaja.test" : null,
    submittedAt: changes.createdAt ?? posting.createdAt,
    updatedAt: changes.createdAt ?? posting.createdAt,
    dueAt: approvalStatus === "pending" ? "2027-01-04T12:30:15.123Z" : null,
    applicationCount: 0,
    ...changes,
  };
}

/** An application to join that waits for its review. */
export const expertApplication = (changes: Partial<ExpertApplication> = {}): ExpertApplication => ({
  ...nullFields(expertApplicationSchema),
  id: 7,
  name: "Aino Virtanen",
  title: "Data engineer",
  email: "aino@example.com",
  description: "Builds data platforms.\nFor years.",
  skills: ["Python", "Kubernetes"],
  experienceYears: 7,
  hourlyRate: 95.5,
  weeklyAvailabilityHours: 30,
  workRadius: 50,
  workArrangement: ["remote", "onsite"],
  status: "pending",
  createdAt: "2027-03-01T10:00:00.000Z",
  updatedAt: "2027-03-01T10:00:00.000Z",
  dueAt: "2027-03-04T10:00:00.000Z",
  ...changes,
});

/** A consultant who is given meetings, with the usual hours. */
export const adminConsultant = (changes: Partial<AdminConsultant> = {}): AdminConsultant => ({
  id: 1,
  name: "Elina Salonen",
  email: "consultant@osaaja.example",
  isActive: true,
  joinUrl: null,
  workingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 540, closesAt: 960 })),
  absences: [],
  calendarUrl: "https://osaaja.example/api/consultants/1-secret/calendar.ics",
  meetingsToCome: 0,
  updatedAt: "2027-03-01T08:00:00.000Z",
  ...changes,
});

/** A booking of a meeting with an expert, with the estimate of work by the hour, that waits to be confirmed. */
export const adminBooking = (changes: Partial<AdminMeetingBooking> = {}): AdminMeetingBooking => ({
  id: 7,
  fullName: "Åsa Mäkelä",
  company: "Pohjola Paper Oy",
  email: "asa@example.fi",
  phone: "+358 (40) 123-4567",
  preferredDate: "2027-03-03",
  preferredTime: "10:00 AM",
  startTime: "2027-03-03T08:00:00.000Z",
  endTime: "2027-03-03T09:00:00.000Z",
  meetingType: "consultation",
  duration: 60,
  status: "pending",
  projectDescription: "A forecast.",
  textLanguage: null,
  expert: { id: 7, name: "Aino Virtanen", title: "ML engineer", titleLanguage: null, isPublic: true },
  projectType: "hourly",
  projectDurationMonths: 3,
  projectDurationDays: null,
  projectHoursPerWeek: 20,
  estimatedTotalHours: 260,
  expertHourlyRate: 95,
  platformFee: 10,
  volumeDiscount: 5,
  estimatedTotalCost: 25_811.5,
  monthlyCost: 8604,
  representativeNotes: null,
  joinUrl: null,
  consultant: { id: 1, name: "Elina Salonen" },
  staysConfirmedWhenMoved: false,
  expertAnswer: null,
  expertAnsweredAt: null,
  movedAt: null,
  submittedAt: "2027-03-01T08:00:00.000Z",
  reviewDueAt: "2027-03-02T08:00:00.000Z",
  ...changes,
});
