import { PUT as putExpert, DELETE as removeExpert } from "@/app/api/shortlists/[id]/experts/[expert]/route";
import { GET as read, DELETE as remove, PATCH as rename } from "@/app/api/shortlists/[id]/route";
import { POST as share, DELETE as unshare } from "@/app/api/shortlists/[id]/share/route";
import { POST as create, GET as list } from "@/app/api/shortlists/route";
import { shortlistBounds } from "@/lib/features/shortlists/rules";
import type { Shortlist, ShortlistExpert, ShortlistWithExperts } from "@/lib/features/shortlists/schemas";
import { readSharedShortlist } from "@/lib/features/shortlists/server/read-shortlists";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";

type As = TestUser | null;
const of = (id: number) => ({ params: { id: String(id) } });
const place = (id: number, expertId: number | string) => ({
  params: { id: String(id), expert: String(expertId) },
});
const make = <T = Shortlist>(name: string, as: As, headers = {}) =>
  call<T>(create, { method: "POST", body: { name }, as, headers });
const open = <T = ShortlistWithExperts>(id: number, as: As) => call<T>(read, { ...of(id), as });
const put = <T = ShortlistExpert>(id: number, expertId: number | string, as: As, body?: object) =>
  call<T>(putExpert, { ...place(id, expertId), method: "PUT", as, ...(body ? { body } : {}) });
const shareIt = <T = { url: string }>(id: number, as: As) =>
  call<T>(share, { ...of(id), method: "POST", as });
const unshareIt = (id: number, as: As) => call(unshare, { ...of(id), method: "DELETE", as });
const tokenOf = (url: string) => /\/shortlist\/([\w-]{43})$/.exec(url)?.[1] ?? "";

let user: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  setClock(new Date("2027-03-01T12:00:00Z"));
  await empty("experts", "users", "idempotency_keys");
  [user, stranger] = [await createUser(), await createUser()];
});

