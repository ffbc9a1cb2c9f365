import {
  freeTimes,
  inTurn,
  linkAfterHandOver,
  openingHoursOn,
  type Schedule,
  whoCanHold,
} from "./consultants";

const now = new Date("2026-10-19T06:00:00Z");
const at = (time: string, date = "2026-10-21") => new Date(`${date}T${time}:00Z`);
const works = (weekday: number, opensAt: number, closesAt: number): Schedule => ({
  workingHours: [{ weekday, opensAt: opensAt * 60, closesAt: closesAt * 60 }],
  absences: [],
});
/** On Wednesdays: from 9 to 12, and from 11 to 16. */
const [early, late] = [works(3, 9, 12), works(3, 11, 16)];
const hosts = (...schedules: Schedule[]) =>
  schedules.map((consultant) => ({ consultant, busy: [] as { start: Date; end: Date }[] }));

describe("opening hours of a consultant", () => {
  const schedule = { ...early, absences: [{ firstDay: "2026-10-28", lastDay: "2026-11-03" }] };

  it.each([
    ["2026-10-21", [3]],
    ["2026-10-22", []],
    ["2026-10-28", []],
    ["2026-11-04", [3]],
  ])("on %s", (date, weekdays) => {
    expect(openingHoursOn(schedule, date).weekdays).toEqual(weekdays);
  });

  it("keep step, notice and horizon of all", () => {
    expect(openingHoursOn(schedule, "2026-10-21")).toMatchObject({
      ...{ opensAt: 540, closesAt: 720, stepMinutes: 30, noticeMinutes: 240, horizonDays: 60 },
    });
  });
});

it("offers each time at which somebody is free, once", () => {
  const wish = { date: "2026-10-21", durationMinutes: 120, now };
  const starts = (both: ReturnType<typeof hosts>) =>
    freeTimes(both, wish).map(({ start }) => start.toISOString().slice(11, 16));
  // Helsinki is three hours ahead.
  expect(starts(hosts(early, late))).toEqual([
    "06:00",
    "06:30",
    "07:00",
    "08:00",
    "08:30",
    "09:00",
    "09:30",
    "10:00",
    "10:30",
    "11:00",
  ]);
  const [one, other] = hosts(early, late);
  if (!one || !other) throw new Error("Two are missing");
  other.busy.push({ start: at("09:00"), end: at("13:00") });
  expect(starts([one, other])).toEqual(["06:00", "06:30", "07:00"]);
});

describe("who can hold a meeting", () => {
  const check = (start: string, minutes: number, date = "2026-10-21") =>
    whoCanHold(
      hosts(early, late),
      { date, start: at(start, date), end: new Date(at(start, date).getTime() + minutes * 60_000) },
      now,
    );

  it("is everybody who works then", () => {
    expect(check("06:00", 60)).toEqual({ ok: true, consultants: [early] });
    expect(check("08:00", 60)).toEqual({ ok: true, consultants: [early, late] });
    expect(check("12:00", 60)).toEqual({ ok: true, consultants: [late] });
  });

  it.each([
    ["before anybody begins", "05:00", 60, "2026-10-21", "outside_hours"],
    ["longer than either works", "07:30", 120, "2026-10-21", "outside_hours"],
    ["on a day on which nobody works", "08:00", 60, "2026-10-22", "day_off"],
    ["on a Saturday", "08:00", 60, "2026-10-24", "closed_day"],
    ["in the past", "08:00", 60, "2026-10-14", "past"],
    ["at a quarter past", "08:15", 60, "2026-10-21", "off_step"],
  ])("is nobody %s", (_case, start, minutes, date, reason) => {
    expect(check(start, minutes, date)).toMatchObject({ ok: false, reason });
  });

  it("names the hours of the day, from the first to the last who works", () => {
    expect(check("05:00", 60)).toMatchObject({ opensAt: 540, closesAt: 960 });
  });

  it("is told the reason of who comes nearest to it", () => {
    const both = hosts(early, late);
    both[1]?.busy.push({ start: at("11:00"), end: at("12:00") });
    const wish = { date: "2026-10-21", start: at("11:00"), end: at("12:00") };
    expect(whoCanHold(both, wish, now)).toMatchObject({ ok: false, reason: "taken" });
    expect(whoCanHold([], wish, now)).toMatchObject({ ok: false, reason: "closed_day" });
  });
});

it("gives turns to who has the fewest, and of equals to the oldest", () => {
  const [a, b, c] = [3, 1, 2].map((id) => ({ id, calendar: `c${id}` }));
  if (!a || !b || !c) throw new Error("Three are missing");
  const order = (...counts: [string, number][]) => inTurn([a, b, c], new Map(counts)).map(({ id }) => id);
  expect(order()).toEqual([1, 2, 3]);
  expect(order(["c1", 2], ["c2", 1])).toEqual([3, 2, 1]);
  expect(order(["c1", 1], ["c3", 1])).toEqual([2, 1, 3]);
});

it.each([
  ["none", null, null, "https://new", "https://new"],
  ["theirs", "https://old", "https://old", "https://new", "https://new"],
  ["theirs, and there is no other", "https://old", "https://old", null, null],
  ["one of its own", "https://own", "https://old", "https://new", "https://own"],
])("a link that is %s goes over as it should", (_case, link, from, to, left) => {
  expect(linkAfterHandOver(link, { joinUrl: from }, { joinUrl: to })).toBe(left);
});
