import { parse } from "csv-parse/sync";
import { GET as exportCsv } from "@/app/api/admin/exports/project-postings/route";
import { PATCH as approve } from "@/app/api/admin/project-postings/[id]/approve/route";
import { PATCH as order } from "@/app/api/admin/project-postings/[id]/order/route";
import { PATCH as reject } from "@/app/api/admin/project-postings/[id]/reject/route";
import { PATCH as reopen } from "@/app/api/admin/project-postings/[id]/reopen/route";
import { PATCH as edit, DELETE as remove } from "@/app/api/admin/project-postings/[id]/route";
import { PATCH as setVisibility } from "@/app/api/admin/project-postings/[id]/visibility/route";
import { GET as listPending } from "@/app/api/admin/project-postings/pending/route";
import { GET as list } from "@/app/api/admin/project-postings/route";
import { POST as apply } from "@/app/api/project-applications/route";
import { POST as recommendExperts } from "@/app/api/projects/[id]/expert-recommendations/route";
import { GET as publicProject } from "@/app/api/projects/[id]/route";
import { GET as publicProjects } from "@/app/api/projects/route";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
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
import { mailJobs, runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

const monday = new Date("2027-03-01T06:00:00Z");
let admin: TestUser;

beforeEach(async () => {
  setClock(monday);
  await empty("projects", "experts", "users", "mail_messages");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  admin = await createAdmin();
});

const change = <T = AdminPosting>(handler: RouteHandler, id: number, body?: unknown, as = admin) =>
  call<T>(handler, { method: "PATCH", params: { id: String(id) }, body, as });
const refused = (handler: RouteHandler, id: number, body?: unknown) => change<ErrorAnswer>(handler, id, body);
const destroy = (id: number) => call(remove, { method: "DELETE", params: { id: String(id) }, as: admin });
const read = (query: Record<string, string> = {}, handler = list) =>
  call<AdminPosting[]>(handler, { query, as: admin });
const ids = async (query: Record<string, string> = {}) => (await read(query)).body.map(({ id }) => id);
const pending = async (submittedAt = monday, title?: string) => {
  const { id } = await createProject({ approvalStatus: "pending", ...(title ? { title } : {}) });
  await sql("UPDATE projects SET submitted_at = $2, created_at = $2 WHERE id = $1", [id, submittedAt]);
  return id;
};
const audit = () =>
  sql(
    `SELECT action, entity, entity_id, actor_email, before, after, reason, request_id IS NOT NULL AS in_request
     FROM audit_entries ORDER BY id DESC LIMIT 1`,
  ).then(([row]) => row);
const engagement = async () => {
  const { id: expertId } = await createExpert();
  return (await createProject({ kind: "engagement", expertId, approvalStatus: "pending" })).id;
};
const hours = (from: Date, number: number) => new Date(from.getTime() + number * 3_600_000);

describe("GET /api/admin/project-postings", () => {
  it("answers everything that administrators see, with the review clock", async () => {
    const id = await pending(new Date("2027-02-26T10:00:00Z"), "Demand forecast");
    await sql(
      `UPDATE projects SET customer_name = 'Åsa Mäkelä', customer_email = 'asa@pohjola.example', customer_company = 'Pohjola Oy',
       customer_phone = '+358 40 1', hourly_rate_min_cents = 8000, hourly_rate_max_cents = 12050, duration_months = 3,
       hours_per_week = 20, fixed_budget_min_cents = 500000, start_date = '2027-04-01' WHERE id = $1`,
      [id],
    );
    const { status, body, headers } = await read();
    expect([status, headers.get("x-total-count"), headers.get("link")]).toEqual([200, "1", null]);
    expect(body).toEqual([
      {
        id,
        title: "Demand forecast",
        description: expect.stringContaining("A forecast of daily demand"),
        textLanguage: null,
        requiredSkills: ["Python", "Data Engineering"],
        isActive: true,
        approvalStatus: "pending",
        status: "pending",
        lifecycle: "open",
        location: "Remote",
        workArrangement: ["remote"],
        experienceRequired: "junior",
        durationMonths: 3,
        hoursPerWeek: 20,
        customerCompany: "Pohjola Oy",
        customerName: "Åsa Mäkelä",
        customerEmail: "asa@pohjola.example",
        customerPhone: "+358 40 1",
        startDate: "2027-04-01",
        budgetType: "hourly",
        hourlyRateMin: 80,
        hourlyRateMax: 120.5,
        fixedBudgetMin: 5000,
        fixedBudgetMax: null,
        urgency: "normal",
        industry: null,
        projectCategory: "development",
        deliverables: [],
        teamSize: 1,
        displayOrder: 1,
        rejectionReason: null,
        approvedAt: null,
        approvedBy: null,
        createdAt: "2027-02-26T10:00:00.000Z",
        submittedAt: "2027-02-26T10:00:00.000Z",
        updatedAt: expect.any(String),
        // One business day after a Friday is Monday.
        dueAt: "2027-03-01T10:00:00.000Z",
        applicationCount: 0,
      },
    ]);
  });

  it("shows what waits first, the longest waiting before the others, then the newest; never an engagement", async () => {
    await engagement();
    const approved = await createProject({ title: "Approved" });
    const rejected = await createProject({ title: "Rejected", approvalStatus: "rejected" });
    await sql("UPDATE projects SET submitted_at = $2 WHERE id = $1", [approved.id, hours(monday, -400)]);
    await sql("UPDATE projects SET submitted_at = $2 WHERE id = $1", [rejected.id, hours(monday, -300)]);
    const [late, early] = [await pending(hours(monday, -2)), await pending(hours(monday, -20))];
    expect(await ids()).toEqual([early, late, rejected.id, approved.id]);
    expect(await ids({ status: "approved" })).toEqual([approved.id]);
    expect(await ids({ status: "rejected" })).toEqual([rejected.id]);
    const { body, headers } = await read({}, listPending);
    expect([body.map(({ id }) => id), headers.get("x-total-count")]).toEqual([[early, late], "2"]);
  });

  it("searches, sorts and pages on the server", async () => {
    const a = await pending(hours(monday, -3), "alpha chatbot");
    const b = await pending(hours(monday, -2), "Beta 100% chatbot");
    const c = await pending(hours(monday, -1), "Gamma search");
    await sql("UPDATE projects SET customer_company = 'Älykäs Oy' WHERE id = $1", [c]);
    expect(await ids({ q: "CHATBOT" })).toEqual([a, b]);
    expect(await ids({ q: "100%" })).toEqual([b]);
    expect(await ids({ q: "gamma älykäs" })).toEqual([c]);
    expect(await ids({ q: "nothing like it" })).toEqual([]);
    expect(await ids({ sort: "-title" })).toEqual([c, b, a]);
    expect(await ids({ sort: "title" })).toEqual([a, b, c]);
    const second = await read({ limit: "2", page: "2", q: "a" });
    expect([second.body.map(({ id }) => id), second.headers.get("x-total-count")]).toEqual([[c], "3"]);
    const first = await read({ limit: "2", q: "a" });
    expect(first.headers.get("link")).toBe('</api/admin/project-postings?q=a&limit=2&page=2>; rel="next"');
  });

  it.each<Record<string, string>>([
    { status: "all" },
    { sort: "customer_email" },
    { page: "0" },
    { limit: "501" },
    { other: "1" },
  ])("refuses %j with 400", async (query) => expect(await read(query)).toMatchObject({ status: 400 }));
});

describe("approve", () => {
  it("makes the posting public at once, keeps who did it, and tells poster, experts' job and audit log", async () => {
    const { id: expertId } = await createExpert({ skills: ["Python", "Data Engineering"] });
    const id = await pending();
    expect(await call(publicProject, { params: { id: String(id) } })).toMatchObject({ status: 404 });
    const { status, body } = await change(approve, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      approvalStatus: "approved",
      status: "approved",
      isActive: true,
      approvedAt: monday.toISOString(),
      approvedBy: admin.email,
      dueAt: null,
    });
    const { body: listed } = await call<{ id: number }[]>(publicProjects);
    expect(listed.map((project) => project.id)).toEqual([id]);
    const { body: matches } = await post<{ expert: { id: number } }[]>(
      recommendExperts,
      {},
      { params: { id: String(id) } },
    );
    expect(matches.map(({ expert }) => expert.id)).toEqual([expertId]);
    expect(await audit()).toEqual({
      action: "approve",
      entity: "project",
      entity_id: String(id),
      actor_email: admin.email,
      before: { approvalStatus: "pending" },
      after: { approvalStatus: "approved" },
      reason: null,
      in_request: true,
    });
    expect(await sql("SELECT data FROM pgboss.job WHERE name = 'notify-experts'")).toEqual([
      { data: { projectId: id } },
    ]);
  });

  it("mails the poster where the project and its experts are", async () => {
    const id = await pending(monday, "Forecast <b>bold</b>");
    await change(approve, id);
    expect(await runMailJobs()).toBe(1);
    const [mail] = await readOutbox();
    if (!mail) throw new Error("no mail");
    const [row] = await sql("SELECT customer_email FROM projects");
    expect(recipient(mail)).toBe(row?.customer_email);
    expect(mail.subject).toBe("Your project is public: Forecast <b>bold</b>");
    for (const text of [mail.text ?? "", String(mail.html).replaceAll("&amp;", "&")]) {
      expect(text).toContain(`/projects/${id}`);
      expect(text).toContain(`/recommendations?role=company&mode=existing-project&project=${id}`);
    }
    expect(String(mail.html)).toContain("&lt;b&gt;bold");
  });

  it("refuses what was decided already, and changes and mails nothing", async () => {
    const [approved, rejected] = [await pending(), await pending()];
    await change(approve, approved);
    await change(reject, rejected);
    const before = [await count("mail_messages"), await count("audit_entries")];
    expect(await refused(approve, approved)).toMatchObject({
      status: 409,
      body: { code: "conflict", message: "This project has already been approved." },
    });
    expect(await refused(approve, rejected)).toMatchObject({
      status: 409,
      body: { message: "This project has already been rejected." },
    });
    expect(await refused(reject, approved)).toMatchObject({
      status: 409,
      body: { message: "This project has already been approved." },
    });
    expect([await count("mail_messages"), await count("audit_entries")]).toEqual(before);
  });

  it("is won by one of twenty administrators at once", async () => {
    const id = await pending();
    const entries = await count("audit_entries");
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(approve, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(await count("audit_entries")).toBe(entries + 1);
    expect([await count("mail_messages"), (await mailJobs()).length]).toEqual([1, 1]);
    expect(await sql("SELECT 1 FROM pgboss.job WHERE name = 'notify-experts'")).toHaveLength(1);
  });

  it("against a rejection at the same moment is decided once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await pending();
      const [one, other] = await Promise.all([change(approve, id), change(reject, id)]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
      const [row] = await sql(
        "SELECT approval_status, rejection_reason, approved_by FROM projects WHERE id = $1",
        [id],
      );
      expect(row).toEqual(
        one.status === 200
          ? { approval_status: "approved", rejection_reason: null, approved_by: admin.email }
          : { approval_status: "rejected", rejection_reason: "Not approved", approved_by: null },
      );
    }
  });
});

