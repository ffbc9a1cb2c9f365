import "server-only";
import { holdAccount } from "@/lib/features/accounts/server/repository";
import { hasApprovedApplication } from "@/lib/features/expert-applications/server/repository";
import { backgroundOf } from "@/lib/features/experts/background";
import { comparableExpert, levelsOf } from "@/lib/features/experts/rules";
import type { FullExpert } from "@/lib/features/experts/schemas";
import {
  type EarlierExpert,
  insertExpert,
  linkExpert,
  lockExpertsOf,
} from "@/lib/features/experts/server/creation-repository";
import {
  ownImageAddress,
  removeUnusedImage,
  requireStoredImage,
} from "@/lib/features/experts/server/image-address";
import { lockOwnOrAnyExpert } from "@/lib/features/experts/server/repository";
import { answerForChanges } from "@/lib/features/experts/server/request-changes";
import { viewerOf } from "@/lib/features/experts/server/viewer";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { queueMail } from "@/lib/server/mail/mail";
import { readerLocale, teamLocale } from "@/lib/server/mail/reader-locale";
import { brand } from "@/lib/shared/brand";
import { AppError } from "@/lib/shared/errors";
import { toEuros } from "@/lib/shared/format-money";
import { distinctSkills } from "@/lib/shared/skills";
import { pointsOf, progressOf } from "../rules";
import { type CreateExpertInput, newProfileDefaults } from "../schemas";
import { profileCreatedMails } from "./profile-mails";
import { refuseSecondProfile } from "./refuse-second-profile";
import { deleteDraft } from "./repository";

/**
 * POST /api/experts (decisions A14): the expert profile of who is signed in. It waits for its review, unless an
 * application with the address has been approved. A profile that approving made, and that nobody has taken yet, is
 * taken and filled, not doubled (B17). Points are counted here, whatever the client says. The draft has served its
 * purpose, and the mails are queued, in the same transaction.
 * @throws AppError forbidden (address not verified), invalid (another address, an image of ours that does not exist),
 *   conflict (there is a profile already)
 */
export async function createExpert(actor: SignedIn, input: CreateExpertInput): Promise<FullExpert> {
  requireOwnAddress(actor, input.email);
  const wish = { ...input, skills: distinctSkills(input.skills) };
  const at = now();
  return transaction(async (tx) => {
    // Of several calls at once the others wait here, and find the profile of the first.
    await holdAccount(tx, actor.userId);
    const unclaimed = await findUnclaimed(tx, actor);
    const profile = profileOf(actor, wish);
    if (wish.profileImage) await requireStoredImage(tx, profile.profileImage);
    const id = unclaimed
      ? await claim(tx, unclaimed, profile, wish, at)
      : await insertExpert(
          tx,
          { ...profile, ...personalityOf(wish, at), ...(await reviewOf(tx, actor.email, at)) },
          at,
          // The wizard asks for it.
          at,
        );
    // An administrator has approved an application with this address in the same moment.
    if (id === null) throw new AppError("own_profile_changed");
    await deleteDraft(tx, actor.userId);
    const found = await lockOwnOrAnyExpert(tx, id, viewerOf(actor));
    if (!found) throw new Error(`expert ${id} was written and cannot be read`);
    const { approvalStatus } = found.expert;
    // Filling a profile that changes were asked of is sending it again.
    if (unclaimed?.approvalStatus === "changes_requested" && approvalStatus === "pending") {
      await answerForChanges(tx, found.expert, at);
    }
    const mails = profileCreatedMails(
      found.expert,
      await readerLocale(actor.email, tx),
      await teamLocale(tx),
    );
    for (const mail of mails) await queueMail(tx, mail);
    return found.expert;
  });
}

function requireOwnAddress(actor: SignedIn, email: string) {
  if (!actor.emailVerified) {
    throw new AppError("account_unverified");
  }
  if (email.toLowerCase() === actor.email.toLowerCase()) return;
  throw new AppError("email_not_own", { email: actor.email }, { field: "email" });
}

/** The expert with the caller's address that belongs to no account yet, if there is one. */
async function findUnclaimed(tx: Transaction, actor: SignedIn): Promise<EarlierExpert | null> {
  const earlier = await lockExpertsOf(tx, actor.userId, actor.email);
  const own = earlier.find(({ userId }) => userId === actor.userId);
  if (own?.isArchived) {
    throw new AppError("profile_removed", { email: brand.supportEmail });
  }
  refuseSecondProfile(own?.id ?? null);
  const sameAddress = earlier.find(({ isArchived }) => !isArchived);
  if (sameAddress && sameAddress.userId !== null) throw new AppError("expert_exists");
  return sameAddress ?? null;
}

