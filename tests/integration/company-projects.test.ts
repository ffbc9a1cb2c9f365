import { PATCH as approve } from "@/app/api/admin/project-postings/[id]/approve/route";
import { PATCH as reject } from "@/app/api/admin/project-postings/[id]/reject/route";
import { PATCH as reopen } from "@/app/api/admin/project-postings/[id]/reopen/route";
import { GET as listPending } from "@/app/api/admin/project-postings/pending/route";
import { POST as emailLink } from "@/app/api/auth/email-link/route";
import { PATCH as changeLifecycle } from "@/app/api/company/projects/[id]/lifecycle/route";
import { POST as resubmit } from "@/app/api/company/projects/[id]/resubmit/route";
import { PATCH as edit, GET as read } from "@/app/api/company/projects/[id]/route";
import { GET as list } from "@/app/api/company/projects/route";
import { POST as apply } from "@/app/api/project-applications/route";
import { POST as postProject } from "@/app/api/project-postings/route";
import { GET as publicProject } from "@/app/api/projects/[id]/route";
import type { OwnProject, OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import { setClock } from "@/lib/server/clock";
import type { RouteHandler } from "@/lib/server/http/route";
import { call, type ErrorAnswer, post } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createProject,
  createUser,
  type TestUser,
} from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";
import { signIn } from "@/tests/support/sign-in";

const monday = new Date("2027-03-01T06:00:00Z");
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);

let [owner, stranger, admin]: TestUser[] = [];
const who = () => ({ owner: owner as TestUser, stranger: stranger as TestUser, admin: admin as TestUser });

beforeEach(async () => {
  setClock(monday);
  await empty(
    "projects",
    "companies",
    "experts",
    "users",
    "mail_messages",
    "notifications",
    "idempotency_keys",
  );
  await sql("DELETE FROM pgboss.job");
  [owner, stranger, admin] = [await createUser(), await createUser(), await createAdmin()];
});

const of = (id: number) => ({ params: { id: String(id) } });
const open = <T = OwnProjectDetails>(id: number, as = who().owner) => call<T>(read, { ...of(id), as });
const change = <T = OwnProjectDetails>(id: number, body: object, as = who().owner) =>
  call<T>(edit, { ...of(id), method: "PATCH", body, as });
const move = <T = OwnProjectDetails>(id: number, lifecycle: string, as = who().owner) =>
  call<T>(changeLifecycle, { ...of(id), method: "PATCH", body: { lifecycle }, as });
const again = <T = OwnProjectDetails>(id: number, as = who().owner) =>
  call<T>(resubmit, { ...of(id), method: "POST", as });
const decide = (handler: RouteHandler, id: number, body?: object) =>
  call(handler, { ...of(id), method: "PATCH", ...(body ? { body } : {}), as: who().admin });
const isPublic = async (id: number) => (await call(publicProject, of(id))).status === 200;
const mailsTo = (to: string) =>
  sql('SELECT kind, subject, text FROM mail_messages WHERE lower("to") = lower($1) ORDER BY id', [to]);
const form = {
  title: "Demand forecast",
  description: "A forecast of daily demand. Call Åsa Mäkelä, 040 123 4567.",
  requiredSkills: ["Python"],
  customerName: "Åsa Mäkelä",
  customerEmail: "asa@pohjola.example",
};
const posted = async (body: object = {}, as: TestUser | null = who().owner) =>
  (await post<{ id: number }>(postProject, { ...form, ...body }, { as })).body.id;
const applied = (projectId: number, name: string) =>
  post<{ id: number }>(apply, {
    projectId,
    applicantName: name,
    applicantEmail: `${name}@example.com`,
    coverLetter: "We forecast demand.",
  });
const linkTo = async (to: string) => {
  const [mail] = (await mailsTo(to)).slice(-1);
  const url = /http\S+\/login\?\S+/.exec(String(mail?.text))?.[0] ?? "";
  return new URL(url).searchParams;
};

