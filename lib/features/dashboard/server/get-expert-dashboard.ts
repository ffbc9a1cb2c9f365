import "server-only";
import { getOwnExpert } from "@/lib/features/experts/server/get-own-expert";
import { listViews } from "@/lib/features/experts/server/views-repository";
import { firstShownDay, viewFigures } from "@/lib/features/experts/views";
import type { Actor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { helsinkiDate } from "@/lib/shared/dates";
import { type ExpertDashboard, type OwnApplication, upcomingMeetings } from "../figures";
import { profileSteps } from "../profile-steps";
import { countFavorites, findOwnApplication, listMeetings, listSentApplications } from "./repository";

/** So many rows of a list are shown. */
const newest = 50;

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
  const [counted, favoriteCount, applications, meetings, ownApplication] = await Promise.all([
    listViews(expert.id, firstShownDay(today)),
    countFavorites(expert.id),
    listSentApplications(expert.id, actor.userId, newest),
    listMeetings(expert.id, newest, at),
    findOwnApplication(expert.id, actor.emailVerified ? actor.email : null),
  ]);
  return {
    expert,
    views: viewFigures(counted, today),
    favoriteCount,
    applications,
    meetings,
    upcoming: upcomingMeetings(meetings.items, at),
    ownApplication,
    profile: profileSteps(expert),
  };
}

/** Where the application to join stands of somebody who has no expert yet; null for none. */
export async function getOwnApplication(actor: Actor): Promise<OwnApplication | null> {
  if (actor.kind === "guest" || !actor.emailVerified) return null;
  return findOwnApplication(null, actor.email);
}
