import "server-only";
import { type Actor, asAdmin } from "@/lib/server/actor";
import { AppError } from "@/lib/shared/errors";
import { pathId } from "@/lib/shared/text";
import type { Host } from "../consultants";
import type { Interval } from "../rules";
import { meetingByToken } from "./client-meeting";
import { type FoundMeeting, findMeeting } from "./client-repository";
import { activeConsultants, type Consultant, listHeldTimes } from "./consultants-repository";
import { outsideBusyTimes } from "./outside-busy-times";

/**
 * The meeting that another time is looked for; null where a new one is booked.
 * @param named the token of its client's link or, by an administrator, its number
 * @throws AppError not_found for whatever names none
 */
export async function movedMeeting(actor: Actor, named: string | undefined): Promise<FoundMeeting | null> {
  if (named === undefined) return null;
  const id = asAdmin(actor) ? pathId.safeParse(named).data : undefined;
  if (id === undefined) return meetingByToken(named);
  const meeting = await findMeeting(id);
  if (!meeting) throw new AppError("booking_not_found");
  return meeting;
}

/**
 * The consultants who are given meetings, each with what is taken of them in [from, to).
 * @param moved the meeting that looks for another time: its own does not count as taken
 * @throws AppError unavailable when an outside calendar does not answer; the screen then offers manual entry (D9)
 */
export async function consultantsWithTimes(
  { start, end }: Interval,
  moved: FoundMeeting | null = null,
): Promise<Host<Consultant>[]> {
  const [consultants, held, outside] = await Promise.all([
    activeConsultants(),
    listHeldTimes(start, end, moved?.id ?? null),
    outsideBusyTimes(start, end),
  ]);
  return consultants.map((consultant) => ({
    consultant,
    busy: [...held.filter(({ calendar }) => calendar === consultant.calendar), ...outside],
  }));
}
