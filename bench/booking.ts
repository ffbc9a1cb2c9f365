import { meetingDuration, openingHours } from "@/lib/features/meetings/opening-hours";
import type { AvailableSlotsResponse } from "@/lib/features/meetings/schemas";
import { send } from "./http";
import { type Report, readable } from "./report";
import type { Stage } from "./servers";
import { median, percentile, timed } from "./statistics";

/** How many want one slot at once. */
const rivals = 50;
/** How many book distinct slots at once. */
const bookers = 16;
/** The shortest meetings, so that there are the most slots. */
const duration = meetingDuration.min;

type Slot = { date: string; time: string };

/** Every time that can be booked, from now to the horizon, no two of them overlapping. */
async function freeSlots(applicationUrl: string): Promise<Slot[]> {
  const slots: Slot[] = [];
  for (let day = 0; day <= openingHours.horizonDays; day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    const answer = await send(
      `${applicationUrl}/api/calendar/available-slots?date=${date}&duration=${duration}`,
    );
    if (answer.status !== 200)
      throw new Error(`The free slots of ${date} answered ${answer.status}: ${answer.text}`);
    const { slots: free } = JSON.parse(answer.text) as AvailableSlotsResponse;
    slots.push(...free.map(({ label }) => ({ date, time: label })));
  }
  return slots;
}

let people = 0;

function book(applicationUrl: string, { date, time }: Slot) {
  people += 1;
  return send(`${applicationUrl}/api/meeting-bookings`, {
    fullName: `Visitor ${people}`,
    email: `visitor-${people}@bench.example`,
    company: "Bench Oy",
    phone: "+358 40 123 4567",
    meetingType: "consultation",
    preferredDate: date,
    preferredTime: time,
    duration,
  });
}

/** Many on one slot: exactly one may win, round after round; then bookings a second where nobody is in the way. */
export async function measureBooking(
  { applicationUrl, client }: Stage,
  { races, bookings }: { races: number; bookings: number },
  report: Report,
): Promise<void> {
  report.section("Booking");
  const slots = await freeSlots(applicationUrl);
  if (slots.length < races + bookers) throw new Error(`Only ${slots.length} slots are free.`);

  const rounds: number[] = [];
  let fair = 0;
  for (const slot of slots.slice(0, races)) {
    const { ms, value } = await timed(() =>
      Promise.all(Array.from({ length: rivals }, () => book(applicationUrl, slot))),
    );
    rounds.push(ms);
    const [winners, losers] = [201, 409].map(
      (wanted) => value.filter(({ status }) => status === wanted).length,
    );
    if (winners === 1 && losers === rivals - 1) fair += 1;
    else report.fault(`${slot.date} ${slot.time}: ${winners} winners and ${losers} refusals among ${rivals}`);
  }
  report.add(
    {
      name: `${rivals} on one slot: rounds with one winner`,
      value: fair,
      aim: { atLeast: races },
      detail: `of ${races}`,
    },
    { name: `${rivals} on one slot: p50 of a round`, value: median(rounds), unit: "ms" },
    { name: `${rivals} on one slot: slowest round`, value: Math.max(...rounds), unit: "ms" },
  );

  const distinct = slots.slice(races, races + bookings);
  const waiting = [...distinct];
  const each: number[] = [];
  const { ms: total } = await timed(() =>
    Promise.all(
      Array.from({ length: bookers }, async () => {
        for (let slot = waiting.shift(); slot; slot = waiting.shift()) {
          const wanted = slot;
          const { ms, value } = await timed(() => book(applicationUrl, wanted));
          each.push(ms);
          if (value.status !== 201)
            report.fault(`a free slot, ${slot.date} ${slot.time}, answered ${value.status}`);
        }
      }),
    ),
  );
  report.add({
    name: "distinct slots",
    value: (1_000 * distinct.length) / total,
    unit: "bookings/s",
    detail: `${distinct.length} bookings, ${bookers} at once, p95 ${readable(percentile(each, 0.95))} ms`,
  });
  await checkOverlaps(client, races + distinct.length, report);
}

/** What the answers said, asked of the table itself. */
async function checkOverlaps(client: Stage["client"], expected: number, report: Report) {
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM meeting_bookings) AS booked,
       (SELECT count(*)::int FROM meeting_bookings a JOIN meeting_bookings b
          ON a.id < b.id AND a.calendar = b.calendar AND a.start_at < b.end_at AND b.start_at < a.end_at) AS overlaps`,
  );
  const { booked, overlaps } = rows[0];
  if (booked !== expected) report.fault(`${booked} meetings are booked instead of ${expected}`);
  if (overlaps > 0) report.fault(`${overlaps} pairs of meetings overlap`);
}
