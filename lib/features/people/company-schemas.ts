import { z } from "zod";
import { teamRoles } from "@/lib/features/companies/rules";
import { company } from "@/lib/features/companies/schemas";
import { markChanges, verifications } from "@/lib/features/companies/verification";
import { adminListQuery } from "@/lib/shared/admin-list";
import { personStates, reason, thingOf, thingsQueryOf, yesOrNo } from "./schemas";

/** By what a company is verified, or that it is not. */
export const companyMarks = [...verifications, "unverified"] as const;

/** GET /api/admin/companies; without `sort`, the newest come first. */
export const companiesQuery = adminListQuery({
  sorts: ["name", "members", "postings", "createdAt"],
  statuses: companyMarks,
}).extend({ hasPostings: yesOrNo.optional() });
export type CompaniesQuery = z.output<typeof companiesQuery>;

export const companySummary = company.extend({
  members: z.int(),
  postings: z.int(),
  createdAt: z.iso.datetime(),
});
export type CompanySummary = z.infer<typeof companySummary>;

/** What a company has here, by kind; each kind is listed with its newest first. */
export const companyThings = [
  "project",
  "quote",
  "contract",
  "meeting_booking",
  "conversation_report",
] as const;
export type CompanyThing = (typeof companyThings)[number];
export const companyThing = thingOf(companyThings);
export type CompanyThingRow = z.infer<typeof companyThing>;
export const companyThingsQuery = thingsQueryOf(companyThings);
export type CompanyThingsQuery = z.output<typeof companyThingsQuery>;

const companyPerson = z.object({
  userId: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  status: z.enum(personStates),
  joinedAt: z.iso.datetime(),
});
export type CompanyPerson = z.infer<typeof companyPerson>;

/** GET /api/admin/companies/{id}: everything about one company. */
export const companyDetails = companySummary.extend({
  /** Who has been there longest first. */
  people: z.array(companyPerson),
  /** Invitations to the team that nobody has taken up and that still work. */
  openInvitations: z.int(),
  conversations: z.int(),
  /** How many there are of each kind; `things` has the newest of them. */
  counts: z.record(z.enum(companyThings), z.int()),
  things: z.array(companyThing),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** PATCH /api/admin/companies/{id}/mark: `name` is what the company was called when it was looked at. */
export const companyMarkInput = z.strictObject({ change: z.enum(markChanges), name: z.string(), reason });
export type CompanyMarkInput = z.output<typeof companyMarkInput>;
