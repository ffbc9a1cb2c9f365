import { PATCH as change } from "@/app/api/company/applications/[id]/route";
import { POST as bulk } from "@/app/api/company/applications/bulk/route";
import { POST as undo } from "@/app/api/company/applications/undo/route";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { declineWaiting } from "@/lib/features/project-applications/server/decline-waiting";
import { chosenStages, stages } from "@/lib/features/project-applications/stages";
import { setClock } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createProject, createUser, type TestUser } from "@/tests/support/factories";
import { runStageMoveJobs } from "@/tests/support/jobs";
import { createProjectApplication } from "@/tests/support/project-applications";

const monday = new Date("2027-03-01T06:00:00Z");
const after = (seconds: number) => setClock(new Date(monday.getTime() + seconds * 1000));
const earlier = new Date("2027-02-22T06:00:00Z");
let owner: TestUser;
let projectId: number;

const create = (stage = "new") => createProjectApplication({ projectId, stage, stageChangedAt: earlier });
const patch = (id: number, body: object, as = owner) =>
  call<Applicant>(change, { method: "PATCH", params: { id: String(id) }, body, as });
const move = async (id: number, stage: string, message?: string) => {
  expect((await patch(id, { stage, message })).status).toBe(200);
};
const takeBack = (...ids: number[]) => post<Applicant[]>(undo, { ids }, { as: owner });
const row = async (id: number) => {
  const [found] = await sql<{ stage: string; stage_changed_at: Date; identity_shown_at: Date | null }>(
    "SELECT stage, stage_changed_at, identity_shown_at FROM project_applications WHERE id = $1",
    [id],
  );
  return found;
};
const stageOf = async (id: number) => (await row(id))?.stage;
const refused = { status: 409, body: { code: "not_possible_now" } };
/** The mails that go out once every waiting job had its turn, by their subjects. */
const mailed = async () => {
  await runStageMoveJobs();
  const mails = await sql<{ subject: string }>("SELECT subject FROM mail_messages ORDER BY created_at, id");
  return mails.map(({ subject }) => subject.split(":")[0]);
};

beforeEach(async () => {
  setClock(monday);
  await empty("project_applications", "projects", "mail_messages", "notifications", "users");
  await sql("DELETE FROM pgboss.job");
  owner = await createUser();
  ({ id: projectId } = await createProject({ ownerId: owner.id }));
});

// The sentence of the specification, move by move, and nothing else.
const allowed: Record<string, readonly string[]> = {
  new: ["shortlisted", "interview", "offer", "declined"],
  shortlisted: ["new", "interview", "offer", "declined"],
  interview: ["new", "shortlisted", "offer", "declined"],
  offer: ["new", "shortlisted", "interview", "declined", "hired"],
  hired: [],
  declined: ["shortlisted"],
  withdrawn: [],
  no_answer: ["shortlisted"],
};

describe("moves of a company (deal J7)", () => {
  it.each(stages)("from %s lead where the specification says, and tell as it says", async (from) => {
    for (const to of chosenStages) {
      await sql("DELETE FROM pgboss.job");
      await sql("DELETE FROM mail_messages");
      const { id } = await create(from);
      const answer = await patch(id, { stage: to });
      const isMove = allowed[from]?.includes(to) ?? false;
      expect([to, answer.status]).toEqual([to, isMove || from === to ? 200 : 409]);
      expect(await row(id)).toMatchObject({
        stage: isMove ? to : from,
        stage_changed_at: isMove ? monday : earlier,
      });
      if (!isMove && from !== to) expect(answer).toMatchObject(refused);
      const isTold = isMove && ["interview", "offer", "hired", "declined"].includes(to);
      expect([to, await mailed()]).toEqual([to, isTold ? [expect.any(String)] : []]);
      const moves = await sql("SELECT * FROM stage_moves WHERE application_id = $1", [id]);
      expect(moves).toHaveLength(isMove ? 1 : 0);
    }
  });

  it.each(["paused", "filled", "withdrawn"])(
    "bring nobody back whose posting is %s, and go on otherwise",
    async (lifecycle) => {
      await sql("UPDATE projects SET lifecycle = $1", [lifecycle]);
      for (const from of ["declined", "no_answer"]) {
        const { id } = await create(from);
        expect(await patch(id, { stage: "shortlisted" })).toMatchObject(refused);
      }
      const { id } = await create("offer");
      expect((await patch(id, { stage: "hired" })).status).toBe(200);
    },
  );

  it("write the message of the company into the one mail, and whom it came from", async () => {
    const { id } = await create();
    await move(id, "interview", "Tuesday at <ten>?");
    expect(await count("mail_messages")).toBe(0);
    await mailed();
    const [mail] = await sql<{ to: string; text: string; html: string; reply_to: string | null }>(
      `SELECT "to", text, html, reply_to FROM mail_messages`,
    );
    expect(mail?.text).toContain("Message from the company: Tuesday at <ten>?");
    expect(mail?.html).toContain("Tuesday at &lt;ten&gt;?");
    expect(mail?.text).toContain("You have no account yet.");
    expect(mail?.text).toContain("/register?returnTo=%2Fexpert-dashboard");
    expect(mail?.reply_to).toBeNull();
    expect(await mailed()).toHaveLength(1);
  });

  it("notify the account that sent it, or whose verified address it names", async () => {
    const linked = await createUser();
    const named = await createUser({ email: "aino@example.fi" });
    await createUser({ email: "eero@example.fi", isVerified: false });
    const applications = [
      await createProjectApplication({ projectId, userId: linked.id }),
      await createProjectApplication({ projectId, email: "Aino@Example.fi" }),
      await createProjectApplication({ projectId, email: "eero@example.fi" }),
    ];
    for (const { id } of applications) await move(id, "declined");
    expect(await mailed()).toHaveLength(3);
    // Whoever has none is told nothing of a profile.
    expect(await sql("SELECT 1 FROM mail_messages WHERE text LIKE '%your profile%'")).toEqual([]);
    const ways = await sql<{ way: string }>(
      `SELECT substring(text FROM '/(?:register\\?returnTo=%2F|)expert-dashboard') AS way
       FROM mail_messages ORDER BY id`,
    );
    expect(ways.map(({ way }) => way)).toEqual([
      "/expert-dashboard",
      "/expert-dashboard",
      "/register?returnTo=%2Fexpert-dashboard",
    ]);
    expect(await sql("SELECT user_id, kind, path FROM notifications ORDER BY user_id")).toEqual(
      [linked.id, named.id].map((user_id) => ({
        user_id,
        kind: "application_moved",
        path: "/expert-dashboard",
      })),
    );
  });
});

