import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { PATCH as change } from "@/app/api/company/applications/[id]/route";
import { keepAnswerGuarantee } from "@/lib/features/project-applications/server/answer-guarantee";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { empty, sql } from "@/tests/support/database/connection";
import { createProject, createUser, type TestUser } from "@/tests/support/factories";
import { createProjectApplication } from "@/tests/support/project-applications";

// A Monday; the tenth business day after it is the 30th, the fifteenth the 7th of December.
const monday = new Date("2026-11-16T08:00:00Z");
let owner: TestUser;
let projectId: number;

const runAt = (instant: string) => {
  setClock(new Date(instant));
  return keepAnswerGuarantee();
};
const mails = () =>
  sql<{ kind: string; to: string }>(`SELECT kind, "to" FROM mail_messages ORDER BY created_at, id`);
const stageOf = async (id: number) =>
  (await sql<{ stage: string }>("SELECT stage FROM project_applications WHERE id = $1", [id]))[0]?.stage;
const nothing = { reminded: 0, ended: 0 };

beforeEach(async () => {
  await empty("project_applications", "projects", "mail_messages", "notifications", "users");
  owner = await createUser({ email: "buyer@pohjola.example" });
  ({ id: projectId } = await createProject({
    title: "Demand forecast",
    ownerId: owner.id,
    customerEmail: "buyer@pohjola.example",
  }));
});

it("reminds the company once after ten business days, and ends it after fifteen (deal K3)", async () => {
  const { id } = await createProjectApplication({
    projectId,
    name: "Åsa Mäkelä",
    email: "asa@makela.example",
    stageChangedAt: monday,
  });
  expect(await runAt("2026-11-27T06:10:00Z")).toEqual(nothing);
  expect(await runAt("2026-11-30T06:10:00Z")).toEqual({ reminded: 1, ended: 0 });
  for (const again of ["2026-11-30T06:10:00Z", "2026-12-01T06:10:00Z", "2026-12-07T21:59:00Z"])
    expect(await runAt(again)).toEqual(nothing);
  const [reminder] = await sql<{ text: string; html: string; subject: string }>(
    "SELECT * FROM mail_messages",
  );
  expect(reminder?.text).toContain("Åsa M. applied to “Demand forecast” 10 business days ago");
  expect(reminder?.text).toContain("Until 7 December 2026 you can still answer");
  expect(JSON.stringify(reminder)).not.toMatch(/mäkelä|asa@makela/i);

  expect(await runAt("2026-12-08T06:10:00Z")).toEqual({ reminded: 0, ended: 1 });
  expect(await runAt("2026-12-08T06:10:00Z")).toEqual(nothing);
  expect(await stageOf(id)).toBe("no_answer");
  expect(await mails()).toEqual([
    { kind: "project_application_answer_due", to: "buyer@pohjola.example" },
    { kind: "project_application_unanswered", to: "asa@makela.example" },
  ]);
  expect(await sql("SELECT from_stage, to_stage, moved_by_id, undone_at FROM stage_moves")).toEqual([
    { from_stage: "new", to_stage: "no_answer", moved_by_id: null, undone_at: null },
  ]);
  expect(await sql("SELECT user_id, kind, values FROM notifications")).toEqual([
    { user_id: owner.id, kind: "answer_due", values: { project: "Demand forecast", count: 1 } },
  ]);
});

it("ends what nobody was reminded of, and leaves alone what was answered", async () => {
  const ids = [
    await createProjectApplication({ projectId, stageChangedAt: monday }),
    await createProjectApplication({ projectId, stageChangedAt: monday, stage: "shortlisted" }),
    await createProjectApplication({ projectId, stageChangedAt: monday, stage: "declined" }),
  ].map(({ id }) => id);
  expect(await runAt("2026-12-18T09:00:00Z")).toEqual({ reminded: 0, ended: 1 });
  expect(await Promise.all(ids.map(stageOf))).toEqual(["no_answer", "shortlisted", "declined"]);
});

it("counts anew for an application that was put back among the new", async () => {
  const { id } = await createProjectApplication({ projectId, stageChangedAt: monday });
  await runAt("2026-11-30T06:10:00Z");
  const patch = (stage: string) =>
    call(change, { method: "PATCH", params: { id: String(id) }, body: { stage }, as: owner });
  setClock(new Date("2026-11-30T09:00:00Z"));
  await patch("shortlisted");
  await patch("new");
  expect(await runAt("2026-12-08T06:10:00Z")).toEqual(nothing);
  expect(await runAt("2026-12-15T06:10:00Z")).toEqual({ reminded: 1, ended: 0 });
  expect(await runAt("2026-12-22T06:10:00Z")).toEqual({ reminded: 0, ended: 1 });
});

it("is one count in the notification of a posting, however many wait", async () => {
  for (let each = 0; each < 3; each += 1)
    await createProjectApplication({ projectId, stageChangedAt: monday });
  await runAt("2026-11-30T06:10:00Z");
  expect(await sql("SELECT values->'count' AS count FROM notifications")).toEqual([{ count: 3 }]);
  expect(await mails()).toHaveLength(3);
});

it("does everything once in runs at the same time, over more than one batch", async () => {
  for (let each = 0; each < 230; each += 1)
    await createProjectApplication({ projectId, stageChangedAt: monday });
  setClock(new Date("2026-12-08T06:10:00Z"));
  const runs = await Promise.all([keepAnswerGuarantee(), keepAnswerGuarantee()]);
  expect(runs.reduce((sum, { ended }) => sum + ended, 0)).toBe(230);
  expect(await mails()).toHaveLength(230);
});

describe("npm run job", () => {
  const job = (...given: string[]) =>
    promisify(execFile)(
      process.execPath,
      [...["--import", "tsx", "--conditions=react-server", "scripts/job.ts"], ...given],
      // The database of this test: a child has the variables of the runner otherwise.
      { env: { ...process.env } },
    );

  it("keeps the guarantee as if it were the moment that is given", async () => {
    const { id } = await createProjectApplication({ projectId, stageChangedAt: monday });
    const { stdout } = await job("answer-guarantee", "--at", "2026-12-08T08:00:00Z");
    expect(stdout).toContain("answer-guarantee ran as if it were 2026-12-08T08:00:00.000Z.");
    expect(stdout).toContain(JSON.stringify({ ...nothing, ended: 1 }));
    expect(await stageOf(id)).toBe("no_answer");
  });

  it("alone lists every job with its hours, and runs none of another name or at no moment", async () => {
    expect((await job()).stdout).toMatch(/^answer-guarantee +10 8 \* \* 1-5$/m);
    await expect(job("nothing")).rejects.toThrow('There is no scheduled job "nothing"');
    await expect(job("answer-guarantee", "--at", "2026-12-08")).rejects.toThrow("with its zone");
  });
});