describe("a decision about a posting that has changed since it was seen", () => {
  it.each([
    ["approve", approve],
    ["reject", reject],
  ])("does not %s it, and tells nobody", async (_name, decide) => {
    const id = await pending();
    const [seen] = (await read()).body;
    await sql("UPDATE projects SET description = 'Something else entirely.', updated_at = $2 WHERE id = $1", [
      id,
      hours(monday, 1),
    ]);
    const refusal = await refused(decide, id, { updatedAt: seen?.updatedAt });
    expect(refusal).toMatchObject({ status: 409, body: { reason: "posting_changed" } });
    expect(await mailJobs()).toEqual([]);
    const [now] = (await read()).body;
    expect(now?.approvalStatus).toBe("pending");
    expect((await change(decide, id, { updatedAt: now?.updatedAt })).status).toBe(200);
  });
});

describe("reject and reopen", () => {
  it.each([
    [{ rejectionReason: "  The budget is missing " }, "The budget is missing"],
    [{ rejectionReason: "  " }, "Not approved"],
    [{ rejectionReason: null }, "Not approved"],
    [{}, "Not approved"],
    [undefined, "Not approved"],
  ])("with %j keeps the reason '%s' and tells the poster, without what they typed", async (body, reason) => {
    const id = await pending(new Date("2027-02-26T10:00:00Z"), "Zzspam");
    expect(await change(reject, id, body)).toMatchObject({
      status: 200,
      body: { approvalStatus: "rejected", rejectionReason: reason, approvedAt: null, approvedBy: null },
    });
    expect(await audit()).toMatchObject({ action: "reject", reason, after: { approvalStatus: "rejected" } });
    expect(await sql("SELECT 1 FROM pgboss.job WHERE name = 'notify-experts'")).toEqual([]);
    await runMailJobs();
    const [mail] = await readOutbox();
    expect(mail?.subject).toBe("Your project on Osaaja was not approved");
    for (const text of [mail?.text, String(mail?.html)]) {
      expect(text).toContain("26 February 2027");
      expect(text).toContain(reason);
      expect(text).toContain("/recommendations?postProject=true");
      expect(text).not.toMatch(/zzspam/i);
    }
  });

  it("tells a Finnish reader in Finnish that there is no reason", async () => {
    const id = await pending();
    const customer = await createUser();
    await sql("UPDATE users SET language = 'fi' WHERE id = $1", [customer.id]);
    await sql("UPDATE projects SET customer_email = $2 WHERE id = $1", [id, customer.email]);
    await change(reject, id, {});
    await runMailJobs();
    const [mail] = await readOutbox();
    expect(mail?.text).toContain("Ei hyväksytty");
    expect(mail?.text).not.toContain("Not approved");
  });

  it("refuses a reason that is no text or too long", async () => {
    const id = await pending();
    for (const body of [{ rejectionReason: 7 }, { rejectionReason: "x".repeat(2001) }, { reason: "x" }]) {
      expect(await refused(reject, id, body)).toMatchObject({ status: 422 });
    }
    expect(await count("projects", "approval_status = 'pending'")).toBe(1);
  });

  it("puts a rejected posting back under review, and only such a one", async () => {
    const id = await pending();
    expect(await refused(reopen, id)).toMatchObject({ status: 409 });
    await change(reject, id, { rejectionReason: "Mistake" });
    expect(await change(reopen, id)).toMatchObject({
      status: 200,
      body: { approvalStatus: "pending", rejectionReason: null, dueAt: expect.any(String) },
    });
    expect(await audit()).toMatchObject({
      action: "reopen",
      before: { approvalStatus: "rejected", rejectionReason: "Mistake" },
      after: { approvalStatus: "pending", rejectionReason: null },
    });
    expect(await change(approve, id)).toMatchObject({ status: 200 });
  });
});

