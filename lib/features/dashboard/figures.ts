import type { PartyContract } from "@/lib/features/contracts/party-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import type { ViewFigures } from "@/lib/features/experts/views";
import type { ReceivedInvitation } from "@/lib/features/invitations/schemas";
import type { ExpertAnswer, MeetingStatus } from "@/lib/features/meetings/states";
import type { OwnApplication as SentApplication } from "@/lib/features/project-applications/own-schemas";
import type { NewestQuote } from "@/lib/features/quotes/schemas";
import type { Said } from "@/lib/shared/locales";
import type { ProfileSteps } from "./profile-steps";

/**
 * A meeting booked about the expert, who does not take part (decisions D1): when, by which company and about what,
 * never by which person nor how to reach them.
 */
export interface BookedMeeting {
  readonly id: number;
  readonly startAt: Date;
  readonly endAt: Date;
  /** Minutes. */
  readonly duration: number;
  readonly status: MeetingStatus;
  /** As in the price estimate; null without one. */
  readonly projectType: "hourly" | "project" | null;
  readonly projectDurationMonths: number | null;
  /** Null once whoever booked it has deleted their account. */
  readonly company: string | null;
  /** What the company wrote about its project; null for nothing. */
  readonly topic: string | null;
  /** What the expert has said of their time; null for nothing. */
  readonly expertAnswer: ExpertAnswer | null;
  /** It is still to begin, and neither over nor called off. */
  readonly canAnswer: boolean;
}

/** The newest rows of a list, and how many there are in all. */
export interface Newest<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** One's own application to join the network. */
export interface OwnApplication {
  readonly status: "pending" | "changes_requested" | "approved" | "rejected";
  readonly sentAt: Date;
  readonly reviewedAt: Date | null;
  /** What to correct, and where as long as that is possible; null when nobody asks for it. */
  readonly changes: { readonly message: string; readonly path: string | null } | null;
}

/** What an expert comes back for: their own figures and nobody else's. */
/** A project that fits, as far as a glance needs it. */
export interface TopMatch {
  readonly id: number;
  readonly title: string;
  /** Whole per cent. */
  readonly score: number;
  /** Skills that it asks for by name and the profile does not show; the first few. */
  readonly missing: readonly string[];
}

export interface ExpertDashboard {
  readonly expert: FullExpert;
  /** What our team asks the expert to change of the profile; null when nothing. */
  readonly askedChanges: Said | null;
  readonly views: ViewFigures;
  /** The open projects that fit best and were not applied to, the best first. */
  readonly matches: readonly TopMatch[];
  /** How many people keep the expert as a favorite. */
  readonly favoriteCount: number;
  readonly applications: Newest<SentApplication>;
  /** The newest quote of each application that has one. */
  readonly quotes: readonly NewestQuote[];
  readonly invitations: Newest<ReceivedInvitation>;
  /** What the expert says of their time was confirmed too long ago (deal K5). */
  readonly isAvailabilityOld: boolean;
  readonly contracts: Newest<PartyContract>;
  readonly meetings: Newest<BookedMeeting>;
  /** Meetings that are still to come, soonest first; all of them stand in `meetings` too. */
  readonly upcoming: readonly BookedMeeting[];
  readonly ownApplication: OwnApplication | null;
  readonly profile: ProfileSteps;
}

/** Meetings that are still to come, soonest first: neither over nor called off. */
export function upcomingMeetings(meetings: readonly BookedMeeting[], now: Date): BookedMeeting[] {
  return meetings
    .filter(({ endAt, status }) => endAt > now && (status === "pending" || status === "confirmed"))
    .sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
}
