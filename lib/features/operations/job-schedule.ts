/** When a job runs by itself, as a sentence says it; a day's moment in minutes of the day, Finnish time. */
export type JobSchedule =
  | { every: "minutes" | "hour"; minutes: number }
  | { every: "day" | "workday"; minutesOfDay: number };

const patterns: readonly [pattern: RegExp, read: (...numbers: number[]) => JobSchedule][] = [
  [/^\*\/(\d+) \* \* \* \*$/, (minutes = 0) => ({ every: "minutes", minutes })],
  [/^(\d+) \* \* \* \*$/, (minutes = 0) => ({ every: "hour", minutes })],
  [/^(\d+) (\d+) \* \* \*$/, (minute = 0, hour = 0) => ({ every: "day", minutesOfDay: hour * 60 + minute })],
  [
    /^(\d+) (\d+) \* \* 1-5$/,
    (minute = 0, hour = 0) => ({ every: "workday", minutesOfDay: hour * 60 + minute }),
  ],
];

/** Reads the forms of cron that our jobs have (lib/server/jobs/queues.ts); null for another one. */
export function jobSchedule(cron: string): JobSchedule | null {
  for (const [pattern, read] of patterns) {
    const [, ...numbers] = pattern.exec(cron) ?? [];
    if (numbers.length > 0) return read(...numbers.map(Number));
  }
  return null;
}
