import { PATCH as change, DELETE as remove } from "@/app/api/saved-searches/[id]/route";
import { GET as list, POST as save } from "@/app/api/saved-searches/route";
import { GET as openLink, POST as stop } from "@/app/api/saved-searches/unsubscribe/route";
import { savedSearchBounds } from "@/lib/features/saved-searches/rules";
import type { SavedSearch } from "@/lib/features/saved-searches/schemas";
import { sendSavedSearchAlerts } from "@/lib/features/saved-searches/server/send-alerts";
import { stopAlertsPath } from "@/lib/features/saved-searches/server/stop-alerts";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { runMailJobs } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";

type Input = { name?: string; filters?: object; alert?: string };
const rust = { skills: ["rust"], availability: "available" };
const keep = <T = SavedSearch>(body: Input, as: TestUser | null, headers = {}) =>
  call<T>(save, {
    method: "POST",
    as,
    headers,
    body: { name: "Rust", filters: rust, alert: "daily", ...body },
  });
const of = (id: number) => ({ params: { id: String(id) } });
const alter = <T = SavedSearch>(id: number, body: Input, as: TestUser) =>
  call<T>(change, { ...of(id), method: "PATCH", body, as });
const day = (number: number, time = "05:40") => setClock(new Date(`2027-03-0${number}T${time}:00Z`));
const rustacean = () => createExpert({ skills: ["Rust"] });

/** Runs the job and sends what it queued: whom it mailed, and the words. */
async function run(): Promise<{ to: string; subject: string; text: string }[]> {
  clearOutbox();
  await sendSavedSearchAlerts();
  await runMailJobs();
  return (await readOutbox()).map((each) => ({
    to: recipient(each),
    subject: each.subject ?? "",
    text: each.text ?? "",
  }));
}

let user: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  day(1);
  await empty("experts", "users", "mail_messages", "idempotency_keys");
  await sql("DELETE FROM pgboss.job");
  clearOutbox();
  [user, stranger] = [await createUser(), await createUser()];
});

describe("a saved search", () => {
  it("is kept, listed newest first, changed and deleted", async () => {
    const first = await keep({}, user);
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: "Rust",
        filters: rust,
        alert: "daily",
        createdAt: "2027-03-01T05:40:00.000Z",
        updatedAt: "2027-03-01T05:40:00.000Z",
      },
    ]);
    const second = await keep(
      { name: "Everybody", filters: { query: "", location: "all" }, alert: "off" },
      user,
    );
    expect(second.body.filters).toEqual({});
    const changed = await alter(first.body.id, { alert: "off" }, user);
    expect([changed.status, changed.body.name, changed.body.alert]).toEqual([200, "Rust", "off"]);
    const listed = await call<SavedSearch[]>(list, { as: user });
    expect(listed.headers.get("x-total-count")).toBe("2");
    expect(listed.body.map(({ name, alert }) => [name, alert])).toEqual([
      ["Everybody", "off"],
      ["Rust", "off"],
    ]);
    expect((await call(remove, { ...of(first.body.id), method: "DELETE", as: user })).status).toBe(204);
    expect(await count("saved_searches")).toBe(1);
  });

  it.each([
    [{ name: "" }],
    [{ filters: { limit: 5 } }],
    [{ filters: { unknown: true } }],
    [{ filters: { maxHourlyRate: -1 } }],
    [{ filters: { query: "a\u0000b" } }],
    [{ filters: { location: "\ud800" } }],
    [{ alert: "hourly" }],
    [{ name: "x".repeat(savedSearchBounds.name + 1) }],
  ])("is refused with %j", async (body) => {
    expect((await keep<object>(body, user)).status).toBe(422);
    expect(await count("saved_searches")).toBe(0);
  });

  it("sent twice with one key is one; there are fifty at most", async () => {
    const twice = await Promise.all([1, 2, 3].map(() => keep({}, user, { "idempotency-key": "k" })));
    expect(new Set(twice.map(({ body }) => body.id)).size).toBe(1);
    for (let number = 1; number < savedSearchBounds.searches; number += 1) {
      await insert("saved_searches", {
        ...{ user_id: user.id, name: `${number}`, filters: "{}", alert: "off", known_expert_ids: [] },
        ...{ created_at: new Date(), updated_at: new Date() },
      });
    }
    const full = await keep<{ reason: string }>({}, user);
    expect([full.status, full.body.reason]).toEqual([409, "saved_searches_full"]);
  });

  it("of another is nobody's to change, administrators included", async () => {
    const { body: mine } = await keep({}, user);
    for (const as of [stranger, await createAdmin()]) {
      const answers = [
        await alter<{ reason: string }>(mine.id, { name: "X", filters: {} }, as),
        await call<{ reason: string }>(remove, { ...of(mine.id), method: "DELETE", as }),
      ];
      expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
        answers.map(() => [404, "saved_search_not_found"]),
      );
      expect((await call<SavedSearch[]>(list, { as })).body).toEqual([]);
    }
    expect((await call<SavedSearch[]>(list, { as: user })).body).toEqual([mine]);
  });
});

