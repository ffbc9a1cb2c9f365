import { PATCH as approve } from "@/app/api/admin/project-postings/[id]/approve/route";
import { PATCH as setVisibility } from "@/app/api/admin/project-postings/[id]/visibility/route";
import { GET as openLink, POST as stopMails } from "@/app/api/experts/[id]/unsubscribe/route";
import { POST as apply } from "@/app/api/project-applications/route";
import { POST as recommendExperts } from "@/app/api/projects/[id]/expert-recommendations/route";
import { mostNotified } from "@/lib/features/matching/bands";
import { bestTold, notifyExperts } from "@/lib/features/matching/server/notify-experts";
import { call, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createTeam,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { runMailJobs, runNotifyJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

let admin: TestUser;

beforeEach(async () => {
  await empty("projects", "experts", "users", "mail_messages", "served_rankings");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  admin = await createAdmin();
});

const skills = ["Python", "Data Engineering"];
const fitting = {
  skills,
  title: "Data engineer",
  description: "Forecast of daily demand for shops, with its numbers explained to planners.",
};
const patch = (handler: typeof approve, id: number, body?: unknown) =>
  call(handler, { method: "PATCH", params: { id: String(id) }, body, as: admin });
/** Sends what waits; the addresses that were told of a project, sorted. */
async function told(): Promise<string[]> {
  await runMailJobs();
  return (await readOutbox())
    .filter(({ subject }) => subject?.startsWith("A new project fits you"))
    .map(recipient)
    .sort();
}
const scores = async (id: number) => {
  const { body } = await post<{ expert: { id: number }; matchScore: number }[]>(
    recommendExperts,
    { limit: 500, includeApplied: true },
    { params: { id: String(id) } },
  );
  return new Map(body.map(({ expert, matchScore }) => [expert.id, matchScore]));
};
const minimum = (id: number, score: number) =>
  sql("UPDATE experts SET min_matching_score = $2 WHERE id = $1", [id, score]);

it("tells each fitting expert who wants mails, once, with the score, the project and the way to stop them", async () => {
  const expert = await createExpert({ ...fitting, email: "fits@example.com" });
  const { id } = await createProject({ approvalStatus: "pending", title: "Forecast <i>daily</i>" });
  await sql(
    "UPDATE projects SET customer_company = 'Pohjola Oy', hourly_rate_min_cents = 8000, hourly_rate_max_cents = 12000",
  );
  await minimum(expert.id, 10);
  expect((await patch(approve, id)).status).toBe(200);
  expect(await runNotifyJobs()).toEqual([1]);
  const score = (await scores(id)).get(expert.id);
  expect(await told()).toEqual(["fits@example.com"]);
  const mail = (await readOutbox()).find((each) => recipient(each) === "fits@example.com");
  expect(mail?.subject).toBe("A new project fits you: Forecast <i>daily</i>");
  for (const text of [mail?.text ?? "", String(mail?.html)]) {
    expect(text).toContain(`/projects/${id}`);
    // The profile of somebody without an account is changed once they have made one.
    expect(text).toContain("/register?returnTo=%2Fprofile");
    expect(text).toContain(`${score}%`);
    expect(text).toContain("at least 10%");
    expect(text).toContain("Pohjola Oy");
    expect(text).toContain("€80 – €120 an hour");
  }
  expect(String(mail?.html)).toContain("&lt;i&gt;daily");
});

it("tells no member of the team whose posting it is", async () => {
  const colleague = await createUser();
  const own = await createExpert({ ...fitting, userId: colleague.id, email: "colleague@example.com" });
  const other = await createExpert({ ...fitting, email: "other@example.com" });
  for (const { id } of [own, other]) await minimum(id, 10);
  const { id } = await createProject({ approvalStatus: "pending" });
  await sql("UPDATE projects SET company_id = $2 WHERE id = $1", [id, await createTeam(colleague)]);
  await patch(approve, id);
  await runNotifyJobs();
  expect(await told()).toEqual(["other@example.com"]);
});

it("is stopped by the link of the mail itself, without a sign-in and for that expert alone", async () => {
  const expert = await createExpert({ ...fitting, email: "fits@example.com" });
  const other = await createExpert({ ...fitting, email: "other@example.com" });
  for (const { id } of [expert, other]) await minimum(id, 10);
  const first = await createProject({ approvalStatus: "pending" });
  await patch(approve, first.id);
  await runNotifyJobs();
  expect(await told()).toEqual(["fits@example.com", "other@example.com"]);

  const mail = (await readOutbox()).find((each) => recipient(each) === "fits@example.com");
  const header = (key: string) =>
    mail?.headerLines.find((line) => line.key === key)?.line.replace(/^[\w-]+:|\s/g, "");
  const url = mail?.text?.match(/https?:\S+\/unsubscribe\S+/)?.[0] ?? "";
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(header("list-unsubscribe")).toBe(`<${url}>`);
  expect(url).toContain(`/api/experts/${expert.id}/unsubscribe?`);
  const token = new URL(url).searchParams.get("token") ?? "";

  // A scanner that opens the link changes nothing: a page asks first.
  const link = { params: { id: String(expert.id) }, query: { token } };
  const opened = await call(openLink, link);
  expect(opened.status).toBe(303);
  expect(opened.headers.get("location")).toContain(`/unsubscribe?expert=${expert.id}&token=${token}`);
  const inSwedish = await call(openLink, { ...link, query: { token, language: "sv" } });
  expect(inSwedish.headers.get("location")).toContain("/sv/unsubscribe?expert=");
  // As mail services send it (RFC 8058): a form, from nowhere. Nobody's link serves for another.
  const oneClick = {
    rawBody: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  };
  const foreign = await post(stopMails, undefined, {
    ...link,
    ...oneClick,
    params: { id: String(other.id) },
  });
  expect(foreign.status).toBe(404);
  expect(await count("experts", "email_notifications")).toBe(2);
  for (let time = 0; time < 2; time += 1)
    expect((await post(stopMails, undefined, { ...link, ...oneClick })).status).toBe(204);
  expect(await sql("SELECT id FROM experts WHERE email_notifications")).toEqual([{ id: other.id }]);

  clearOutbox();
  const second = await createProject({ approvalStatus: "pending" });
  await patch(approve, second.id);
  await runNotifyJobs();
  expect(await told()).toEqual(["other@example.com"]);
});

it("is the same mails however often it runs, several at once included", async () => {
  for (let index = 0; index < 5; index += 1) {
    const { id } = await createExpert(fitting);
    await minimum(id, 1);
  }
  const { id: projectId } = await createProject();
  const runs = await Promise.all(Array.from({ length: 4 }, () => notifyExperts({ projectId })));
  expect(runs.reduce((sum, each) => sum + each, 0)).toBe(5);
  expect(await notifyExperts({ projectId })).toBe(0);
  expect(await count("mail_messages", "kind = 'project_match'")).toBe(5);
  expect(await told()).toHaveLength(5);
  // Another project is another mail.
  const { id: another } = await createProject();
  expect(await notifyExperts({ projectId: another })).toBe(5);
});

it("keeps to what each asks for: the score that is shown reaches it, or there is no mail", async () => {
  const [exact, above, none] = [
    await createExpert(fitting),
    await createExpert(fitting),
    await createExpert({
      skills: ["Carpentry"],
      title: "Carpenter",
      description: "Builds tables.",
      email: "far@example.com",
    }),
  ];
  const { id: projectId } = await createProject();
  const found = await scores(projectId);
  await minimum(exact.id, found.get(exact.id) as number);
  await minimum(above.id, (found.get(above.id) as number) + 1);
  expect(found.get(none.id)).toBeLessThan(75);
  expect(await notifyExperts({ projectId })).toBe(1);
  expect(await told()).toEqual([exact.email]);
});

it("tells the best above a floor who left the wished score as it was, and the poster how many were told", async () => {
  const made: { id: number; email: string }[] = [];
  for (let index = 0; index < bestTold + 2; index += 1)
    made.push(await createExpert({ ...fitting, title: "Engineer", experienceYears: 1 + (index % 3) }));
  const own = await createExpert({ ...fitting, experienceYears: 1 });
  await createExpert({ skills: ["Carpentry"], title: "Carpenter", description: "Builds tables." });
  const { id: projectId } = await createProject({ customerEmail: "poster@example.com" });
  // Nobody reaches 75: the brief asks for ten years, a rate below all, and skills that nobody has.
  await sql(
    "UPDATE projects SET experience_required = 'expert', hourly_rate_max_cents = 6500, required_skills = $2 WHERE id = $1",
    [projectId, [...skills, "Apache Kafka"]],
  );
  await sql("UPDATE experts SET hourly_rate_cents = 9000");
  const found = await scores(projectId);
  for (const { id } of made) {
    expect(found.get(id)).toBeLessThan(75);
    expect(found.get(id)).toBeGreaterThanOrEqual(50);
  }
  await minimum(own.id, 74);
  expect(await notifyExperts({ projectId })).toBe(bestTold);
  await runMailJobs();
  const mails = await readOutbox();
  const toExpert = mails.find(
    (mail) => recipient(mail) === made[0]?.email || recipient(mail) === made[1]?.email,
  );
  expect(toExpert?.text).toContain("among those that fit this project best");
  const toPoster = mails.filter((mail) => recipient(mail) === "poster@example.com");
  expect(toPoster.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(new RegExp(`^${bestTold} experts told of your project: `)),
  ]);
  expect(toPoster[0]?.text).toContain(`We have written to ${bestTold} experts who fit`);
  // Once, however often the job runs.
  expect(await notifyExperts({ projectId })).toBe(0);
  await runMailJobs();
  expect((await readOutbox()).filter((mail) => recipient(mail) === "poster@example.com")).toHaveLength(1);
});

it("tells the poster as well that nobody was told", async () => {
  const { id: projectId } = await createProject({ customerEmail: "poster@example.com" });
  expect(await notifyExperts({ projectId })).toBe(0);
  await runMailJobs();
  expect((await readOutbox()).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^No expert told of your project: /),
  ]);
});