describe("PATCH /api/admin/project-postings/{id}", () => {
  it("changes what was sent, publicly at once, with what is derived from it", async () => {
    const { id } = await createProject({ title: "Old" });
    const wish = {
      title: "New",
      description: "Tarvitsemme ennusteen päivittäisestä kysynnästä kaikkiin kauppoihimme.",
      hourlyRateMin: "80,50",
      hourlyRateMax: 120,
      location: "Tammerfors",
      durationMonths: 6,
      hoursPerWeek: "30",
    };
    expect(await change(edit, id, wish)).toMatchObject({
      status: 200,
      body: { ...wish, textLanguage: "fi", hourlyRateMin: 80.5, hoursPerWeek: 30 },
    });
    expect(await sql("SELECT city_key, skill_keys FROM projects")).toEqual([
      { city_key: "tampere", skill_keys: ["python", "data-engineering"] },
    ]);
    expect(await call(publicProject, { params: { id: String(id) } })).toMatchObject({
      status: 200,
      body: { title: "New", hourlyRateMin: 80.5, location: "Tammerfors" },
    });
    const entry = await audit();
    expect(entry).toMatchObject({ action: "update", before: { title: "Old" }, after: { title: "New" } });

    expect(await change(edit, id, { durationMonths: null, hourlyRateMin: "", location: " " })).toMatchObject({
      status: 200,
      body: {
        durationMonths: null,
        hourlyRateMin: null,
        hourlyRateMax: 120,
        location: "Remote",
        title: "New",
      },
    });
    expect(await sql("SELECT city_key FROM projects")).toEqual([{ city_key: null }]);
  });

  it("overwrites nothing that the editor has not seen, as with experts", async () => {
    const { id } = await createProject({ title: "Old" });
    const { body: seen } = await change(edit, id, { title: "Seen" });
    setClock(hours(monday, 1));
    const { body: theirs } = await change(edit, id, { description: "Theirs", updatedAt: seen.updatedAt });
    const refusal = await refused(edit, id, { description: "Mine", updatedAt: seen.updatedAt });
    expect(refusal).toMatchObject({ status: 409, body: { reason: "posting_changed" } });
    expect(refusal.body.fieldErrors).toHaveProperty("updatedAt");
    expect(await sql("SELECT description FROM projects")).toEqual([{ description: "Theirs" }]);
    // Theirs seen, what was changed here alone goes over it.
    expect(await change(edit, id, { title: "Mine", updatedAt: theirs.updatedAt })).toMatchObject({
      status: 200,
      body: { title: "Mine", description: "Theirs" },
    });
  });

  it("writes no audit entry where nothing changed", async () => {
    const { id } = await createProject({ title: "Same" });
    const entries = await count("audit_entries");
    for (const body of [{ title: "Same" }, {}, { displayOrder: 1 }]) {
      expect(await change(edit, id, body)).toMatchObject({ status: 200, body: { title: "Same" } });
    }
    expect(await change(setVisibility, id, { isActive: true })).toMatchObject({ status: 200 });
    expect(await change(order, id, { displayOrder: 1 })).toMatchObject({ status: 200 });
    expect(await count("audit_entries")).toBe(entries);
  });

  it.each([
    [{ title: " " }, "title", "Project title is required"],
    [{ hourlyRateMin: 130 }, "hourlyRateMin", "The minimum rate must not be above the maximum rate"],
    [{ hourlyRateMax: 70 }, "hourlyRateMin", "The minimum rate must not be above the maximum rate"],
    [
      { hourlyRateMin: 90, hourlyRateMax: 80 },
      "hourlyRateMin",
      "The minimum rate must not be above the maximum rate",
    ],
    [{ hourlyRateMax: "much" }, "hourlyRateMax", "Maximum hourly rate must be a number such as 95 or 95.50"],
    [{ durationMonths: 0 }, "durationMonths", "Duration in months must be a whole number from 1 to 60"],
    [{ hoursPerWeek: 61 }, "hoursPerWeek", "Hours per week must be a whole number from 1 to 60"],
    [{ displayOrder: 0 }, "displayOrder", "Display order must be a whole number from 1 to 100000"],
    [{ displayOrder: 1.5 }, "displayOrder", "Display order must be a whole number from 1 to 100000"],
  ])("refuses %j with 422", async (body, field, message) => {
    const { id } = await createProject();
    await sql("UPDATE projects SET hourly_rate_min_cents = 8000, hourly_rate_max_cents = 12000");
    const before = await sql("SELECT * FROM projects");
    expect(await refused(edit, id, body)).toMatchObject({
      status: 422,
      body: { fieldErrors: { [field]: message } },
    });
    expect(await sql("SELECT * FROM projects")).toEqual(before);
  });

  it.each([
    { approvalStatus: "rejected" },
    { isActive: false },
    { customerEmail: "x@y.fi" },
    { requiredSkills: [] },
  ])("refuses a field that is not to be edited: %j", async (body) => {
    const { id } = await createProject();
    expect(await refused(edit, id, body)).toMatchObject({ status: 422 });
  });

  it("is for approved postings, like order and visibility", async () => {
    const onlyApproved = {
      status: 409,
      body: { message: expect.stringContaining("Only approved projects") },
    };
    for (const approvalStatus of ["pending", "rejected"] as const) {
      const { id } = await createProject({ approvalStatus });
      expect(await refused(edit, id, { title: "New" })).toMatchObject(onlyApproved);
      expect(await refused(order, id, { displayOrder: 1 })).toMatchObject(onlyApproved);
      expect(await refused(setVisibility, id, { isActive: false })).toMatchObject(onlyApproved);
    }
  });
});

