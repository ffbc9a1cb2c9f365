import { GET as getDossier } from "@/app/api/admin/desk/[kind]/[id]/route";
import { POST as askExpert } from "@/app/api/admin/experts/[id]/request-changes/route";
import { GET as listExperts } from "@/app/api/admin/experts/route";
import { GET as getFunnel } from "@/app/api/admin/funnel/route";
import { GET as getInbox } from "@/app/api/admin/inbox/route";
import { PATCH as approvePosting } from "@/app/api/admin/project-postings/[id]/approve/route";
import { PATCH as reopenPosting } from "@/app/api/admin/project-postings/[id]/reopen/route";
import { PATCH as askPosting } from "@/app/api/admin/project-postings/[id]/request-changes/route";
import { GET as currentUser } from "@/app/api/auth/user/route";
import { POST as resubmitPosting } from "@/app/api/company/projects/[id]/resubmit/route";
import { PATCH as editPosting, GET as readPosting } from "@/app/api/company/projects/[id]/route";
import { POST as approveApplication } from "@/app/api/expert-applications/[id]/approve/route";
import { PATCH as reviewApplication } from "@/app/api/expert-applications/[id]/status/route";
import { PUT as correct } from "@/app/api/expert-applications/corrections/[token]/route";
import { POST as apply } from "@/app/api/expert-applications/route";
import { POST as resubmitExpert } from "@/app/api/experts/[id]/resubmit/route";
import { GET as getExpert, PATCH as updateExpert } from "@/app/api/experts/[id]/route";
import { POST as postProject } from "@/app/api/project-postings/route";
import { correctionLinkDays } from "@/lib/features/change-requests/rules";
import type { OwnProjectDetails } from "@/lib/features/company-projects/schemas";
import { getOwnApplication } from "@/lib/features/dashboard/server/get-expert-dashboard";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";
import { getCorrection } from "@/lib/features/expert-applications/server/correct-expert-application";
import type { FullExpert } from "@/lib/features/experts/schemas";
import type { Dossier, Inbox } from "@/lib/features/operations/desk-schemas";
import type { Funnel } from "@/lib/features/operations/funnel-schemas";
import { setClock } from "@/lib/server/clock";
import type { RouteHandler } from "@/lib/server/http/route";
import { reviewDueAt } from "@/lib/shared/review-due";
import { call, type ErrorAnswer as PlainError, post } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { applicationRequest } from "@/tests/support/request-factories";

const monday = new Date("2027-03-01T06:00:00Z");
const later = (hours: number) => new Date(monday.getTime() + hours * 3_600_000);

type ErrorAnswer = PlainError & { reason?: string };

let [admin, person]: TestUser[] = [];
const who = () => ({ admin: admin as TestUser, person: person as TestUser });

beforeEach(async () => {
  setClock(monday);
  await empty("expert_applications", "projects", "experts", "users", "mail_messages", "notifications");
  await sql("DELETE FROM pgboss.job");
  [admin, person] = [await createAdmin(), await createUser({ email: "aada@example.com" })];
});

const at = (id: number) => ({ params: { id: String(id) } });
const mailsTo = (to: string) =>
  sql<{ kind: string; text: string }>(
    'SELECT kind, text FROM mail_messages WHERE lower("to") = lower($1) ORDER BY id',
    [to],
  );
const lastTo = async (to: string) => (await mailsTo(to)).at(-1) ?? { kind: "", text: "" };
const inbox = async () => (await call<Inbox>(getInbox, { as: who().admin })).body;
const dossier = async (kind: string, id: number) =>
  (await call<Dossier>(getDossier, { params: { kind, id: String(id) }, as: who().admin })).body;
const audited = (entity: string, id: number) =>
  sql<{ action: string; reason: string | null }>(
    "SELECT action, reason FROM audit_entries WHERE entity = $1 AND entity_id = $2 ORDER BY id DESC LIMIT 1",
    [entity, String(id)],
  );
const message = "Please say which clouds you know.\nAnd lower the rate.";