it("leaves out who wants no mails, is not public, posted it or has applied", async () => {
  const [owner, poster] = [await createUser(), await createUser()];
  const make = async (email: string, more: object = {}) => {
    const expert = await createExpert({ ...fitting, email, ...more });
    await minimum(expert.id, 1);
    return expert;
  };
  const silent = await make("silent@example.com");
  await sql("UPDATE experts SET email_notifications = false WHERE id = $1", [silent.id]);
  await make("hidden@example.com", { isActive: false });
  await make("waiting@example.com", { approvalStatus: "pending" });
  await make("gone@example.com", { archivedAt: new Date() });
  await make("linked@example.com", { userId: owner.id });
  await make(owner.email);
  await make("Poster@Example.com");
  await make("applied@example.com");
  await make("fits@example.com", { userId: poster.id });
  const { id: projectId } = await createProject({ customerEmail: "poster@example.com" });
  await sql("UPDATE projects SET owner_id = $1", [owner.id]);
  await post(apply, {
    projectId,
    applicantName: "A",
    applicantEmail: "applied@example.com",
    coverLetter: "Hello.",
  });
  expect(await notifyExperts({ projectId })).toBe(1);
  expect(await told()).toEqual(["fits@example.com"]);
});

it("tells nobody of a posting that is not public any more, and catches up when it is shown again", async () => {
  const expert = await createExpert(fitting);
  await minimum(expert.id, 1);
  const { id } = await createProject({ approvalStatus: "pending" });
  await patch(approve, id);
  await patch(setVisibility, id, { isActive: false });
  expect(await runNotifyJobs()).toEqual([0]);
  await patch(setVisibility, id, { isActive: true });
  expect(await runNotifyJobs()).toEqual([1]);
  await patch(setVisibility, id, { isActive: false });
  await patch(setVisibility, id, { isActive: true });
  expect(await runNotifyJobs()).toEqual([0]);
  expect(await notifyExperts({ projectId: 99_999 })).toBe(0);
});

it(`tells at most ${mostNotified}, the best of those who want it`, async () => {
  const made: string[] = [];
  for (let index = 0; index < mostNotified + 5; index += 1) {
    // The last five fit best.
    const isBest = index >= mostNotified;
    const { id, email } = await createExpert({ ...fitting, skills: isBest ? skills : ["Python"] });
    await minimum(id, 1);
    if (isBest) made.push(email);
  }
  const { id: projectId } = await createProject();
  expect(await notifyExperts({ projectId })).toBe(mostNotified);
  const addresses = await sql<{ to: string }>(
    "SELECT \"to\" FROM mail_messages WHERE kind = 'project_match'",
  );
  expect(addresses.map(({ to }) => to)).toEqual(expect.arrayContaining(made));
  // Who was told is written down like every ranking, once.
  expect(await notifyExperts({ projectId })).toBe(0);
  expect(await sql("SELECT cardinality(result_ids) AS told FROM served_rankings")).toEqual([
    { told: mostNotified },
  ]);
});