describe("what is not there", () => {
  it.each(["0", "x", "99", "2147483648", "engagement"])("%s is 404 everywhere", async (given) => {
    const id = given === "engagement" ? String(await engagement()) : given;
    const bodies: [RouteHandler, unknown][] = [
      [approve, undefined],
      [reject, {}],
      [reopen, undefined],
      [edit, { title: "New" }],
      [setVisibility, { isActive: false }],
      [order, { displayOrder: 1 }],
    ];
    for (const [handler, body] of bodies) {
      expect(await call(handler, { method: "PATCH", params: { id }, body, as: admin })).toMatchObject({
        status: 404,
      });
    }
    expect(await call(remove, { method: "DELETE", params: { id }, as: admin })).toMatchObject({
      status: 404,
    });
  });
});

describe("visibility", () => {
  it("hides from the public and from matching at once, and shows again", async () => {
    await createExpert({ skills: ["Python"] });
    const { id } = await createProject();
    const seen = async () => [
      (await call(publicProject, { params: { id: String(id) } })).status,
      (await call<unknown[]>(publicProjects)).body.length,
      (await post(recommendExperts, {}, { params: { id: String(id) } })).status,
    ];
    expect(await seen()).toEqual([200, 1, 200]);
    expect(await change(setVisibility, id, { isActive: false })).toMatchObject({ body: { isActive: false } });
    expect(await audit()).toMatchObject({
      action: "hide",
      before: { isActive: true },
      after: { isActive: false },
    });
    expect(await seen()).toEqual([404, 0, 404]);
    expect(await change(setVisibility, id, { isActive: true })).toMatchObject({ body: { isActive: true } });
    expect(await audit()).toMatchObject({ action: "show" });
    expect(await seen()).toEqual([200, 1, 200]);
  });

  it.each([{}, { isActive: "yes" }, { isActive: null }])("refuses %j with 422", async (body) => {
    const { id } = await createProject();
    expect(await refused(setVisibility, id, body)).toMatchObject({ status: 422 });
  });
});