describe("whose postings they are (J1)", () => {
  it("is whoever posted signed in, and the verified address that it names; nobody else, unverified ones included", async () => {
    const mailbox = await createUser({ email: form.customerEmail });
    const id = await posted();
    expect([(await open(id)).status, (await open(id, mailbox)).status]).toEqual([200, 200]);
    await sql("UPDATE users SET email_verified_at = NULL WHERE id = $1", [mailbox.id]);
    for (const [as, status] of [
      [null, 401],
      [who().stranger, 404],
      [who().admin, 404],
      [mailbox, 404],
    ] as const) {
      const calls = [
        call(read, { ...of(id), as }),
        call(edit, { ...of(id), method: "PATCH", body: { title: "Mine" }, as }),
        call(resubmit, { ...of(id), method: "POST", as }),
        call(changeLifecycle, { ...of(id), method: "PATCH", body: { lifecycle: "paused" }, as }),
      ];
      for (const answer of await Promise.all(calls)) expect(answer.status).toBe(status);
      if (as) expect((await call(list, { as })).body).toEqual([]);
    }
    expect(await count("projects", "title = 'Demand forecast' AND lifecycle = 'open'")).toBe(1);
  });

  it("is every member's of a company, and then not the mailbox's", async () => {
    const mailbox = await createUser({ email: form.customerEmail });
    const since = { created_at: monday };
    const company = await insert<{ id: number }>("companies", {
      name: "Pohjola Oy",
      updated_at: monday,
      ...since,
    });
    for (const [user, role] of [
      [who().owner, "owner"],
      [who().stranger, "member"],
    ] as const) {
      await insert("company_members", { user_id: user.id, company_id: company.id, role, ...since });
    }
    const id = await posted();
    expect((await open(id, who().stranger)).body).toMatchObject({ id, title: "Demand forecast" });
    expect((await open(id, mailbox)).status).toBe(404);
    // The mailbox's mail leads to the posting, and opens nobody's account.
    const [mail] = await mailsTo(form.customerEmail);
    expect(mail?.text).toContain(`/company/projects/${id}`);
    expect([mail?.text, await count("account_tokens")]).toEqual([expect.not.stringContaining("token="), 0]);
  });

  it.each(["engagement", "missing", "0", "x"])("never a %s one", async (which) => {
    const { id: expertId } = await createExpert();
    const engagement = await createProject({ kind: "engagement", expertId, ownerId: who().owner.id });
    const id = which === "engagement" ? String(engagement.id) : which === "missing" ? "2147483647" : which;
    expect((await call(read, { params: { id }, as: who().owner })).status).toBe(404);
    expect((await call(list, { as: who().owner })).body).toEqual([]);
  });
});

describe("the link of the mail (J1)", () => {
  it("makes the account of the mailbox, once, for seven days, and lands on the posting", async () => {
    const id = await posted({}, null);
    const link = await linkTo(form.customerEmail);
    expect(link.get("returnTo")).toBe(`/company/projects/${id}`);
    expect(
      await sql(
        "SELECT first_name, last_name, password_hash, email_verified_at FROM users ORDER BY id DESC LIMIT 1",
      ),
    ).toEqual([{ first_name: "Åsa", last_name: "Mäkelä", password_hash: null, email_verified_at: null }]);
    setClock(later(24 * 7 - 1));
    const session = await signIn({ token: link.get("token") ?? "" });
    const headers = { cookie: session.cookie ?? "" };
    expect((await call<OwnProjectDetails>(read, { ...of(id), headers })).body).toMatchObject({ id, ...form });
    expect((await signIn({ token: link.get("token") ?? "" })).error).toBe("LinkExpired");
  });

  it("works beside the links of other postings, and not after seven days", async () => {
    await posted({}, null);
    const first = await linkTo(form.customerEmail);
    await posted({ title: "Second" }, null);
    const second = await linkTo(form.customerEmail);
    expect(await count("users", `email = '${form.customerEmail}'`)).toBe(1);
    expect((await signIn({ token: first.get("token") ?? "" })).status).toBe(200);
    setClock(later(24 * 7 + 1));
    expect((await signIn({ token: second.get("token") ?? "" })).error).toBe("LinkExpired");
  });

  it("voids a password that somebody set before the mailbox was proved", async () => {
    await createUser({ email: form.customerEmail, password: "somebody else's 1", isVerified: false });
    await posted({}, null);
    const link = await linkTo(form.customerEmail);
    expect((await signIn({ token: link.get("token") ?? "" })).status).toBe(200);
    expect(await sql("SELECT password_hash FROM users WHERE email = $1", [form.customerEmail])).toEqual([
      { password_hash: null },
    ]);
  });

  it("is asked for with the address alone, also without an account, and the answer never tells", async () => {
    const id = await posted({}, null);
    await sql("DELETE FROM users WHERE email = $1", [form.customerEmail]);
    const before = await count("users");
    const answers = await Promise.all(
      ["Asa@Pohjola.example", "nobody@pohjola.example"].map((email) =>
        post(emailLink, { email, returnTo: `/company/projects/${id}` }),
      ),
    );
    expect(answers[0]).toMatchObject({ status: 200, body: answers[1]?.body });
    expect([await count("users"), (await mailsTo("nobody@pohjola.example")).length]).toEqual([before + 1, 0]);
    const link = await linkTo(form.customerEmail);
    setClock(later(0.2));
    const { cookie } = await signIn({ token: link.get("token") ?? "" });
    expect((await call(read, { ...of(id), headers: { cookie: cookie ?? "" } })).status).toBe(200);
  });

  it("makes one account of many postings at once", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, at) => posted({ title: `At once ${at}` }, null)));
    expect([await count("users", `email = '${form.customerEmail}'`), await count("projects")]).toEqual([
      1, 6,
    ]);
  });
});

