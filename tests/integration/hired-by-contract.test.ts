import { PATCH as changeLifecycle } from "@/app/api/company/projects/[id]/lifecycle/route";
import { GET as getOwnProject } from "@/app/api/company/projects/[id]/route";
import { POST as withdrawApplication } from "@/app/api/expert/applications/[id]/withdraw/route";
import { GET as ownApplications } from "@/app/api/expert/applications/route";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import type { OwnApplication } from "@/lib/features/project-applications/own-schemas";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { insert, sql } from "@/tests/support/database/connection";
import { createProject } from "@/tests/support/factories";
import { runStageMoveJobs } from "@/tests/support/jobs";
import { createProjectApplication } from "@/tests/support/project-applications";
import { type Awaiting, createAwaiting, signByMail } from "@/tests/support/signing";

const at = new Date("2027-03-01T10:00:00Z");
let world: Awaiting;

/** An application whose quote was accepted, so that the engagement came from it. */
async function applied(stage: string) {
  const posting = await createProject({ ownerId: world.client.id });
  const [{ expertId }] = (await sql(`SELECT expert_id AS "expertId" FROM contracts WHERE project_id = $1`, [
    world.engagementId,
  ])) as [{ expertId: number }];
  const { id } = await createProjectApplication({ projectId: posting.id, expertId });
  await sql("UPDATE project_applications SET stage = $2, applicant_name = 'Aino Virtanen' WHERE id = $1", [
    id,
    stage,
  ]);
  await insert("quotes", {
    ...{ application_id: id, expert_id: expertId, version: 1, status: "accepted", project_type: "hourly" },
    ...{ hourly_rate_cents: 9000, hours_per_week: 20, duration_months: 3, start_date: "2027-04-01" },
    ...{ scope: "A forecast of daily demand.", valid_days: 14, valid_until: "2027-03-14", pricing: "{}" },
    ...{ rules_version: "1", total_cents: 1, engagement_id: world.engagementId },
    ...{ created_at: at, updated_at: at, sent_at: at, ended_at: at },
  });
  return { applicationId: id, postingId: posting.id };
}

const standing = async (id: number) =>
  (await sql<{ stage: string }>("SELECT stage FROM project_applications WHERE id = $1", [id]))[0]?.stage;
const movedMails = () => sql("SELECT id FROM mail_messages WHERE kind = 'project_application_moved'");

beforeEach(async () => {
  setClock(at);
  await sql("DELETE FROM mail_messages");
  world = await createAwaiting();
});

it("hires the applicant once both contracts are signed, with one mail, and the posting asks whether it is filled", async () => {
  const { applicationId, postingId } = await applied("offer");
  const { client, expert, clientContract, expertContract } = world;
  await signByMail(clientContract, client);
  expect(await standing(applicationId)).toBe("offer");
  await signByMail(expertContract, expert);
  expect(await standing(applicationId)).toBe("hired");
  await runStageMoveJobs();
  expect(await movedMails()).toHaveLength(1);
  const { body } = await call<OwnProjectDetails>(getOwnProject, {
    params: { id: String(postingId) },
    as: client,
  });
  expect([body.lifecycle, body.signedApplicants]).toEqual(["open", ["Aino Virtanen"]]);
});

it("hires once when both sign at the same moment", async () => {
  const { applicationId } = await applied("offer");
  const { client, expert, clientContract, expertContract } = world;
  const answers = await Promise.all([signByMail(clientContract, client), signByMail(expertContract, expert)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await standing(applicationId)).toBe("hired");
  expect(await movedMails()).toHaveLength(1);
});

it.each([
  ["interview", "hired"],
  ["withdrawn", "withdrawn"],
  ["declined", "declined"],
])("makes of %s %s", async (before, after) => {
  const { applicationId } = await applied(before);
  await signByMail(world.clientContract, world.client);
  await signByMail(world.expertContract, world.expert);
  expect(await standing(applicationId)).toBe(after);
});

describe("the end of the posting", () => {
  const fill = (id: number) =>
    call(changeLifecycle, {
      method: "PATCH",
      params: { id: String(id) },
      body: { lifecycle: "filled" },
      as: world.client,
    });
  const own = async (id: number) =>
    (await call<OwnProjectDetails>(getOwnProject, { params: { id: String(id) }, as: world.client })).body;

  it("leaves whoever's quote was accepted to the contracts, and counts them apart", async () => {
    const { applicationId, postingId } = await applied("offer");
    const other = await createProjectApplication({ projectId: postingId });
    await signByMail(world.clientContract, world.client);
    const { counts, underContract } = await own(postingId);
    expect([counts.new, counts.offer, underContract]).toEqual([1, 1, 1]);
    expect((await fill(postingId)).status).toBe(200);
    expect([await standing(applicationId), await standing(other.id)]).toEqual(["offer", "declined"]);
    expect(await movedMails()).toHaveLength(1);
    await signByMail(world.expertContract, world.expert);
    expect(await standing(applicationId)).toBe("hired");
  });

  it("declines them as anybody once the contracts have ended", async () => {
    const { applicationId, postingId } = await applied("offer");
    await sql("UPDATE contracts SET status = 'declined', ended_at = $2 WHERE id = $1", [
      world.expertContract,
      at,
    ]);
    expect((await own(postingId)).underContract).toBe(0);
    await fill(postingId);
    expect(await standing(applicationId)).toBe("declined");
  });
});

it("tells a company that the contract stays when its applicant withdraws", async () => {
  const { applicationId } = await applied("offer");
  await sql("UPDATE project_applications SET user_id = $2 WHERE id = $1", [applicationId, world.expert.id]);
  await signByMail(world.expertContract, world.expert);
  const { body } = await call<OwnApplication[]>(ownApplications, { as: world.expert });
  expect(body.map(({ contractId }) => contractId)).toEqual([world.expertContract]);
  await call(withdrawApplication, {
    method: "POST",
    params: { id: String(applicationId) },
    as: world.expert,
  });
  const [mail] = await sql<{ text: string }>(
    "SELECT text FROM mail_messages WHERE kind = 'project_application_withdrawn'",
  );
  expect(mail?.text).toContain("it does not end with the application");
  expect(mail?.text).toContain("/company/contracts");
});

it("hires nobody for an engagement of the calculator", async () => {
  await signByMail(world.clientContract, world.client);
  await signByMail(world.expertContract, world.expert);
  expect(await movedMails()).toEqual([]);
});
