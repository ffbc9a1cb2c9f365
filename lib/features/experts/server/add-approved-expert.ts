import "server-only";
import { findAccountByEmail } from "@/lib/features/accounts/server/repository";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { distinctSkills } from "@/lib/shared/skills";
import { comparableExpert, notSaid } from "../rules";
import { type EarlierExpert, insertExpert, lockExpertsOf, type NewExpert } from "./creation-repository";
import { saveExpert } from "./repository";

/** What is known of somebody whom an administrator has approved; the rest begins as it does for everybody. */
export type ApprovedPerson = Pick<
  Required<NewExpert>,
  | "name"
  | "email"
  | "phone"
  | "title"
  | "description"
  | "skills"
  | "experienceYears"
  | "hourlyRateCents"
  | "weeklyAvailabilityHours"
  | "location"
  | "workRadius"
  | "workArrangement"
  | "portfolioUrl"
  | "linkedinUrl"
  | "githubUrl"
  | "personalityOpenness"
  | "personalityConscientiousness"
  | "personalityExtraversion"
  | "personalityAgreeableness"
  | "personalityNeuroticism"
  | "personalityTestCompleted"
  | "personalityConsentAt"
>;

export type ApprovedExpert = {
  id: number;
  /** Whether companies find it from now on: not when an administrator or its owner has hidden it. */
  isPublic: boolean;
  /** Whether there is an account that manages it. */
  hasAccount: boolean;
};

/**
 * Makes somebody an expert whom an administrator has approved, in the transaction of that decision (decisions B17).
 *
 * Who has a profile already, by their account or their address in whatever case, keeps it as it is and is not
 * doubled: only its review is over, because what was just decided about the person counts more than that it was
 * still waiting or had been rejected. A profile that an administrator has hidden stays hidden, which is a switch of
 * its own. An archived one is history and stays so (B20): the person gets a new profile.
 *
 * A new profile belongs to the account with this address when the address is verified (A7). Without such an account,
 * or while that account still has an archived profile, it belongs to none: whoever proves the address has it.
 * @throws AppError conflict when the person's profile changes at the same moment, again and again
 */
export async function addApprovedExpert(
  tx: Transaction,
  actor: AdminActor,
  person: ApprovedPerson,
  at: Date,
): Promise<ApprovedExpert> {
  const account = await findAccountByEmail(person.email.toLowerCase(), tx);
  const userId = account?.emailVerifiedAt ? account.id : null;
  const known = await findLiving(tx, userId, person.email);
  if (known.living) return approveExisting(tx, actor, known.living, userId, at);

  const expert = newExpert(person, known.hasArchived ? null : userId, at);
  const id = await insertExpert(tx, expert, at, notSaid(at));
  if (id !== null) {
    const { name, title, approvalStatus } = expert;
    await recordAudit(tx, actor, {
      action: "create",
      entity: "expert",
      entityId: id,
      before: null,
      after: { name, title, approvalStatus },
    });
    return { id, isPublic: true, hasAccount: userId !== null };
  }
  // The person has created the profile themself since we looked.
  const { living } = await findLiving(tx, userId, person.email);
  if (!living) throw new AppError("person_profile_changed");
  return approveExisting(tx, actor, living, userId, at);
}

/** The person's profile, the account's own before one with the address, as everywhere else. */
async function findLiving(tx: Transaction, userId: number | null, email: string) {
  const experts = await lockExpertsOf(tx, userId, email);
  const isOwn = (expert: EarlierExpert) => userId !== null && expert.userId === userId;
  const living = experts.filter(({ isArchived }) => !isArchived);
  return {
    living: living.find(isOwn) ?? living[0] ?? null,
    hasArchived: experts.some((expert) => expert.isArchived && isOwn(expert)),
  };
}

async function approveExisting(
  tx: Transaction,
  actor: AdminActor,
  { id, approvalStatus, isActive, isHidden, userId: ownerId }: EarlierExpert,
  userId: number | null,
  at: Date,
): Promise<ApprovedExpert> {
  if (approvalStatus !== "approved") {
    const changes = { approvalStatus: "approved", approvedAt: at } as const;
    await saveExpert(tx, id, changes, at);
    await recordAudit(tx, actor, {
      action: "approve",
      entity: "expert",
      entityId: id,
      before: { approvalStatus },
      after: { approvalStatus: changes.approvalStatus },
    });
  }
  return { id, isPublic: isActive && !isHidden, hasAccount: ownerId !== null || userId !== null };
}

function newExpert(person: ApprovedPerson, userId: number | null, at: Date): NewExpert {
  const skills = distinctSkills(person.skills);
  return {
    ...person,
    ...comparableExpert({ ...person, skills }),
    userId,
    skills,
    // An application asks for no levels.
    skillMastery: {},
    availability: "available",
    profileImage: null,
    emailNotifications: true,
    minMatchingScore: 75,
    socialPoints: 0,
    approvalStatus: "approved",
    approvedAt: at,
  };
}