describe("many at once", () => {
  const send = (body: object, as = owner) => post<Applicant[]>(bulk, body, { as });

  it("move all, each told once, and leave those that stand there", async () => {
    const ids = [(await create()).id, (await create("shortlisted")).id, (await create("declined")).id];
    const thanks = "Kiitos hakemuksestasi. Valitsimme tällä kertaa toisen asiantuntijan.";
    const { status, body } = await send({ ids: [...ids, ids[0]], stage: "declined", message: thanks });
    expect(status).toBe(200);
    expect(body.map(({ id, stage }) => [id, stage])).toEqual(ids.toReversed().map((id) => [id, "declined"]));
    expect(await mailed()).toHaveLength(2);
    // Kept with the words, for who reads them later.
    expect(await sql("SELECT DISTINCT text_language FROM stage_moves")).toEqual([{ text_language: "fi" }]);
  });

  it("move none where one cannot, is another's or is not there", async () => {
    const stranger = await createProject({ ownerId: (await createUser()).id });
    const foreign = await createProjectApplication({ projectId: stranger.id });
    const { id } = await create();
    const hired = await create("hired");
    expect(await send({ ids: [id, hired.id], stage: "declined" })).toMatchObject(refused);
    for (const other of [foreign.id, 2_147_483_647]) {
      expect((await send({ ids: [id, other], stage: "declined" })).status).toBe(404);
      expect((await takeBack(id, other)).status).toBe(404);
    }
    expect([await stageOf(id), await stageOf(foreign.id)]).toEqual(["new", "new"]);
    expect(await count("stage_moves")).toBe(0);
    expect(await mailed()).toEqual([]);
  });

  it.each([{ ids: [] }, { ids: Array.from({ length: 101 }, (_, id) => id + 1) }, { ids: ["1"] }, {}])(
    "are one to a hundred: %j",
    async (given) => {
      expect((await send({ stage: "declined", ...given })).status).toBe(422);
      expect((await post(undo, given, { as: owner })).status).toBe(422);
    },
  );
});