describe("order", () => {
  const places = async () =>
    (
      await sql(
        "SELECT id, display_order FROM projects WHERE approval_status = 'approved' ORDER BY display_order",
      )
    ).map((row) => [row.id, row.display_order]);
  const five = async () => {
    const made: number[] = [];
    for (let age = 0; age < 5; age += 1) {
      made.push((await createProject({ createdAt: hours(monday, -age) })).id);
    }
    return made as [number, number, number, number, number];
  };

  it("swaps with the neighbour and numbers all from 1, in the public list too", async () => {
    const [a, b, c, d, e] = await five();
    await createProject({ approvalStatus: "pending" });
    const { body } = await read({ status: "approved", sort: "displayOrder" });
    expect(body.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
      [a, 1],
      [b, 2],
      [c, 3],
      [d, 4],
      [e, 5],
    ]);
    expect(await change(order, c, { displayOrder: 2 })).toMatchObject({ body: { displayOrder: 2 } });
    expect(await places()).toEqual([
      [a, 1],
      [c, 2],
      [b, 3],
      [d, 4],
      [e, 5],
    ]);
    expect(await audit()).toMatchObject({
      action: "reorder",
      before: { displayOrder: 3 },
      after: { displayOrder: 2 },
    });
    expect(await change(order, a, { displayOrder: 2 })).toMatchObject({ body: { displayOrder: 2 } });
    expect(await places()).toEqual([
      [c, 1],
      [a, 2],
      [b, 3],
      [d, 4],
      [e, 5],
    ]);
    expect(await change(edit, d, { displayOrder: 99 })).toMatchObject({ body: { displayOrder: 5 } });
    const { body: listed } = await call<{ id: number }[]>(publicProjects);
    expect(listed.map(({ id }) => id)).toEqual([c, a, b, e, d]);
  });

  it("stays dense under twenty changes at once, also beside edits, hiding and a deletion", async () => {
    const made = await five();
    const others = made.slice(1);
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) =>
        change(order, others[index % others.length] as number, { displayOrder: 1 + ((index * 7) % 6) }),
      ),
      change(edit, others[0] as number, { title: "Edited", displayOrder: 3 }),
      change(setVisibility, others[1] as number, { isActive: false }),
      destroy(made[0]),
    ]);
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 204]);
    await change(order, others[0] as number, { displayOrder: 2 });
    const after = await places();
    expect(after.map(([, place]) => place)).toEqual([1, 2, 3, 4]);
    expect(after.map(([id]) => id).sort()).toEqual([...others].sort());
  });

  it.each([{}, { displayOrder: 0 }, { displayOrder: "1" }, { displayOrder: 100_001 }])(
    "refuses %j with 422",
    async (body) => {
      const { id } = await createProject();
      expect(await refused(order, id, body)).toMatchObject({ status: 422 });
    },
  );
});

