import { GET as readExpert } from "@/app/api/experts/[id]/route";
import { POST as addFavorite, DELETE as removeFavorite } from "@/app/api/favorites/[id]/route";
import { GET as favoriteStatus } from "@/app/api/favorites/[id]/status/route";
import { GET as favoriteIds } from "@/app/api/favorites/ids/route";
import { POST as joinFavorites, GET as listFavorites } from "@/app/api/favorites/route";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import type { FavoriteStatus } from "@/lib/features/favorites/schemas";
import { setClock } from "@/lib/server/clock";
import { limits } from "@/lib/shared/http/limits";
import { call, type ErrorAnswer } from "@/tests/support/call";
import { count, empty, insert, sql } from "@/tests/support/database/connection";
import { createAdmin, createExpert, createUser, type TestUser } from "@/tests/support/factories";
import { readAllPages } from "@/tests/support/paging";

type As = TestUser | null;
const change =
  (handler: typeof addFavorite, method: string) =>
  <T = FavoriteStatus>(id: number | string, as: As) =>
    call<T>(handler, { method, path: `/api/favorites/${id}`, params: { id: String(id) }, as });
const add = change(addFavorite, "POST");
const remove = change(removeFavorite, "DELETE");
const status = <T = FavoriteStatus>(id: number | string, as: As) =>
  call<T>(favoriteStatus, { path: `/api/favorites/${id}/status`, params: { id: String(id) }, as });
const list = <T = PublicExpert[]>(as: As, query: Record<string, string> = {}) =>
  call<T>(listFavorites, { path: "/api/favorites", query, as });
const ids = <T = number[]>(as: As) => call<T>(favoriteIds, { path: "/api/favorites/ids", as });
const listedIds = async (as: As) => (await list(as)).body.map(({ id }) => id);

/** A minute of the afternoon the favourites were made in. */
const at = (minute: number) => new Date(Date.UTC(2027, 2, 1, 12, minute));
const addAt = (minute: number, id: number, as: As) => {
  setClock(at(minute));
  return add(id, as);
};

let user: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  setClock(at(0));
  await empty("experts", "users");
  [user, stranger] = [await createUser(), await createUser()];
});

describe("a visitor", () => {
  it("is answered 401 'Authentication required' everywhere, and nothing changes", async () => {
    const { id } = await createExpert();
    await insert("favorites", { user_id: user.id, expert_id: id });
    for (const answer of [
      await list<ErrorAnswer>(null),
      await ids<ErrorAnswer>(null),
      await status<ErrorAnswer>(id, null),
      await add<ErrorAnswer>(id, null),
      await remove<ErrorAnswer>(id, null),
    ]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({
        message: "Authentication required",
        code: "unauthenticated",
        reason: "authentication_required",
      });
    }
    expect(await count("favorites")).toBe(1);
  });

  it("is who comes with a session that a new password ended", async () => {
    const { id } = await createExpert();
    const expired = { ...user, sessionVersion: user.sessionVersion - 1 };
    expect((await add<ErrorAnswer>(id, expired)).status).toBe(401);
    expect(await count("favorites")).toBe(0);
  });
});

