import { queues } from "@/lib/server/jobs/queues";
import english from "@/messages/en/operations.json";
import { jobSchedule } from "./job-schedule";

it.each([
  ["*/15 * * * *", { every: "minutes", minutes: 15 }],
  ["17 * * * *", { every: "hour", minutes: 17 }],
  ["5 0 * * *", { every: "day", minutesOfDay: 5 }],
  ["10 8 * * 1-5", { every: "workday", minutesOfDay: 490 }],
  ["0 0 1 * *", null],
  ["", null],
])("the schedule %p is read as a sentence says it", (cron, schedule) => {
  expect(jobSchedule(cron)).toEqual(schedule);
});

describe("every job of ours", () => {
  it("says what it does", () => {
    expect(Object.keys(english.AdminJobs.tasks)).toEqual(Object.keys(queues));
  });

  it.each(
    Object.entries(queues).flatMap(([name, queue]) => ("schedule" in queue ? [[name, queue.schedule]] : [])),
  )("says when it runs: %s", (_, cron) => {
    expect(jobSchedule(cron)).not.toBeNull();
  });
});