describe("DELETE", () => {
  const applied = (projectId: number, email: string) =>
    post(apply, { projectId, applicantName: "Aada", applicantEmail: email, coverLetter: "Hello." });

  it.each(["pending", "approved", "rejected"] as const)(
    "deletes a posting that is %s",
    async (approvalStatus) => {
      const { id, title } = await createProject({ approvalStatus, customerName: "Åsa Mäkelä" });
      expect(await destroy(id)).toMatchObject({ status: 204 });
      expect(await count("projects")).toBe(0);
      expect(await destroy(id)).toMatchObject({ status: 404 });
      expect(await audit()).toMatchObject({
        action: "delete",
        entity_id: String(id),
        before: { title, approvalStatus, customerName: "Åsa M.", applicationCount: 0 },
        after: null,
      });
      expect(await count("mail_messages")).toBe(0);
    },
  );

  it("says how many applications go with it, and tells those who wait", async () => {
    const { id, title } = await createProject();
    await applied(id, "one@example.com");
    await applied(id, "two@example.com");
    await sql("UPDATE project_applications SET stage = 'declined' WHERE applicant_email = 'two@example.com'");
    expect((await read()).body[0]?.applicationCount).toBe(2);
    await empty("mail_messages");
    await destroy(id);
    expect(await count("project_applications")).toBe(0);
    await runMailJobs();
    const mails = await readOutbox();
    expect(mails.map(recipient)).toEqual(["one@example.com"]);
    expect(mails[0]?.subject).toBe(`No longer available: ${title}`);
    expect((await call<unknown[]>(publicProjects)).body).toEqual([]);
  });

  it("is refused where contracts hang on the posting", async () => {
    const { id: expertId } = await createExpert();
    const { id } = await createProject();
    await insert("contracts", {
      project_id: id,
      expert_id: expertId,
      contract_type: "client",
      html: "<p></p>",
      total_amount_cents: 100,
      access_token_hash: "hash",
      updated_at: monday,
    });
    expect(await destroy(id)).toMatchObject({
      status: 409,
      body: { message: "This project has contracts and can't be deleted. Hide it instead." },
    });
    expect(await count("projects")).toBe(1);
    await sql("DELETE FROM contracts");
  });
});

