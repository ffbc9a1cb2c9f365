import "server-only";
import { type Selectable, sql } from "kysely";
import type { Expert } from "@/lib/server/generated/kysely/types";
import { columnsText } from "@/lib/server/text-statement";
import { toEuros } from "@/lib/shared/money";
import type { FullExpert, PublicExpert } from "../schemas";

/** What everybody may read of a public expert. */
export const publicColumns = [
  "e.id",
  "e.publicName",
  "e.title",
  "e.description",
  "e.profileImage",
  "e.skills",
  "e.skillMastery",
  "e.availability",
  "e.location",
  "e.workRadius",
  "e.workArrangement",
  "e.hourlyRateCents",
  "e.experienceYears",
] as const;

/** What owners and administrators read beside it. */
export const fullColumns = [
  ...publicColumns,
  "e.name",
  "e.email",
  "e.phone",
  "e.weeklyAvailabilityHours",
  "e.portfolioUrl",
  "e.linkedinUrl",
  "e.githubUrl",
  "e.displayOrder",
  "e.isActive",
  "e.approvalStatus",
  "e.emailNotifications",
  "e.createdAt",
] as const;

type Named<Columns extends readonly string[]> = Columns[number] extends `e.${infer Name}` ? Name : never;
type Row<Names> = Pick<Selectable<Expert>, Names & keyof Expert>;
export type PublicRow = Row<Named<typeof publicColumns>>;
export type FullRow = Row<Named<typeof fullColumns>>;

/** The same public columns in a statement that is a text: its SQL, and what it answers. */
export const publicText = columnsText(publicColumns);
export const publicAnswer = Object.fromEntries(
  publicColumns.map((column) => [column.slice(2), column.replace("e.", "experts.")]),
) as { [Name in Named<typeof publicColumns>]: `experts.${Name}` };

/** Whether the expert `e` is public; a literal, which the partial indexes are found by. */
export const isPublicExpert = sql<boolean>`${sql.ref("e.isPublic")}`;

/** The one public serialiser of an expert (decisions A8). */
export function toPublicExpert(row: PublicRow): PublicExpert {
  return {
    id: row.id,
    name: row.publicName ?? "",
    title: row.title,
    description: row.description,
    profileImage: row.profileImage,
    skills: row.skills,
    skillMastery: row.skillMastery,
    availability: row.availability,
    location: row.location,
    workRadius: row.workRadius,
    workArrangement: row.workArrangement,
    hourlyRate: toEuros(row.hourlyRateCents),
    experienceYears: row.experienceYears,
  };
}

export function toFullExpert(row: FullRow): FullExpert {
  return {
    ...toPublicExpert(row),
    name: row.name,
    email: row.email,
    phone: row.phone,
    weeklyAvailabilityHours: row.weeklyAvailabilityHours,
    portfolioUrl: row.portfolioUrl,
    linkedinUrl: row.linkedinUrl,
    githubUrl: row.githubUrl,
    displayOrder: row.displayOrder,
    isActive: row.isActive,
    approvalStatus: row.approvalStatus,
    emailNotifications: row.emailNotifications,
    createdAt: row.createdAt.toISOString(),
  };
}
