import "server-only";
import type { Host } from "../consultants";
import type { Interval } from "../rules";
import { activeConsultants, type Consultant, listHeldTimes } from "./consultants-repository";
import { outsideBusyTimes } from "./outside-busy-times";

/**
 * The consultants who are given meetings, each with what is taken of them in [from, to).
 * @throws AppError unavailable when an outside calendar does not answer; the screen then offers manual entry (D9)
 */
export async function consultantsWithTimes({ start, end }: Interval): Promise<Host<Consultant>[]> {
  const [consultants, held, outside] = await Promise.all([
    activeConsultants(),
    listHeldTimes(start, end),
    outsideBusyTimes(start, end),
  ]);
  return consultants.map((consultant) => ({
    consultant,
    busy: [...held.filter(({ calendar }) => calendar === consultant.calendar), ...outside],
  }));
}
