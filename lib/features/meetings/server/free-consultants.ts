import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import type { FreeConsultant } from "../consultant-schemas";
import { whoCanHold } from "../consultants";
import { type BookingToChange, lockBooking } from "./change-repository";
import { activeConsultants, busyCalendars, type Consultant } from "./consultants-repository";

type Meeting = Pick<BookingToChange, "id" | "startAt" | "endAt" | "host">;

/** The other consultants who work at a meeting's time and hold no other meeting then. */
async function othersFreeFor(tx: Transaction, { id, startAt, endAt, host }: Meeting): Promise<Consultant[]> {
  const interval = { start: startAt, end: endAt };
  const busy = await busyCalendars(tx, interval, id);
  const others = (await activeConsultants()).filter(
    (each) => each.id !== host.id && !busy.has(each.calendar),
  );
  const check = whoCanHold(
    others.map((consultant) => ({ consultant, busy: [] })),
    { ...interval, date: helsinkiDate(startAt), noticeMinutes: 0 },
    now(),
  );
  return check.ok ? check.consultants : [];
}

/** GET /api/meeting-bookings/{id}/free-consultants: who could take a meeting over. @throws AppError not_found */
export const listFreeConsultants = (_actor: AdminActor, id: number): Promise<FreeConsultant[]> =>
  transaction(async (tx) => {
    const meeting = await lockBooking(tx, id);
    if (!meeting) throw new AppError("booking_not_found");
    return (await othersFreeFor(tx, meeting)).map(({ id, name }) => ({ id, name }));
  });

/** One of them, to whom a locked meeting is given. @throws AppError conflict when they are not free */
export async function consultantFreeFor(
  tx: Transaction,
  meeting: Meeting,
  id: number | undefined,
): Promise<Consultant> {
  const found = (await othersFreeFor(tx, meeting)).find((each) => each.id === id);
  if (!found) throw new AppError("consultant_not_free");
  return found;
}