describe("the alert", () => {
  it("tells of who is new, by name and link, once; nobody new is no mail", async () => {
    await rustacean();
    await keep({}, user);
    expect(await run()).toEqual([]);
    const { id, public_name } = await rustacean();
    await createExpert({ skills: ["COBOL"] });
    day(2);
    const [told, ...others] = await run();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ to: user.email, subject: "1 new expert in “Rust”" });
    expect(told?.text).toContain(`/expert/${id}\n`);
    expect(told?.text).toContain(public_name);
    expect(told?.text).toContain("/experts?skill=rust&availability=available");
    day(3);
    expect(await run()).toEqual([]);
  });

  it("counts as new who comes to match, and not who comes back", async () => {
    const { id } = await createExpert({ skills: ["Rust"], availability: "busy" });
    const known = await rustacean();
    await keep({}, user);
    await sql("UPDATE experts SET availability = 'available' WHERE id = $1", [id]);
    await sql("UPDATE experts SET is_active = false WHERE id = $1", [known.id]);
    day(2);
    expect((await run())[0]?.text).toContain(`/expert/${id}\n`);
    await sql("UPDATE experts SET is_active = true, availability = 'available'");
    day(3);
    expect(await run()).toEqual([]);
  });

  it("is one mail a day in Helsinki for all searches of an account; what comes later waits for the next", async () => {
    await keep({}, user);
    await keep({ name: "Everybody", filters: {} }, user);
    await keep({}, stranger);
    const { id: first } = await rustacean();
    day(2, "20:00");
    const mails = await run();
    expect(mails.map(({ to }) => to).sort()).toEqual([user.email, stranger.email].sort());
    const [own] = mails.filter(({ to }) => to === user.email);
    expect(own?.subject).toBe("1 new expert in 2 of your saved searches");
    expect(own?.text).toMatch(/Rust: [\s\S]*Everybody: /);
    expect(own?.text.match(new RegExp(`/expert/${first}\n`, "g"))).toHaveLength(2);

    const { id: second } = await rustacean();
    day(2, "21:59");
    expect(await run()).toEqual([]);
    // 22:00 UTC is midnight in Helsinki.
    day(2, "22:00");
    const next = await run();
    expect(next).toHaveLength(2);
    for (const { text } of next) {
      expect(text).toContain(`/expert/${second}\n`);
      expect(text).not.toContain(`/expert/${first}\n`);
    }
  });

  it("run by several at once, and again after it was killed between two accounts, mails each once", async () => {
    await keep({}, user);
    await keep({}, stranger);
    await rustacean();
    day(2);
    // The mail of the second account cannot be queued: nothing of it stays, the first has theirs.
    await sql(`ALTER TABLE mail_messages ADD CONSTRAINT killed CHECK ("to" <> '${stranger.email}')`);
    await expect(sendSavedSearchAlerts()).rejects.toThrow("killed");
    await sql("ALTER TABLE mail_messages DROP CONSTRAINT killed");
    expect(await sql('SELECT "to" FROM mail_messages')).toEqual([{ to: user.email }]);
    expect(await count("saved_searches", "alerted_on IS NOT NULL")).toBe(1);
    const runs = await Promise.all([1, 2, 3, 4].map(() => sendSavedSearchAlerts()));
    expect(runs.reduce((sum, each) => sum + each, 0)).toBe(1);
    await runMailJobs();
    expect((await readOutbox()).map(recipient).sort()).toEqual([user.email, stranger.email].sort());
  });

  it("follows changed filters from their change on, and rests while it is off", async () => {
    const { body } = await keep({}, user);
    await createExpert({ skills: ["COBOL"] });
    await alter(body.id, { filters: { skills: ["cobol"] } }, user);
    day(2);
    expect(await run()).toEqual([]);
    const { id } = await createExpert({ skills: ["COBOL"] });
    await alter(body.id, { alert: "off" }, user);
    expect(await run()).toEqual([]);
    await alter(body.id, { alert: "daily" }, user);
    expect((await run())[0]?.text).toContain(`/expert/${id}\n`);
  });

  it("goes to proven addresses only, and names ten experts of many", async () => {
    const unproven = await createUser({ isVerified: false });
    await keep({}, unproven);
    await keep({}, user);
    for (let number = 0; number < 12; number += 1) await rustacean();
    day(2);
    const mails = await run();
    expect(mails.map(({ to }) => to)).toEqual([user.email]);
    expect(mails[0]?.subject).toBe("12 new experts in “Rust”");
    expect(mails[0]?.text.match(/\/expert\/\d+/g)).toHaveLength(10);
    expect(mails[0]?.text).toContain("and 2 more");
  });

  it("ends by the link of the mail, without a sign-in and for that account alone", async () => {
    for (const as of [user, stranger]) await keep({}, as);
    await rustacean();
    day(2);
    await run();
    const sent = (await readOutbox()).find((each) => recipient(each) === user.email);
    const header = (key: string) =>
      sent?.headerLines.find((line) => line.key === key)?.line.replace(/^[\w-]+:|\s/g, "");
    const url = new URL(/^<(.*)>$/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "");
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(`${url.pathname}${url.search}`).toBe(`${stopAlertsPath(user.id)}&language=en`);
    expect(sent?.text).toContain(url.href);

    const query = Object.fromEntries(url.searchParams);
    const opened = await call(openLink, { query });
    expect(opened.status).toBe(303);
    expect(opened.headers.get("location")).toContain(`/unsubscribe?alerts=${user.id}&token=${query.token}`);
    const inFinnish = await call(openLink, { query: { ...query, language: "fi" } });
    expect(inFinnish.headers.get("location")).toContain("/fi/unsubscribe?alerts=");
    const oneClick = {
      method: "POST",
      rawBody: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
    const foreign = await call(stop, { ...oneClick, query: { ...query, user: String(stranger.id) } });
    expect(foreign.status).toBe(404);
    expect(await count("saved_searches", "alert = 'daily'")).toBe(2);
    for (let time = 0; time < 2; time += 1)
      expect((await call(stop, { ...oneClick, query })).status).toBe(204);
    await rustacean();
    day(3);
    expect((await run()).map(({ to }) => to)).toEqual([stranger.email]);
  });
});