describe("POST /api/favorites/{id}", () => {
  it.each(["available", "next_week", "2_weeks", "busy"] as const)(
    "adds an expert who is %s",
    async (availability) => {
      const { id } = await createExpert({ availability });
      const answer = await add(id, user);
      expect([answer.status, answer.body]).toEqual([200, { isFavorited: true }]);
      expect((await status(id, user)).body).toEqual({ isFavorited: true });
      expect(await listedIds(user)).toEqual([id]);
      expect((await ids(user)).body).toEqual([id]);
    },
  );

  it("twice is once, with the first time", async () => {
    const { id } = await createExpert();
    await addAt(1, id, user);
    const again = await addAt(2, id, user);
    expect([again.status, again.body]).toEqual([200, { isFavorited: true }]);
    expect(await sql("SELECT user_id, expert_id, created_at FROM favorites")).toEqual([
      { user_id: user.id, expert_id: id, created_at: at(1) },
    ]);
  });

  it("at once by an impatient finger is one favourite and no error", async () => {
    const { id } = await createExpert();
    const answers = await Promise.all(Array.from({ length: 12 }, () => add(id, user)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(await count("favorites")).toBe(1);
  });

  it("against DELETE at once ends as one of the two, and no error", async () => {
    const { id } = await createExpert();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? remove(id, user) : add(id, user))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect((await status(id, user)).body.isFavorited).toBe((await count("favorites")) === 1);
  });

  it.each([
    ["under review", { approvalStatus: "pending" as const }],
    ["rejected", { approvalStatus: "rejected" as const }],
    ["hidden", { isActive: false }],
    ["archived", { archivedAt: new Date(), isActive: false }],
  ])(
    "answers 404 for an expert who is %s, to administrators too, and changes nothing",
    async (_name, options) => {
      const { id } = await createExpert(options);
      for (const person of [user, await createAdmin()]) {
        const answer = await add<ErrorAnswer>(id, person);
        expect([answer.status, answer.body]).toEqual([
          404,
          { message: "Expert not found", code: "not_found", reason: "expert_not_found" },
        ]);
      }
      expect(await count("favorites")).toBe(0);
    },
  );

  it.each(["999999", "0", "-1", "1.5", "abc", "1e3", "2147483648", "99999999999999999999"])(
    "answers 404 for the id %s",
    async (id) => {
      await createExpert();
      expect((await add<ErrorAnswer>(id, user)).status).toBe(404);
      expect(await count("favorites")).toBe(0);
    },
  );

  it("has a limit on its rate", () => {
    expect(addFavorite.declaration.rateLimit).toBe(limits.favorite);
    expect(removeFavorite.declaration.rateLimit).toBe(limits.favorite);
  });
});

describe("POST /api/favorites", () => {
  const join = <T = { added: number }>(expertIds: unknown, as: As) =>
    call<T>(joinFavorites, { method: "POST", body: { expertIds }, as });

  it("adds the hearts of a guest, the last one pressed first, none doubled and no bad id in the way", async () => {
    const [kept, first, second, hidden] = [
      await createExpert(),
      await createExpert(),
      await createExpert(),
      await createExpert({ isActive: false }),
    ];
    await addAt(1, kept.id, user);
    setClock(at(5));
    const pressed = [second.id, 4711, hidden.id, kept.id, first.id, first.id, -1, 0, 1.5, 2 ** 31, 1e300];
    expect((await join(pressed, user)).body).toEqual({ added: 2 });
    expect(await listedIds(user)).toEqual([first.id, second.id, kept.id]);
    const again = await Promise.all([1, 2, 3].map(() => join(pressed, user)));
    expect(again.map(({ body }) => body)).toEqual(again.map(() => ({ added: 0 })));
    expect(await count("favorites")).toBe(3);
    expect(await listedIds(stranger)).toEqual([]);
  });

  it("at once from two tabs is one favourite each", async () => {
    const { id } = await createExpert();
    const answers = await Promise.all(Array.from({ length: 8 }, () => join([id], user)));
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(1);
  });

  it("takes nothing, and no more than a browser keeps; a guest has none to add to", async () => {
    expect((await join([], user)).body).toEqual({ added: 0 });
    expect((await join<ErrorAnswer>(Array(501).fill(1), user)).status).toBe(422);
    expect((await join<ErrorAnswer>("1", user)).status).toBe(422);
    expect((await join<ErrorAnswer>([1], null)).status).toBe(401);
  });
});

describe("DELETE /api/favorites/{id}", () => {
  it("removes the favourite, and once more is nothing more", async () => {
    const { id } = await createExpert();
    await add(id, user);
    for (let time = 0; time < 2; time += 1) {
      const answer = await remove(id, user);
      expect([answer.status, answer.body]).toEqual([200, { isFavorited: false }]);
    }
    expect((await status(id, user)).body).toEqual({ isFavorited: false });
    expect(await list(user)).toMatchObject({ body: [] });
    expect(await count("favorites")).toBe(0);
  });

  it("leaves the favourites of others alone", async () => {
    const { id } = await createExpert();
    await add(id, stranger);
    expect((await remove(id, user)).body).toEqual({ isFavorited: false });
    expect((await status(id, stranger)).body).toEqual({ isFavorited: true });
    expect(await listedIds(stranger)).toEqual([id]);
  });

  it("says the same of an expert that is not there", async () => {
    expect((await remove(4711, user)).body).toEqual({ isFavorited: false });
  });

  it("removes an expert who has been hidden since, and does not bring it back", async () => {
    const { id } = await createExpert();
    await add(id, user);
    await sql("UPDATE experts SET is_active = false");
    await remove(id, user);
    await sql("UPDATE experts SET is_active = true");
    expect(await listedIds(user)).toEqual([]);
  });
});

describe("GET /api/favorites/{id}/status", () => {
  it("is true for whoever added, false for others and for an expert that is not there", async () => {
    const { id } = await createExpert();
    await add(id, user);
    expect((await status(id, user)).body).toEqual({ isFavorited: true });
    expect((await status(id, stranger)).body).toEqual({ isFavorited: false });
    expect((await status(4711, user)).body).toEqual({ isFavorited: false });
    expect((await status<ErrorAnswer>("abc", user)).status).toBe(404);
  });
});

describe("GET /api/favorites", () => {
  it("answers an empty list with its total", async () => {
    const { status, body, headers } = await list(user);
    expect([status, body, headers.get("x-total-count"), headers.get("link")]).toEqual([200, [], "0", null]);
  });

  it("answers the public record, newest favourite first, whatever the experts' own order", async () => {
    const [first, second, third] = [
      await createExpert({ displayOrder: 1, name: "Aino Zzsecretname", phone: "+358 40 555 0101" }),
      await createExpert({ displayOrder: 2 }),
      await createExpert({ displayOrder: 3 }),
    ];
    await addAt(1, second.id, user);
    await addAt(2, first.id, user);
    await addAt(3, third.id, user);
    await addAt(4, second.id, stranger);
    const { body, headers } = await list(user);
    expect(body.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    expect((await ids(user)).body).toEqual([third.id, first.id, second.id]);
    expect(headers.get("x-total-count")).toBe("3");
    const shown = await call(readExpert, {
      path: `/api/experts/${first.id}`,
      params: { id: String(first.id) },
    });
    expect(shown.body).toMatchObject(body[1] as PublicExpert);
    expect(JSON.stringify(body)).not.toMatch(/Zzsecretname|555 0101/);
  });

  it("puts what was removed and added again first", async () => {
    const [first, second] = [await createExpert(), await createExpert()];
    await addAt(1, first.id, user);
    await addAt(2, second.id, user);
    await remove(first.id, user);
    await addAt(3, first.id, user);
    expect(await listedIds(user)).toEqual([first.id, second.id]);
  });

  it.each([
    ["archived", "UPDATE experts SET is_active = false, archived_at = now() WHERE id = $1"],
    ["hidden", "UPDATE experts SET is_active = false WHERE id = $1"],
    ["rejected", "UPDATE experts SET approval_status = 'rejected' WHERE id = $1"],
  ])(
    "leaves out an expert who is %s; the row stays and the favourite comes back with the expert",
    async (_name, hide) => {
      const [kept, hidden] = [await createExpert(), await createExpert()];
      await addAt(1, kept.id, user);
      await addAt(2, hidden.id, user);
      await sql(hide, [hidden.id]);
      const { body, headers } = await list(user);
      expect([body.map(({ id }) => id), headers.get("x-total-count")]).toEqual([[kept.id], "1"]);
      expect((await ids(user)).body).toEqual([kept.id]);
      expect((await status(hidden.id, user)).body).toEqual({ isFavorited: false });
      expect(await count("favorites")).toBe(2);
      await sql("UPDATE experts SET is_active = true, archived_at = NULL, approval_status = 'approved'");
      expect(await listedIds(user)).toEqual([hidden.id, kept.id]);
    },
  );

  describe("with many", () => {
    const made = 7;
    let all: number[];
    beforeEach(async () => {
      all = [];
      // Pairs of the same instant: the place in the list must still be one place.
      for (let index = 0; index < made; index += 1) {
        const { id } = await createExpert();
        await addAt(Math.floor(index / 2), id, user);
        all.unshift(id);
      }
      await add((await createExpert()).id, stranger);
    });

    it.each([1, 2, 3, made, 500])(
      "gives each once in pages of %d, with the total on every page",
      async (limit) => {
        const totals: (string | null)[] = [];
        const pages = await readAllPages(async (cursor) => {
          const page = await list(user, { limit: String(limit), ...(cursor ? { cursor } : {}) });
          totals.push(page.headers.get("x-total-count"));
          return page;
        });
        expect(pages.flat().map(({ id }) => id)).toEqual(all);
        expect(pages.length).toBe(Math.ceil(made / limit));
        expect(totals).toEqual(totals.map(() => String(made)));
      },
    );

    it("keeps the total when the rest of the list is gone", async () => {
      const first = await list(user, { limit: "6" });
      const cursor = /cursor=([^&>]+)/.exec(first.headers.get("link") ?? "")?.[1] as string;
      await remove(all.at(-1) as number, user);
      const rest = await list(user, { limit: "6", cursor });
      expect([rest.body, rest.headers.get("x-total-count")]).toEqual([[], String(made - 1)]);
    });

    it("takes no cursor into the list of another", async () => {
      const first = await list(user, { limit: "2" });
      const cursor = /cursor=([^&>]+)/.exec(first.headers.get("link") ?? "")?.[1] as string;
      const theirs = (await list(stranger, { cursor })).body.map(({ id }) => id);
      expect(theirs.filter((id) => all.includes(id))).toEqual([]);
    });
  });

  it.each<Record<string, string>>([
    { limit: "0" },
    { limit: "501" },
    { limit: "many" },
    { cursor: "guess" },
    { cursor: Buffer.from('["2027-03-01","1"]').toString("base64url") },
    { cursor: Buffer.from('["2027-03-01T12:00:00.000Z",1.5]').toString("base64url") },
    { cursor: Buffer.from('["2027-03-01T12:00:00.000Z",9999999999]').toString("base64url") },
    { user: "1" },
  ])("refuses the query %p", async (query) => {
    expect((await list<ErrorAnswer>(user, query)).status).toBe(400);
  });
});
