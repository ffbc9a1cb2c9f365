import "server-only";
import { linkState } from "@/lib/features/change-requests/rules";
import { findLastRequest, linkToken } from "@/lib/features/change-requests/server/repository";
import { listPartyContracts } from "@/lib/features/contracts/server/list-party-contracts";
import { correctionPagePath } from "@/lib/features/expert-applications/rules";
import { isAvailabilityOld } from "@/lib/features/experts/own-profile";
import { getOwnExpert } from "@/lib/features/experts/server/get-own-expert";
import { findAskedChanges } from "@/lib/features/experts/server/request-changes";
import { listViews } from "@/lib/features/experts/server/views-repository";
import { firstShownDay, viewFigures } from "@/lib/features/experts/views";
import { listReceivedInvitations } from "@/lib/features/invitations/server/received-invitations";
import { recommendProjects } from "@/lib/features/matching/server/recommend-projects";
import { adviseOn } from "@/lib/features/profile-advice/server/analyze-profile";
import { listOwnApplications } from "@/lib/features/project-applications/server/own-applications";
import { newestQuotes } from "@/lib/features/quotes/server/begin-quote";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { type ExpertDashboard, type OwnApplication, type TopMatch, upcomingMeetings } from "../figures";
import { profileSteps } from "../profile-steps";
import { countFavorites, findOwnApplication, listMeetings } from "./repository";

/** So many rows of a list are shown. */
const newest = 50;
/** More are on their own page, with their reasons. */
const mostMatches = 3;

/**
 * /expert-dashboard: the signed-in person's own expert with its figures (decisions A4). Null for guests and for people
 * who have none.
 */
export async function getExpertDashboard(actor: Actor): Promise<ExpertDashboard | null> {
  if (actor.kind === "guest") return null;
  const expert = await getOwnExpert(actor);
  if (!expert) return null;
  const at = now();
  const today = helsinkiDate(at);
  const [
    counted,
    favoriteCount,
    sent,
    quotes,
    received,
    contracts,
    meetings,
    ownApplication,
    advice,
    matches,
    askedChanges,
  ] = await Promise.all([
    listViews(expert.id, firstShownDay(today)),
    countFavorites(expert.id),
    listOwnApplications(actor, { limit: newest }),
    newestQuotes(actor),
    listReceivedInvitations(actor, { limit: newest }),
    listPartyContracts(actor, "expert", { limit: newest }),
    listMeetings(expert.id, newest, at),
    ownApplicationOf(expert.id, actor.emailVerified ? actor.email : null),
    adviseOn(expert, actor.locale),
    topMatches(actor, expert.id),
    findAskedChanges(expert),
  ]);
  return {
    expert,
    askedChanges,
    views: viewFigures(counted, today),
    matches,
    favoriteCount,
    applications: { items: sent.applications, total: sent.total },
    quotes,
    invitations: { items: received.invitations, total: received.total },
    contracts: { items: contracts.contracts, total: contracts.total },
    isAvailabilityOld: isAvailabilityOld(new Date(expert.availabilityConfirmedAt ?? expert.createdAt), at),
    meetings,
    upcoming: upcomingMeetings(meetings.items, at),
    ownApplication,
    profile: profileSteps(advice.found, advice.market),
  };
}

async function topMatches(actor: Actor, expertId: number): Promise<TopMatch[]> {
  const matches = await recommendProjects(actor, expertId, { limit: mostMatches, includeApplied: false });
  return matches.map(({ project, matchScore, missingSkills }) => ({
    id: project.id,
    title: project.title,
    score: matchScore,
    missing: missingSkills.slice(0, 3),
  }));
}

/** What somebody without an expert has applied to, newest first. */
export async function getSentApplications(actor: Actor): Promise<ExpertDashboard["applications"]> {
  if (actor.kind === "guest") return { items: [], total: 0 };
  const { applications: items, total } = await listOwnApplications(actor, { limit: newest });
  return { items, total };
}

/** Where the application to join stands of somebody who has no expert yet; null for none. */
export async function getOwnApplication(actor: Actor): Promise<OwnApplication | null> {
  if (actor.kind === "guest" || !actor.emailVerified) return null;
  return ownApplicationOf(null, actor.email);
}

/** One's own application, with what is to be corrected of it. */
async function ownApplicationOf(
  expertId: number | null,
  verifiedEmail: string | null,
): Promise<OwnApplication | null> {
  const found = await findOwnApplication(expertId, verifiedEmail);
  if (!found) return null;
  const { id, ...application } = found;
  const asked =
    application.status === "changes_requested" ? await findLastRequest({ expertApplicationId: id }) : null;
  if (!asked) return { ...application, changes: null };
  const isOpen = linkState(asked, true, now()) === "open";
  const path = isOpen ? correctionPagePath(linkToken(asked.id)) : null;
  return { ...application, changes: { message: asked.message, path } };
}
