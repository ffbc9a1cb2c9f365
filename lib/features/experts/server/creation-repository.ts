import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely, prepared } from "@/lib/server/kysely";
import type { Availability, WorkArrangement } from "@/lib/shared/availability";
import type { Cents } from "@/lib/shared/format-money";
import type { backgroundFields } from "../background";
import { storedProfile, typedProfile } from "../published";
import type { ComparableExpert } from "../rules";
import type { ApprovalStatus, FullExpert } from "../schemas";
import { expertOrder } from "./order-repository";

/** The columns of a new expert that are not the database's own. */
export type NewExpert = ComparableExpert & {
  userId: number | null;
  name: string;
  email: string;
  title: string;
  description: string;
  skills: string[];
  skillMastery: Record<string, number>;
  experienceYears: number;
  hourlyRateCents: Cents;
  location: string;
  workRadius: number | null;
  availability: Availability;
  workArrangement: WorkArrangement[];
  portfolioUrl: string | null;
  profileImage: string | null;
  emailNotifications: boolean;
  minMatchingScore: number;
  socialPoints: number;
  personalityOpenness: number | null;
  personalityConscientiousness: number | null;
  personalityExtraversion: number | null;
  personalityAgreeableness: number | null;
  personalityNeuroticism: number | null;
  personalityTestCompleted: boolean;
  personalityConsentAt: Date | null;
  approvalStatus: ApprovalStatus;
  approvedAt: Date | null;
  // What the wizard asks for, and an application does not.
  acceptsVolumeDiscount?: boolean;
  // The reverse.
  phone?: string | null;
  weeklyAvailabilityHours?: number | null;
  linkedinUrl?: string | null;
  githubUrl?: string | null;
} & Partial<Pick<FullExpert, keyof typeof backgroundFields>>;

/** What decides whether somebody may create an expert, and which row it becomes. */
export type EarlierExpert = {
  id: number;
  userId: number | null;
  isArchived: boolean;
  isActive: boolean;
  isHidden: boolean;
  approvalStatus: ApprovalStatus;
  workRadius: number | null;
  profileImage: string | null;
};

/** The experts of an account or an address, archived ones too; nobody else changes them until the transaction ends. */
export function lockExpertsOf(
  tx: Transaction,
  userId: number | null,
  email: string,
): Promise<EarlierExpert[]> {
  return kysely(tx)
    .selectFrom("experts")
    .select(["id", "userId", "isActive", "isHidden", "approvalStatus", "workRadius", "profileImage"])
    .select(sql<boolean>`archived_at IS NOT NULL`.as("isArchived"))
    .where(sql<boolean>`(user_id = ${userId} OR lower(email) = lower(${email}))`)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Whether somebody had an expert that was archived: with the account, or with the verified address. */
export async function hasArchivedExpert(userId: number, verifiedEmail: string | null): Promise<boolean> {
  const row = await kysely()
    .selectFrom("experts")
    .select("id")
    .where("archivedAt", "is not", null)
    .where(sql<boolean>`(user_id = ${userId} OR (user_id IS NULL AND lower(email) = ${verifiedEmail}))`)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is known of somebody by their verified address: the profile that nobody has taken yet. */
export async function findUnclaimedExpert(verifiedEmail: string) {
  const [row] = await prepared(
    "experts-find-unclaimed",
    kysely()
      .selectFrom("experts")
      .select([
        "name",
        "title",
        "description",
        "skills",
        "skillMastery",
        "experienceYears",
        "hourlyRateCents",
        "workArrangement",
        "location",
        "portfolioUrl",
        "availability",
        "languages",
        "caseStudies",
        "certificates",
        "education",
        "typedTexts",
      ])
      .where(sql`lower(email)`, "=", verifiedEmail)
      .where("userId", "is", null)
      .where("archivedAt", "is", null),
  );
  if (!row) return null;
  const { typedTexts, ...profile } = row;
  return typedProfile(profile, typedTexts);
}

/**
 * Adds an expert at the end of the public list.
 * @param availabilityConfirmedAt now, if they have said how much time they have; else `notSaid`
 * @returns its id, or null when the account or the address has got one in the meantime
 */
export async function insertExpert(
  tx: Transaction,
  expert: NewExpert,
  at: Date,
  availabilityConfirmedAt: Date,
): Promise<number | null> {
  // Two that are added at once do not get the same place.
  await expertOrder.lock(tx);
  const displayOrder = await expertOrder.next(tx);
  const [created] = await tx.expert.createManyAndReturn({
    data: [
      {
        ...expert,
        ...storedProfile(expert),
        displayOrder,
        availabilityConfirmedAt,
        createdAt: at,
        updatedAt: at,
      },
    ],
    skipDuplicates: true,
    select: { id: true },
  });
  return created?.id ?? null;
}

/** Gives an expert that belongs to no account yet to one, with what changes of it. */
export async function linkExpert(
  tx: Transaction,
  id: number,
  changes: Partial<NewExpert> & Parameters<typeof storedProfile>[0] & { userId: number },
  at: Date,
): Promise<void> {
  const data = { ...changes, ...storedProfile(changes), availabilityConfirmedAt: at, updatedAt: at };
  await tx.expert.update({ where: { id }, data, select: { id: true } });
}