describe("GET /api/company/projects (J3)", () => {
  it("answers each with its state, the promise and the applications by stage, newest first, in pages", async () => {
    const [first, second] = [await posted(), await posted({ title: "Second" })];
    await decide(approve, first);
    const { body: application } = await applied(first, "aada");
    await applied(first, "bo");
    await sql("UPDATE project_applications SET stage = 'interview' WHERE id = $1", [application.id]);
    await decide(reject, second, { rejectionReason: "No budget" });
    const third = await posted({ title: "Ask 040 123 4567" });
    const { body, headers } = await call<OwnProject[]>(list, { as: who().owner });
    expect(headers.get("x-total-count")).toBe("3");
    const counts = {
      new: 0,
      shortlisted: 0,
      interview: 0,
      offer: 0,
      hired: 0,
      declined: 0,
      withdrawn: 0,
      no_answer: 0,
    };
    const sent = {
      lifecycle: "open",
      submittedAt: monday.toISOString(),
      rejectionReason: null,
      reviewDueAt: null,
      isPublic: false,
    };
    expect(body).toEqual([
      {
        id: third,
        title: "Ask 040 123 4567",
        approvalStatus: "pending",
        ...sent,
        reviewDueAt: "2027-03-02T06:00:00.000Z",
        counts,
      },
      {
        id: second,
        title: "Second",
        approvalStatus: "rejected",
        ...sent,
        rejectionReason: "No budget",
        counts,
      },
      {
        id: first,
        title: "Demand forecast",
        approvalStatus: "approved",
        ...sent,
        isPublic: true,
        counts: { ...counts, new: 1, interview: 1 },
      },
    ]);
    const pages = await readAllPages((cursor) =>
      call<OwnProject[]>(list, { as: who().owner, query: { limit: "1", ...(cursor ? { cursor } : {}) } }),
    );
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[third], [second], [first]]);
    expect((await call(list, { as: who().owner, query: { cursor: "x" } })).status).toBe(400);
  });
});