describe("an application to join", () => {
  const wish = applicationRequest({ email: "Aada@Example.com", phone: "+358 40 123 4567" });
  const submitted = async () => (await post<{ id: number }>(apply, wish)).body.id;
  const review = <T = ExpertApplication>(id: number, body: object, as: TestUser | null = who().admin) =>
    call<T>(reviewApplication, { ...at(id), method: "PATCH", body, as });
  const ask = (id: number) => review(id, { status: "changes_requested", reviewNotes: message });
  const send = <T = { id: number; status: string }>(token: string, body: object) =>
    call<T>(correct, { method: "PUT", params: { token }, body });
  const { email: _email, ...said } = wish;
  const corrected = { ...said, description: "Builds data platforms on AWS and GCP.", hourlyRate: 85 };
  const tokenIn = (text: string) => /\/application\/([\w-]+)/.exec(text)?.[1] ?? "";
  const asked = async () => {
    const id = await submitted();
    setClock(later(2));
    expect((await ask(id)).status).toBe(200);
    return { id, token: tokenIn((await lastTo("aada@example.com")).text) };
  };

  it("waits for its applicant, is the same one when it comes back, and its clock begins again", async () => {
    const id = await submitted();
    expect((await inbox()).waiting.application).toBe(1);
    setClock(later(2));
    const answer = await ask(id);
    expect(answer.body).toMatchObject({
      status: "changes_requested",
      reviewNotes: message,
      dueAt: null,
      reviewedBy: who().admin.email,
    });
    expect((await inbox()).waiting.application).toBe(0);
    const mail = await lastTo("aada@example.com");
    expect(mail.kind).toBe("expert_application_changes");
    expect(mail.text).toContain("Please say which clouds you know.");
    expect((await audited("expert_application", id))[0]).toEqual({
      action: "request_changes",
      reason: message,
    });

    const token = tokenIn(mail.text);
    expect(await getCorrection(token)).toMatchObject({
      state: "open",
      asked: { text: message, language: "en" },
      application: { name: wish.name, email: "Aada@Example.com", skills: "Python", hourlyRate: 95 },
    });
    setClock(later(50));
    expect(await send(token, corrected)).toMatchObject({ status: 200, body: { id, status: "pending" } });
    expect(await count("expert_applications")).toBe(1);
    const [item] = (await inbox()).items;
    expect(item).toMatchObject({
      kind: "application",
      id,
      submittedAt: later(50).toISOString(),
      dueAt: reviewDueAt("application", later(50)).toISOString(),
    });
    expect(await count("mail_messages", "kind = 'expert_application_again'")).toBe(1);
    const seen = await dossier("application", id);
    expect(seen.changeRequests).toEqual([
      {
        message,
        messageLanguage: "en",
        requestedAt: later(2).toISOString(),
        answeredAt: later(50).toISOString(),
        before: { description: wish.description, hourlyRate: 95 },
        after: { description: corrected.description, hourlyRate: 85 },
      },
    ]);
    expect(seen.item.record).toMatchObject({
      email: "Aada@Example.com",
      phone: "+358 40 123 4567",
      reviewNotes: null,
    });
    expect((await call(approveApplication, { ...at(id), method: "POST", as: who().admin })).status).toBe(200);
    // Both times were answered in time, and the wait for the applicant counts for nobody.
    const { promises } = (await call<Funnel>(getFunnel, { query: { weeks: "4" }, as: who().admin })).body;
    expect(promises).toContainEqual({ kind: "application", due: 2, kept: 2 });
  });

  it("is corrected by its own link only, once, and in time", async () => {
    const { id, token } = await asked();
    expect((await send<ErrorAnswer>("a".repeat(43), corrected)).status).toBe(404);
    // Nothing but the applicant's own words, and never another address.
    expect((await send<ErrorAnswer>(token, { ...corrected, email: "other@example.com" })).status).toBe(422);
    expect((await send<ErrorAnswer>(token, { ...corrected, name: "" })).status).toBe(422);
    setClock(new Date(later(2).getTime() + correctionLinkDays * 86_400_000));
    const late = await send<ErrorAnswer>(token, corrected);
    expect(late).toMatchObject({
      status: 409,
      body: { code: "not_possible_now", reason: "correction_link_expired" },
    });
    expect(await getCorrection(token)).toEqual({ state: "expired" });

    setClock(later(3));
    expect((await send(token, corrected)).status).toBe(200);
    const again = await send<ErrorAnswer>(token, corrected);
    expect(again).toMatchObject({
      status: 409,
      body: { code: "not_possible_now", reason: "correction_link_used", values: { state: "received" } },
    });
    expect(await getCorrection(token)).toEqual({ state: "received" });

    // Asked a second time, the new link works and the old one does not.
    await ask(id);
    const second = tokenIn((await lastTo("aada@example.com")).text);
    expect(second).not.toBe(token);
    expect(await getCorrection(token)).toEqual({ state: "replaced" });
    expect(await send(token, corrected)).toMatchObject({
      status: 409,
      body: { values: { state: "replaced" } },
    });
    expect((await send(second, corrected)).status).toBe(200);
    expect((await dossier("application", id)).changeRequests).toHaveLength(2);
  });

  it("is not decided about by what stood there before it was corrected", async () => {
    const { id, token } = await asked();
    const record = async () => (await dossier("application", id)).item.record as ExpertApplication;
    const { updatedAt: before } = await record();
    setClock(later(3));
    expect((await send(token, corrected)).status).toBe(200);
    const { updatedAt } = await record();
    const decide = async <T = ErrorAnswer>(seen: string) => [
      await call<T>(approveApplication, {
        ...at(id),
        method: "POST",
        body: { updatedAt: seen },
        as: who().admin,
      }),
      await review<T>(id, { status: "rejected", updatedAt: seen }),
      await review<T>(id, { status: "changes_requested", reviewNotes: message, updatedAt: seen }),
    ];
    for (const refused of await decide(before)) {
      expect(refused).toMatchObject({ status: 409, body: { reason: "application_changed" } });
      expect(refused.body.fieldErrors).toHaveProperty("updatedAt");
    }
    expect(await record()).toMatchObject({ status: "pending", updatedAt });
    expect((await decide(updatedAt))[0]?.status).toBe(200);
  });

  it("of two corrections at once takes one", async () => {
    const { token } = await asked();
    const answers = await Promise.all([send(token, corrected), send(token, corrected)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is asked about with words, while it is under review, and by one administrator", async () => {
    const id = await submitted();
    for (const reviewNotes of ["", "   ", undefined, "a".repeat(1001)]) {
      const refused = await review<ErrorAnswer>(id, { status: "changes_requested", reviewNotes });
      expect(refused.body.fieldErrors).toHaveProperty("reviewNotes");
    }
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409)?.body as unknown as ErrorAnswer;
    expect(loser.reason).toBe("application_already_changes_requested");
    expect(await mailsTo("aada@example.com")).toHaveLength(2);
    expect((await review(id, { status: "rejected" })).status).toBe(200);
    const decided = await review<ErrorAnswer>(id, { status: "changes_requested", reviewNotes: message });
    expect(decided).toMatchObject({ status: 409, body: { reason: "application_already_rejected" } });
  });

  it("that is decided without waiting, or opened again, ends its link, which says so", async () => {
    const { id, token } = await asked();
    const ended = async (link: string, state: string) => {
      expect(await getCorrection(link)).toEqual({ state });
      expect(await send(link, corrected)).toMatchObject({ status: 409, body: { values: { state } } });
    };
    expect((await review(id, { status: "pending" })).status).toBe(200);
    await ended(token, "received");
    await ask(id);
    const second = tokenIn((await lastTo("aada@example.com")).text);
    expect((await review(id, { status: "rejected" })).status).toBe(200);
    await ended(second, "rejected");
    await review(id, { status: "pending" });
    await ask(id);
    const third = tokenIn((await lastTo("aada@example.com")).text);
    expect((await call(approveApplication, { ...at(id), method: "POST", as: who().admin })).status).toBe(200);
    await ended(third, "approved");
  });

  it("shows its owner in their own place what to change, and nobody else", async () => {
    const { token } = await asked();
    const own = { ...who().person, kind: "user", userId: who().person.id, emailVerified: true } as never;
    expect(await getOwnApplication(own)).toMatchObject({
      status: "changes_requested",
      changes: { message, path: `/application/${token}` },
    });
    const me = await call<object>(currentUser, { path: "/api/auth/user", as: who().person });
    expect(me.body).toMatchObject({ isAskedForChanges: true });
    expect(me.body).not.toHaveProperty("isWaiting");
    const stranger = await createUser();
    const other = await call<object>(currentUser, { path: "/api/auth/user", as: stranger });
    expect(other.body).not.toHaveProperty("isAskedForChanges");
  });
});

describe("an expert's profile", () => {
  const pending = () =>
    createExpert({
      userId: who().person.id,
      email: who().person.email,
      approvalStatus: "pending",
      createdAt: monday,
    });
  const ask = <T = FullExpert>(id: number, body: object = { message }, as: TestUser | null = who().admin) =>
    call<T>(askExpert, { ...at(id), method: "POST", body, as });
  const again = <T = FullExpert>(id: number, as: TestUser = who().person) =>
    call<T>(resubmitExpert, { ...at(id), method: "POST", as });

  it("waits for its owner, who changes it and sends it again", async () => {
    const { id } = await pending();
    setClock(later(2));
    expect((await ask(id)).body).toMatchObject({ approvalStatus: "changes_requested" });
    expect((await inbox()).waiting.expert).toBe(0);
    expect((await call(getExpert, at(id))).status).toBe(404);
    const mail = await lastTo(who().person.email);
    expect(mail.kind).toBe("expert_changes");
    expect(mail.text).toContain("Please say which clouds you know.");
    expect(mail.text).toContain("/profile");
    expect((await audited("expert", id))[0]).toEqual({ action: "request_changes", reason: message });
    const listed = await call<{ id: number; dueAt: null }[]>(listExperts, {
      query: { status: "changes_requested" },
      as: who().admin,
    });
    expect(listed.body).toMatchObject([{ id, dueAt: null }]);

    const title = "Cloud data engineer";
    await call(updateExpert, { ...at(id), method: "PATCH", body: { title }, as: who().person });
    expect((await inbox()).waiting.expert).toBe(0);
    const stranger = await createUser();
    expect((await again(id, stranger)).status).toBe(404);
    setClock(later(50));
    expect((await again(id)).body).toMatchObject({ approvalStatus: "pending", title });
    expect((await inbox()).items).toMatchObject([
      { kind: "expert", id, dueAt: reviewDueAt("expert", later(50)).toISOString() },
    ]);
    expect((await dossier("expert", id)).changeRequests).toMatchObject([
      {
        message,
        answeredAt: later(50).toISOString(),
        before: { title: "Consulting Engineer" },
        after: { title },
      },
    ]);
    const twice = await again<ErrorAnswer>(id);
    expect(twice).toMatchObject({ status: 409, body: { code: "not_possible_now" } });
    const approved = await call(updateExpert, {
      ...at(id),
      method: "PATCH",
      body: { approvalStatus: "approved" },
      as: who().admin,
    });
    expect(approved.status).toBe(200);
    expect((await call(getExpert, at(id))).status).toBe(200);
  });

  it("is asked about by one administrator, while it is under review, with words", async () => {
    const { id } = await pending();
    expect((await ask<ErrorAnswer>(id, { message: " " })).status).toBe(422);
    const stale = await ask<ErrorAnswer>(id, { message, updatedAt: later(-1).toISOString() });
    expect(stale).toMatchObject({ status: 409, body: { reason: "expert_changed" } });
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    // It is asked for with words only.
    const form = await call(updateExpert, {
      ...at(id),
      method: "PATCH",
      body: { approvalStatus: "changes_requested" },
      as: who().admin,
    });
    expect(form.status).toBe(422);
    const approved = await createExpert();
    expect(await ask<ErrorAnswer>(approved.id)).toMatchObject({
      status: 409,
      body: { reason: "expert_already_approved" },
    });
  });

  it("without an account is asked by a mail that leads to making one", async () => {
    const { id, email } = await createExpert({ approvalStatus: "pending" });
    await ask(id);
    expect((await lastTo(email)).text).toContain("/register?returnTo=%2Fprofile");
  });
});

describe("a posting", () => {
  const form = {
    title: "Demand forecast",
    description: "A forecast of daily demand.",
    requiredSkills: ["Python"],
    customerName: "Aada Asiakas",
    customerEmail: "aada@example.com",
  };
  const posted = async (more: object = {}, as: TestUser | null = null) =>
    (await call<{ id: number }>(postProject, { method: "POST", body: { ...form, ...more }, as })).body.id;
  const decide = <T = ErrorAnswer>(handler: RouteHandler, id: number, body?: object) =>
    call<T>(handler, { ...at(id), method: "PATCH", ...(body ? { body } : {}), as: who().admin });
  const ask = (id: number) => decide(askPosting, id, { message });
  const own = async (id: number) =>
    (await call<OwnProjectDetails>(readPosting, { ...at(id), as: who().person })).body;

  it("waits for its sender, who corrects it in their own place and sends it again", async () => {
    const id = await posted();
    setClock(later(1));
    expect((await ask(id)).status).toBe(200);
    expect((await inbox()).waiting.posting).toBe(0);
    const mail = await lastTo("aada@example.com");
    expect(mail.kind).toBe("project_posting_changes");
    expect(mail.text).toContain("Please say which clouds you know.");
    // The mailbox's own link into its account.
    expect(mail.text).toMatch(/\/login\?token=[\w-]+&returnTo=%2Fcompany%2Fprojects%2F/);
    const seen = await own(id);
    expect(seen).toMatchObject({
      approvalStatus: "changes_requested",
      rejectionReason: message,
      reviewDueAt: null,
    });
    expect(seen.history).toMatchObject([{ decision: "changes_requested", reason: message }]);
    const [notice] = await sql<{ kind: string; values: object }>("SELECT kind, values FROM notifications");
    expect(notice).toMatchObject({ kind: "posting_reviewed", values: { decision: "changes_requested" } });

    const title = "Demand forecast for 120 shops";
    const changed = await call(editPosting, {
      ...at(id),
      method: "PATCH",
      body: { title },
      as: who().person,
    });
    expect(changed.status).toBe(200);
    expect((await inbox()).waiting.posting).toBe(0);
    const stranger = await createUser();
    expect((await call(resubmitPosting, { ...at(id), method: "POST", as: stranger })).status).toBe(404);
    setClock(later(30));
    expect((await call(resubmitPosting, { ...at(id), method: "POST", as: who().person })).status).toBe(200);
    expect((await inbox()).items).toMatchObject([
      { kind: "posting", id, dueAt: reviewDueAt("posting", later(30)).toISOString() },
    ]);
    expect((await dossier("posting", id)).changeRequests).toEqual([
      {
        message,
        messageLanguage: "en",
        requestedAt: later(1).toISOString(),
        answeredAt: later(30).toISOString(),
        before: { title: form.title },
        after: { title },
      },
    ]);
    expect((await decide(approvePosting, id)).status).toBe(200);
    expect((await own(id)).history.map(({ decision }) => decision)).toEqual([
      "approved",
      "changes_requested",
    ]);
  });

  it("is asked about once, while it is under review, and can be taken back", async () => {
    const id = await posted();
    expect((await decide(askPosting, id, { message: "" })).status).toBe(422);
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(id)).body.reason).toBe("posting_already_changes_requested");
    expect((await decide(reopenPosting, id)).status).toBe(200);
    expect((await decide(approvePosting, id)).status).toBe(200);
    expect((await ask(id)).body.reason).toBe("posting_already_approved");
  });
});