/** A new profile waits for its review, unless its owner's application has passed one. */
async function reviewOf(tx: Transaction, email: string, at: Date) {
  const isApproved = await hasApprovedApplication(tx, email);
  return isApproved
    ? ({ approvalStatus: "approved", approvedAt: at } as const)
    : ({ approvalStatus: "pending", approvedAt: null } as const);
}

/** What the wizard asks of every profile, and what follows from it. */
function profileOf(actor: SignedIn, wish: CreateExpertInput) {
  const { name, title, description, skills, experienceYears, availability, workArrangement } = wish;
  const location = wish.location ?? "";
  const workRadius = wish.workRadius ?? newProfileDefaults.workRadius;
  const portfolioUrl = wish.portfolioUrl ?? null;
  const progress = progressOf(
    {
      name,
      title,
      email: wish.email,
      description,
      skills,
      hourlyRate: String(toEuros(wish.hourlyRateCents)),
      workArrangement,
      portfolioUrl: portfolioUrl ?? "",
    },
    isFinished(wish),
  );
  const mastery = levelsOf(skills, wish.skillMastery);
  return {
    userId: actor.userId,
    email: actor.email,
    name,
    title,
    description,
    skills,
    skillMastery: Object.fromEntries(
      skills.map((skill) => [skill, mastery[skill] ?? newProfileDefaults.mastery]),
    ),
    experienceYears,
    hourlyRateCents: wish.hourlyRateCents,
    acceptsVolumeDiscount: wish.acceptsVolumeDiscount,
    location,
    workRadius,
    availability,
    workArrangement,
    portfolioUrl,
    ...backgroundOf(wish),
    profileImage: ownImageAddress(wish.profileImage ?? null),
    emailNotifications: wish.emailNotifications ?? newProfileDefaults.emailNotifications,
    minMatchingScore: wish.minMatchingScore ?? newProfileDefaults.minMatchingScore,
    socialPoints: pointsOf(progress),
    ...comparableExpert({ skills, title, description, location, workRadius }),
  };
}

const isFinished = (wish: CreateExpertInput) => wish.personalityTestCompleted === true;

/** Scores are kept with consent only, and with when it was given. */
function personalityOf(wish: CreateExpertInput, at: Date) {
  const mayKeep = isFinished(wish) && wish.personalityConsent !== false;
  const kept = (score: number | null | undefined) => (mayKeep ? (score ?? null) : null);
  return {
    personalityOpenness: kept(wish.personalityOpenness),
    personalityConscientiousness: kept(wish.personalityConscientiousness),
    personalityExtraversion: kept(wish.personalityExtraversion),
    personalityAgreeableness: kept(wish.personalityAgreeableness),
    personalityNeuroticism: kept(wish.personalityNeuroticism),
    personalityTestCompleted: mayKeep,
    personalityConsentAt: mayKeep ? at : null,
  };
}

/** Fills a profile that approving made: what was not sent stays as it is, and what was approved stays approved. */
async function claim(
  tx: Transaction,
  unclaimed: EarlierExpert,
  profile: ReturnType<typeof profileOf>,
  wish: CreateExpertInput,
  at: Date,
): Promise<number> {
  const { emailNotifications, minMatchingScore, ...filled } = profile;
  const workRadius = wish.workRadius ?? unclaimed.workRadius;
  const profileImage = wish.profileImage ? profile.profileImage : unclaimed.profileImage;
  await linkExpert(
    tx,
    unclaimed.id,
    {
      ...filled,
      workRadius,
      profileImage,
      ...comparableExpert({ ...filled, workRadius }),
      ...(unclaimed.approvalStatus === "approved" ? {} : await reviewOf(tx, filled.email, at)),
      ...(unclaimed.approvalStatus === "changes_requested" ? { resubmittedAt: at } : {}),
      // Whoever has not taken the assessment here may have answered it when applying.
      ...(isFinished(wish) ? personalityOf(wish, at) : {}),
      ...(typeof wish.emailNotifications === "boolean" ? { emailNotifications } : {}),
      ...(typeof wish.minMatchingScore === "number" ? { minMatchingScore } : {}),
    },
    at,
  );
  if (profileImage !== unclaimed.profileImage) await removeUnusedImage(tx, unclaimed.profileImage);
  return unclaimed.id;
}