describe("undo", () => {
  it("puts stage, clock and identity back, and nobody is mailed", async () => {
    const { id } = await create();
    await move(id, "interview");
    after(10);
    const { status, body } = await takeBack(id);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ id, stage: "new", applicantName: "Helmi L.", applicantEmail: null }]);
    expect(body[0]?.answerDueAt).not.toBeNull();
    expect(await row(id)).toEqual({ stage: "new", stage_changed_at: earlier, identity_shown_at: null });
    expect(await mailed()).toEqual([]);
  });

  it("comes too late after ten seconds, after the mail, and where nothing is left to undo", async () => {
    const { id } = await create();
    expect(await takeBack(id)).toMatchObject(refused);
    await move(id, "interview");
    after(10.001);
    expect(await takeBack(id)).toMatchObject(refused);
    after(0);
    await mailed();
    expect(await takeBack(id)).toMatchObject(refused);
    after(20);
    await move(id, "offer");
    expect((await takeBack(id)).status).toBe(200);
    expect(await takeBack(id)).toMatchObject(refused);
    expect(await stageOf(id)).toBe("interview");
  });

  it("takes all back or none", async () => {
    const [one, other] = [await create(), await create()];
    await move(one.id, "declined");
    after(5);
    await move(other.id, "declined");
    after(12);
    expect(await takeBack(one.id, other.id)).toMatchObject(refused);
    expect(await stageOf(other.id)).toBe("declined");
    expect((await takeBack(other.id)).status).toBe(200);
    expect(await mailed()).toEqual(["An answer to your application"]);
  });

  it("leaves shown what an earlier interview has shown", async () => {
    const { id } = await create();
    await move(id, "interview");
    await mailed();
    after(60);
    await move(id, "shortlisted");
    after(61);
    await move(id, "interview");
    after(62);
    await takeBack(id);
    expect(await row(id)).toMatchObject({ stage: "shortlisted", identity_shown_at: monday });
  });
});

describe("of two moves", () => {
  it("within the seconds only the last is told", async () => {
    const { id } = await create();
    await move(id, "interview");
    after(10);
    await move(id, "declined");
    expect(await mailed()).toEqual(["An answer to your application"]);
  });

  it("within the seconds none is, when the last is not told to anybody", async () => {
    const { id } = await create();
    await move(id, "declined");
    after(3);
    await move(id, "shortlisted");
    expect(await mailed()).toEqual([]);
  });

  it("that are further apart each is, also when the jobs come late", async () => {
    const { id } = await create();
    await move(id, "interview");
    after(11);
    await move(id, "offer");
    expect(await mailed()).toEqual(["Interview", "An offer is coming"]);
  });

  it("the first is told after all when the second is undone, before or after its turn", async () => {
    for (const isLate of [false, true]) {
      await sql("DELETE FROM mail_messages");
      after(0);
      const { id } = await create();
      await move(id, "interview");
      after(8);
      await move(id, "offer");
      if (isLate) {
        after(12);
        // The first one's turn comes and finds itself overtaken.
        await sql(
          "DELETE FROM pgboss.job WHERE name = 'tell-stage-move' AND (data->>'moveId')::int = (SELECT max(id) FROM stage_moves)",
        );
        expect(await mailed()).toEqual([]);
      }
      expect((await takeBack(id)).status).toBe(200);
      expect(await stageOf(id)).toBe("interview");
      expect(await mailed()).toEqual(["Interview"]);
      expect(await mailed()).toEqual(["Interview"]);
    }
  });
});

describe("two colleagues at once", () => {
  it.each([1, 2, 3])("make the same move once (round %i)", async () => {
    const { id } = await create();
    const answers = await Promise.all(Array.from({ length: 8 }, () => patch(id, { stage: "interview" })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await count("stage_moves")).toBe(1);
    expect(await mailed()).toEqual(["Interview"]);
  });

  it.each([1, 2, 3])("cannot both decide what excludes each other (round %i)", async () => {
    const { id } = await create("offer");
    const answers = await Promise.all([patch(id, { stage: "hired" }), patch(id, { stage: "declined" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count("stage_moves")).toBe(1);
  });

  it("move the same many in other orders without waiting for each other for ever", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await create()).id));
    const answers = await Promise.all([
      post(bulk, { ids, stage: "interview" }, { as: owner }),
      post(bulk, { ids: ids.toReversed(), stage: "offer" }, { as: owner }),
      transaction((tx) => declineWaiting(tx, { projectId, byUserId: owner.id })),
    ]);
    expect(answers[0]?.status === 200 || answers[0]?.status === 409).toBe(true);
    expect(new Set(await Promise.all(ids.map(stageOf)))).toEqual(new Set(["declined"]));
  });

  it("undo a move once", async () => {
    const { id } = await create();
    await move(id, "interview");
    const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stageOf(id)).toBe("new");
  });
});

describe("the end of a posting", () => {
  it("declines whoever waits with one mail each, at once and for good", async () => {
    const all = new Map<string, number>();
    for (const stage of stages) all.set(stage, (await create(stage)).id);
    const waiting = ["new", "shortlisted", "interview", "offer"];
    // An offer that is not told yet is overtaken.
    const moved = (await create()).id;
    await move(moved, "offer");
    expect(await transaction((tx) => declineWaiting(tx, { projectId, byUserId: owner.id }))).toBe(5);
    expect(await mailed()).toEqual(Array.from({ length: 5 }, () => "This project has ended"));
    for (const [stage, id] of all)
      expect(await stageOf(id)).toBe(waiting.includes(stage) ? "declined" : stage);
    expect(await takeBack(moved)).toMatchObject(refused);
    expect(await transaction((tx) => declineWaiting(tx, { projectId, byUserId: owner.id }))).toBe(0);
  });
});