describe("PATCH /api/company/projects/{id} (J5)", () => {
  it("shows and changes every field as it was typed, whatever is published of it", async () => {
    const id = await posted();
    expect((await open(id)).body).toMatchObject({
      ...form,
      workArrangement: ["remote"],
      hourlyRateMin: null,
    });
    const wish = {
      description: "Now write to asa@pohjola.example",
      requiredSkills: ["Python", "K8s", "Kubernetes"],
      location: "Tammerfors",
      hourlyRateMin: "80,50",
      hourlyRateMax: 120,
      workArrangement: "hybrid",
      communicationPreference: ["teams"],
      deliverables: ["Model"],
      durationMonths: "6",
      startDate: "2027-04-01",
      customerPhone: "+358 40 1",
      preferredOpenness: 70,
    };
    const { status, body } = await change(id, wish);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{
        ...wish,
        requiredSkills: ["Python", "K8s"],
        hourlyRateMin: 80.5,
        workArrangement: ["hybrid"],
        durationMonths: 6,
      },
      ...{ title: form.title, customerName: form.customerName, approvalStatus: "pending" },
    });
    const [row] = await sql("SELECT description, skill_keys, city_key, start_date::text FROM projects");
    expect(row).toMatchObject({
      skill_keys: ["python", "kubernetes"],
      city_key: "tampere",
      start_date: "2027-04-01",
    });
    expect(row?.description).not.toContain("asa@");
    // A start that has gone by meanwhile stays, and stands in no other change's way.
    setClock(new Date("2027-05-01T06:00:00Z"));
    expect((await change(id, { startDate: "2027-04-01", durationMonths: 7 })).status).toBe(200);
    // Null and empty clear, or bring the default back; what is not sent stays.
    const cleared = await change(id, {
      ...{
        hourlyRateMin: null,
        location: "",
        workArrangement: null,
        communicationPreference: null,
        deliverables: null,
      },
      ...{ durationMonths: "", startDate: null, customerPhone: "", preferredOpenness: null },
    });
    expect(cleared.body).toMatchObject({
      ...{ hourlyRateMin: null, hourlyRateMax: 120, location: "Remote", workArrangement: ["remote"] },
      ...{ communicationPreference: [], deliverables: [], durationMonths: null, startDate: null },
      ...{ customerPhone: null, preferredOpenness: null, requiredSkills: ["Python", "K8s"] },
    });
  });

  it.each([
    [{ title: " " }, "title"],
    [{ requiredSkills: [] }, "requiredSkills"],
    [{ hourlyRateMin: 130 }, "hourlyRateMin"],
    [{ hourlyRateMin: 90, hourlyRateMax: 80 }, "hourlyRateMin"],
    [{ customerEmail: "no address" }, "customerEmail"],
    [{ urgency: "soon" }, "urgency"],
    [{ startDate: "2027-02-28" }, "startDate"],
    [{ website: "robot" }, "website"],
    [{ approvalStatus: "approved" }, ""],
    [{ ownerId: 1 }, ""],
  ])("refuses %j with 422", async (body, field) => {
    const id = await posted({ hourlyRateMin: 80, hourlyRateMax: 120 });
    const before = await sql("SELECT * FROM projects");
    const answer = await change<ErrorAnswer>(id, body);
    expect(answer.status).toBe(422);
    if (field) expect(answer.body.fieldErrors).toHaveProperty(field);
    expect(await sql("SELECT * FROM projects")).toEqual(before);
  });

  it.each([
    [{ title: "Another" }, "pending"],
    [{ description: "Another text." }, "pending"],
    [{ requiredSkills: ["Python", "SQL"] }, "pending"],
    [{ customerCompany: "Pohjola Oy" }, "pending"],
    [{ title: "Demand forecast", hourlyRateMax: 120 }, "approved"],
    [{ location: "Tampere", durationMonths: 3, customerPhone: "1" }, "approved"],
  ])("of an approved one with %j leaves it %s", async (body, approvalStatus) => {
    const id = await posted();
    await decide(approve, id);
    setClock(later(30));
    const answer = await change(id, body);
    const isReviewed = approvalStatus === "approved";
    expect(answer.body).toMatchObject({ approvalStatus, isPublic: isReviewed });
    expect(await isPublic(id)).toBe(isReviewed);
    expect(answer.body.submittedAt).toBe((isReviewed ? monday : later(30)).toISOString());
    // The team hears of what it has to look at again; the customer of nothing.
    expect(await count("mail_messages", "kind = 'project_posting_new'")).toBe(isReviewed ? 1 : 2);
    expect(await mailsTo(form.customerEmail)).toHaveLength(2);
  });

  it("refuses to write over what was not seen, and takes the same twice", async () => {
    const id = await posted();
    const { updatedAt } = (await open(id)).body;
    const [one, other] = await Promise.all([
      change<ErrorAnswer>(id, { title: "One", updatedAt }),
      change<ErrorAnswer>(id, { title: "Other", updatedAt }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : other;
    expect(refused.body).toMatchObject({ code: "conflict", fieldErrors: { updatedAt: expect.any(String) } });
    const title = one.status === 200 ? "One" : "Other";
    expect((await change(id, { title, updatedAt })).body.title).toBe(title);
  });

  it("keeps it for whoever gives it another address, and never gives it away", async () => {
    const mailbox = await createUser({ email: form.customerEmail });
    const theirs = await posted({}, null);
    expect((await change(theirs, { customerEmail: "new@pohjola.example" }, mailbox)).status).toBe(200);
    expect((await open(theirs, mailbox)).body.customerEmail).toBe("new@pohjola.example");
    const both = await posted();
    expect((await change(both, { customerEmail: "new@pohjola.example" }, mailbox)).status).toBe(403);
    expect((await change(both, { customerEmail: "new@pohjola.example" })).status).toBe(200);
    expect((await open(both, mailbox)).status).toBe(404);
  });
});

describe("the review and its history (J3, J5)", () => {
  it("tells every owner on the page and the mailbox by one mail, and keeps each reason", async () => {
    const mailbox = await createUser({ email: form.customerEmail });
    const id = await posted();
    await sql("DELETE FROM mail_messages");
    await decide(reject, id, { rejectionReason: "No budget" });
    expect(await mailsTo(form.customerEmail)).toHaveLength(1);
    expect(await count("mail_messages")).toBe(1);
    const told = await sql("SELECT user_id, kind, values, path FROM notifications ORDER BY user_id");
    const values = { project: form.title, decision: "rejected" };
    const one = { kind: "posting_reviewed", values, path: `/company/projects/${id}` };
    expect(told).toEqual([who().owner.id, mailbox.id].map((user_id) => ({ user_id, ...one })));
    expect((await open(id)).body).toMatchObject({ rejectionReason: "No budget", reviewDueAt: null });

    setClock(later(48));
    const sent = await again(id);
    expect(sent.body).toMatchObject({
      ...{ approvalStatus: "pending", rejectionReason: null, submittedAt: later(48).toISOString() },
      reviewDueAt: later(72).toISOString(),
    });
    setClock(later(50));
    await decide(approve, id);
    expect((await open(id)).body.history).toEqual([
      {
        decision: "approved",
        reason: null,
        submittedAt: later(48).toISOString(),
        decidedAt: later(50).toISOString(),
      },
      {
        decision: "rejected",
        reason: "No budget",
        submittedAt: monday.toISOString(),
        decidedAt: monday.toISOString(),
      },
    ]);
    expect(await mailsTo(form.customerEmail)).toHaveLength(2);
    expect(await isPublic(id)).toBe(true);
  });

  it("reaches a mailbox without an account by one mail, and as its owner has chosen", async () => {
    const guests = await posted({}, null);
    await sql("DELETE FROM users WHERE email = $1", [form.customerEmail]);
    await decide(approve, guests);
    expect([(await mailsTo(form.customerEmail)).length, await count("notifications")]).toEqual([2, 0]);
    const mailbox = await createUser({ email: form.customerEmail });
    await insert("notification_choices", { user_id: mailbox.id, kind: "posting_reviewed", delivery: "off" });
    await decide(approve, await posted({}, null));
    expect([(await mailsTo(form.customerEmail)).length, await count("notifications")]).toEqual([3, 1]);
  });

  it("is asked for again of a rejected one only, and six at once are one", async () => {
    const id = await posted();
    const refusal = { status: 409, body: { code: "not_possible_now" } };
    expect(await again<ErrorAnswer>(id)).toMatchObject(refusal);
    await decide(reject, id);
    const answers = await Promise.all(Array.from({ length: 6 }, () => again(id)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    setClock(later(1));
    expect((await again(id)).body).toEqual(answers[0]?.body);
    expect(await count("mail_messages", "kind = 'project_posting_new'")).toBe(2);
    await decide(approve, id);
    expect(await again<ErrorAnswer>(id)).toMatchObject(refusal);
    await change(id, { title: "Another" });
    expect(await again<ErrorAnswer>(id)).toMatchObject(refusal);
  });

  it("is not answered as made before by one that an administrator opened again, nor by one that is over", async () => {
    const refusal = { status: 409, body: { code: "not_possible_now" } };
    const reopened = await posted();
    setClock(later(1));
    await decide(reject, reopened);
    await decide(reopen, reopened);
    expect(await again<ErrorAnswer>(reopened)).toMatchObject(refusal);
    const over = await posted();
    await decide(reject, over);
    await again(over);
    await move(over, "withdrawn");
    expect(await again<ErrorAnswer>(over)).toMatchObject(refusal);
  });
});

describe("PATCH …/lifecycle (J4)", () => {
  const all: PostingLifecycle[] = ["open", "paused", "filled", "withdrawn"];
  it.each(all.flatMap((from) => all.map((to) => [from, to] as const)))("%s → %s", async (from, to) => {
    const id = await posted();
    await sql("UPDATE projects SET lifecycle = $1", [from]);
    const isOver = from === "filled" || from === "withdrawn";
    const answer = await move<OwnProjectDetails & ErrorAnswer>(id, to);
    if (from !== to && isOver) {
      expect(answer).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    } else expect(answer).toMatchObject({ status: 200, body: { lifecycle: to } });
    expect(await count("projects", `lifecycle = '${isOver ? from : to}'`)).toBe(1);
  });

  it("hides a paused one and takes no applications, and tells experts when it opens again", async () => {
    const id = await posted();
    await decide(approve, id);
    await sql("DELETE FROM pgboss.job");
    await move(id, "paused");
    expect([await isPublic(id), (await applied(id, "aada")).status]).toEqual([false, 404]);
    await move(id, "open");
    expect([await isPublic(id), (await applied(id, "aada")).status]).toEqual([true, 201]);
    expect(await sql("SELECT data FROM pgboss.job WHERE name = 'notify-experts'")).toEqual([
      { data: { projectId: id } },
    ]);
  });

  it.each([
    ["paused", "lifecycle = 'paused'"],
    ["hidden", "is_active = false"],
  ])("is no matter of the review: a %s one is approved, unseen, and its mail says so", async (word, how) => {
    const id = await posted();
    await sql(`UPDATE projects SET ${how} WHERE id = $1`, [id]);
    await decide(approve, id);
    expect(await isPublic(id)).toBe(false);
    const [mail] = (await mailsTo(form.customerEmail)).slice(-1);
    expect([mail?.subject, mail?.text]).toEqual([
      "Your project is approved: Demand forecast",
      expect.stringContaining(word),
    ]);
    expect(mail?.text).not.toContain("everybody can see it");
  });

  it("ended, declines who waits with one mail each and takes invitations back, once of six at once", async () => {
    const id = await posted();
    await decide(approve, id);
    const names = ["aada", "bo", "cecilia", "dan"];
    for (const name of names) await applied(id, name);
    await sql("UPDATE project_applications SET stage = 'offer' WHERE applicant_email LIKE 'bo@%'");
    await sql("UPDATE project_applications SET stage = 'withdrawn' WHERE applicant_email LIKE 'dan@%'");
    const [asked, answered] = [await createExpert(), await createExpert()];
    const invitation = { project_id: id, message: "Come", created_at: monday };
    await insert("invitations", { ...invitation, expert_id: asked.id });
    await insert("invitations", {
      ...invitation,
      expert_id: answered.id,
      status: "declined",
      answered_at: monday,
    });
    await sql("DELETE FROM mail_messages");
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => move(id, at % 2 ? "filled" : "withdrawn")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(await sql("SELECT stage FROM project_applications ORDER BY applicant_email")).toEqual(
      ["declined", "declined", "declined", "withdrawn"].map((stage) => ({ stage })),
    );
    for (const name of names.slice(0, 3)) expect(await mailsTo(`${name}@example.com`)).toHaveLength(1);
    expect(await count("mail_messages")).toBe(3);
    expect(await count("stage_moves", `to_stage = 'declined' AND moved_by_id = ${who().owner.id}`)).toBe(3);
    expect(await sql("SELECT status FROM invitations ORDER BY id")).toEqual([
      { status: "withdrawn" },
      { status: "declined" },
    ]);
    expect(await isPublic(id)).toBe(false);
    expect(await change<ErrorAnswer>(id, { title: "New" })).toMatchObject({
      status: 409,
      body: { code: "not_possible_now" },
    });
  });

  it("ended while it waited for its review, is not to be decided any more", async () => {
    const id = await posted();
    await move(id, "withdrawn");
    expect((await open(id)).body).toMatchObject({ approvalStatus: "pending", reviewDueAt: null });
    expect((await call(listPending, { as: who().admin })).body).toEqual([]);
    for (const handler of [approve, reject]) expect((await decide(handler, id)).status).toBe(409);
    expect(await mailsTo(form.customerEmail)).toHaveLength(1);
  });
});