describe("GET /api/admin/exports/project-postings", () => {
  it("is the filtered list as a file that spreadsheets read", async () => {
    await createProject({ title: "Approved" });
    const id = await pending(monday, '=SUM(A1); "quoted"');
    await sql(
      "UPDATE projects SET hourly_rate_min_cents = 8050, description = E'Line\\nbreak, comma' WHERE id = $1",
      [id],
    );
    const answer = await call<string>(exportCsv, { query: { status: "pending" }, as: admin });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toBe(
      'attachment; filename="project-postings-2027-03-01.csv"',
    );
    const rows = parse<Record<string, string>>(answer.bytes as Buffer, { columns: true, bom: true });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      id: String(id),
      title: `'=SUM(A1); "quoted"`,
      description: "Line\nbreak, comma",
      approvalStatus: "pending",
      isActive: "yes",
      hourlyRateMin: "80.5",
      hourlyRateMax: "",
      requiredSkills: "Python; Data Engineering",
      dueAt: "2027-03-02T06:00:00.000Z",
    });
    const inFinnish = await call<string>(exportCsv, { query: { language: "fi" }, as: admin });
    expect(inFinnish.body).toMatch(/^\uFEFF?id,Otsikko,|,Otsikko,/);
    expect(await call(exportCsv, { query: { page: "2" }, as: admin })).toMatchObject({ status: 400 });
  });
});