describe("lists", () => {
  it("are made, renamed, listed newest first with their number of public experts, and deleted", async () => {
    const first = await make("  Data   platform ", user);
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: "Data   platform",
        expertCount: 0,
        isShared: false,
        hasExpert: null,
        createdAt: "2027-03-01T12:00:00.000Z",
        updatedAt: "2027-03-01T12:00:00.000Z",
      },
    ]);
    const second = await make("Second", user);
    await make("Another person's", stranger);
    const [shown, hidden] = [await createExpert(), await createExpert()];
    for (const { id } of [shown, hidden]) await put(first.body.id, id, user);
    await sql("UPDATE experts SET is_active = false WHERE id = $1", [hidden.id]);
    expect((await open(first.body.id, user)).body).toMatchObject({ experts: [{}], waiting: 1 });
    const renamed = await call<Shortlist>(rename, {
      ...of(second.body.id),
      method: "PATCH",
      body: { name: "Renamed" },
      as: user,
    });
    expect([renamed.status, renamed.body.name]).toEqual([200, "Renamed"]);
    const listed = await call<Shortlist[]>(list, { as: user, query: { expertId: String(shown.id) } });
    expect(listed.headers.get("x-total-count")).toBe("2");
    expect(listed.body.map(({ name, expertCount, hasExpert }) => [name, expertCount, hasExpert])).toEqual([
      ["Renamed", 0, false],
      ["Data   platform", 1, true],
    ]);
    expect((await call(remove, { ...of(first.body.id), method: "DELETE", as: user })).status).toBe(204);
    expect((await open<{ reason: string }>(first.body.id, user)).body.reason).toBe("shortlist_not_found");
    expect(await count("shortlist_experts")).toBe(0);
  });

  it("have a name of their own, in any case, per user", async () => {
    const { body: first } = await make("Ääni", user);
    const { body: second } = await make("Other", user);
    for (const name of ["Ääni", "ÄÄNI", " ääni "]) {
      const answer = await make<{ reason: string; fieldErrors: object }>(name, user);
      expect([answer.status, answer.body.reason]).toEqual([409, "shortlist_name_taken"]);
      expect(answer.body.fieldErrors).toHaveProperty("name");
    }
    const change = (id: number, name: string) =>
      call(rename, { ...of(id), method: "PATCH", body: { name }, as: user });
    expect((await change(second.id, "ääni")).status).toBe(409);
    expect((await change(first.id, "ÄÄNI")).status).toBe(200);
    expect((await make("Ääni", stranger)).status).toBe(201);
  });

  it.each([
    [{}],
    [{ name: "" }],
    [{ name: "   " }],
    [{ name: "x".repeat(shortlistBounds.name + 1) }],
    [{ name: 7 }],
    [{ name: "A", userId: 1 }],
  ])("are refused as %j", async (body) => {
    expect((await call(create, { method: "POST", body, as: user })).status).toBe(422);
    expect(await count("shortlists")).toBe(0);
  });

  it("made at once under one name, or one key, are one", async () => {
    const named = await Promise.all(Array.from({ length: 6 }, () => make("Once", user)));
    expect(named.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    const keyed = await Promise.all(
      Array.from({ length: 6 }, () => make("Keyed", user, { "idempotency-key": "press-1" })),
    );
    expect(new Set(keyed.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    // A key is its owner's.
    const { body } = await make("Keyed", stranger, { "idempotency-key": "press-1" });
    expect(body.id).not.toBe(keyed[0]?.body.id);
    expect(await count("shortlists")).toBe(3);
  });

  it("are fifty at most, several at once included", async () => {
    for (let number = 2; number < shortlistBounds.lists; number += 1) await make(`List ${number}`, user);
    const last = await Promise.all(["a", "b", "c", "d"].map((name) => make<{ reason?: string }>(name, user)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(last.find(({ status }) => status === 409)?.body.reason).toBe("shortlists_full");
    expect(await count("shortlists")).toBe(shortlistBounds.lists);
    expect((await make("A stranger's", stranger)).status).toBe(201);
    const pages = await readAllPages(async (cursor) =>
      call<Shortlist[]>(list, { as: user, query: { limit: "20", ...(cursor ? { cursor } : {}) } }),
    );
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(shortlistBounds.lists);
  });
});

describe("experts on a list", () => {
  it("stand with notes, the last one added first; a note is kept, changed and taken away", async () => {
    const { body: mine } = await make("Mine", user);
    const [one, two] = [await createExpert({ name: "Aino Zzsecretname" }), await createExpert()];
    const added = await put(mine.id, one.id, user, { note: "  Knows our ERP " });
    expect([added.status, added.body]).toEqual([
      200,
      { expertId: one.id, note: "Knows our ERP", addedAt: "2027-03-01T12:00:00.000Z" },
    ]);
    setClock(new Date("2027-03-01T12:05:00Z"));
    await put(mine.id, two.id, user);
    expect((await put(mine.id, one.id, user)).body).toEqual(added.body);
    const { body } = await open(mine.id, user);
    expect(body.experts.map(({ expert, note }) => [expert.id, note])).toEqual([
      [two.id, null],
      [one.id, "Knows our ERP"],
    ]);
    expect(body.updatedAt).toBe("2027-03-01T12:05:00.000Z");
    expect(JSON.stringify(body)).not.toContain("Zzsecretname");
    expect((await put(mine.id, one.id, user, { note: null })).body.note).toBeNull();
    expect(
      (await put<object>(mine.id, one.id, user, { note: "x".repeat(shortlistBounds.note + 1) })).status,
    ).toBe(422);
  });

  it("leave it, once more is nothing more", async () => {
    const { body: mine } = await make("Mine", user);
    const { id } = await createExpert();
    await put(mine.id, id, user);
    for (let time = 0; time < 2; time += 1) {
      const answer = await call(removeExpert, { ...place(mine.id, id), method: "DELETE", as: user });
      expect(answer.status).toBe(204);
    }
    expect((await open(mine.id, user)).body.experts).toEqual([]);
  });

  it.each([
    ["under review", { approvalStatus: "pending" as const }],
    ["hidden", { isActive: false }],
    ["archived", { archivedAt: new Date(), isActive: false }],
  ])("cannot be %s; one who becomes so is not shown and comes back with the note", async (_name, options) => {
    const { body: mine } = await make("Mine", user);
    const { id } = await createExpert(options);
    const answer = await put<{ reason: string }>(mine.id, id, user);
    expect([answer.status, answer.body.reason]).toEqual([404, "expert_not_found"]);
    const { id: later } = await createExpert();
    await put(mine.id, later, user, { note: "Later" });
    await sql("UPDATE experts SET is_active = false WHERE id = $1", [later]);
    expect((await open(mine.id, user)).body).toMatchObject({ expertCount: 0, experts: [] });
    await sql("UPDATE experts SET is_active = true WHERE id = $1", [later]);
    expect((await open(mine.id, user)).body.experts).toMatchObject([{ note: "Later" }]);
  });

  it("are two hundred at most, several at once included; who is on it can be changed", async () => {
    const { body: mine } = await make("Mine", user);
    const experts = await Promise.all(
      Array.from({ length: shortlistBounds.experts + 2 }, () => createExpert()),
    );
    const ids = experts.map(({ id }) => id);
    for (const id of ids.slice(0, shortlistBounds.experts - 1)) {
      await insert("shortlist_experts", { shortlist_id: mine.id, expert_id: id, created_at: new Date() });
    }
    const answers = await Promise.all(
      ids.slice(shortlistBounds.experts - 1).map((id) => put<{ reason?: string }>(mine.id, id, user)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.reason).toBe("shortlist_full");
    expect(await count("shortlist_experts")).toBe(shortlistBounds.experts);
    expect((await put(mine.id, ids[0] ?? 0, user, { note: "Still" })).status).toBe(200);
  });
});

describe("a shared list", () => {
  it("is read by its link, without notes and owner; the link is one until it is taken back", async () => {
    const { body: mine } = await make("For the board", user);
    const [shown, hidden] = [await createExpert(), await createExpert()];
    for (const { id } of [shown, hidden]) await put(mine.id, id, user, { note: "Zznote" });
    expect((await open(mine.id, user)).body.shareUrl).toBeNull();
    const { body: first } = await shareIt(mine.id, user);
    expect((await shareIt(mine.id, user)).body).toEqual(first);
    expect((await open(mine.id, user)).body).toMatchObject({ shareUrl: first.url, isShared: true });
    await sql("UPDATE experts SET is_active = false WHERE id = $1", [hidden.id]);
    const shared = await readSharedShortlist(tokenOf(first.url));
    expect(shared).toEqual({ name: "For the board", experts: [expect.objectContaining({ id: shown.id })] });
    expect(JSON.stringify(shared)).not.toMatch(new RegExp(`Zznote|${user.email}|${user.lastName}`));

    const [row] = await sql<{ share_token_hash: string }>("SELECT share_token_hash FROM shortlists");
    expect(row?.share_token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSharedShortlist(row?.share_token_hash ?? "")).toBeNull();

    for (let time = 0; time < 2; time += 1) expect((await unshareIt(mine.id, user)).status).toBe(204);
    expect(await readSharedShortlist(tokenOf(first.url))).toBeNull();
    const { body: next } = await shareIt(mine.id, user);
    expect(next.url).not.toBe(first.url);
    expect(await readSharedShortlist(tokenOf(first.url))).toBeNull();
    expect((await readSharedShortlist(tokenOf(next.url)))?.name).toBe("For the board");
    await call(remove, { ...of(mine.id), method: "DELETE", as: user });
    expect(await readSharedShortlist(tokenOf(next.url))).toBeNull();
  });

  it.each(["", "guess", "x".repeat(43), "x".repeat(5000)])("has no other link: %s", async (token) => {
    const { body: mine } = await make("Mine", user);
    await shareIt(mine.id, user);
    expect(await readSharedShortlist(token)).toBeNull();
  });
});

it("another's list is nobody's to read or change, administrators included, and nothing happens to it", async () => {
  const { body: mine } = await make("Mine", user);
  const { id: expertId } = await createExpert();
  await put(mine.id, expertId, user, { note: "Mine alone" });
  await shareIt(mine.id, user);
  const before = await sql("SELECT * FROM shortlists, shortlist_experts");
  for (const as of [stranger, await createAdmin()]) {
    const answers = [
      await open<{ reason: string }>(mine.id, as),
      await call<{ reason: string }>(rename, { ...of(mine.id), method: "PATCH", body: { name: "X" }, as }),
      await call<{ reason: string }>(remove, { ...of(mine.id), method: "DELETE", as }),
      await put<{ reason: string }>(mine.id, expertId, as, { note: "Hacked" }),
      await call<{ reason: string }>(removeExpert, { ...place(mine.id, expertId), method: "DELETE", as }),
      await shareIt<{ reason: string }>(mine.id, as),
      await call<{ reason: string }>(unshare, { ...of(mine.id), method: "DELETE", as }),
    ];
    expect(answers.map(({ status, body }) => [status, body.reason])).toEqual(
      answers.map(() => [404, "shortlist_not_found"]),
    );
    expect((await call<Shortlist[]>(list, { as })).body).toEqual([]);
  }
  expect(await sql("SELECT * FROM shortlists, shortlist_experts")).toEqual(before);
});
