import { sql } from "kysely";
import { transaction } from "@/lib/server/db";
import { anyOf, holdKey, kysely, prepared } from "@/lib/server/kysely";
import { empty } from "@/tests/support/database/connection";
import { createExpert, createProject, createUser } from "@/tests/support/factories";

beforeEach(() => empty("users", "experts", "projects", "images", "price_estimates"));

describe("a statement of Kysely", () => {
  /** One column of every type that the schema has. */
  const values = (database: ReturnType<typeof kysely>) =>
    database
      .selectFrom("experts as e")
      .select(["e.id", "e.name", "e.isActive", "e.changedIn", "e.createdAt", "e.archivedAt", "e.skills"])
      .select(["e.skillMastery", "e.portfolioAnalysis", "e.isPublic"])
      .select([
        sql<string>`9007199254740993`.as("aBigint"),
        sql<string>`12.25::numeric`.as("aNumeric"),
        sql<number>`0.25::float8`.as("aFloat"),
        sql<number[]>`ARRAY[1, 2]`.as("integers"),
        sql<number[]>`ARRAY[0.5::float8]`.as("floats"),
        sql<number>`1::smallint`.as("aSmallint"),
        sql<string>`'0190a1b2-0000-7000-8000-000000000000'::uuid`.as("aUuid"),
        sql<Buffer>`'\\x00ff'::bytea`.as("bytes"),
        sql<string[]>`NULL::text[]`.as("none"),
      ]);

  it("answers the same over the pool, prepared and in a transaction", async () => {
    await createExpert({
      skills: ["Python", 'it\'s, "quoted"'],
      skillMastery: { snake_case: 5, camelCase: 4 },
    });
    const overPool = await values(kysely()).executeTakeFirstOrThrow();
    expect(overPool).toMatchObject({
      aBigint: "9007199254740993",
      aNumeric: "12.25",
      aFloat: 0.25,
      skillMastery: { snake_case: 5, camelCase: 4 },
      archivedAt: null,
      bytes: Buffer.from([0, 255]),
    });
    expect(overPool.createdAt).toBeInstanceOf(Date);
    expect(await prepared("test-values", values(kysely()))).toEqual([overPool]);
    const inTransaction = await transaction((tx) => values(kysely(tx)).executeTakeFirstOrThrow());
    expect(inTransaction).toEqual(overPool);
    expect(Object.keys(inTransaction)).toEqual(Object.keys(overPool));
  });

  it("sends values that come back the same", async () => {
    const { id } = await createUser();
    const at = new Date("2026-11-22T12:34:56.789Z");
    const draft = { snake_case: [1, "two", null], nested: { camelCase: true } };
    await transaction(async (tx) => {
      await kysely(tx)
        .insertInto("onboardingDrafts")
        .values({
          userId: id,
          draft: JSON.stringify(draft),
          completedSteps: ["a,b", 'c"d', ""],
          achievements: [],
          updatedAt: at,
        })
        .execute();
    });
    expect(await kysely().selectFrom("onboardingDrafts").selectAll().executeTakeFirst()).toEqual({
      userId: id,
      draft,
      completedSteps: ["a,b", 'c"d', ""],
      achievements: [],
      personalityAnswers: null,
      updatedAt: at,
    });
  });

  it("counts what it wrote, and belongs to the transaction", async () => {
    const one = await createExpert();
    const two = await createExpert();
    const rename = (database: ReturnType<typeof kysely>) =>
      database
        .updateTable("experts")
        .set({ title: "New" })
        .where("id", "=", anyOf([one.id, two.id, 999]))
        .executeTakeFirst();
    const undone = transaction(async (tx) => {
      expect(await rename(kysely(tx))).toEqual({ numUpdatedRows: 2n });
      throw new Error("not today");
    });
    await expect(undone).rejects.toThrow("not today");
    const titles = await kysely().selectFrom("experts").select("title").execute();
    expect(titles.map(({ title }) => title)).not.toContain("New");
    expect(await rename(kysely())).toMatchObject({ numUpdatedRows: 2n });
  });

  it("holds a key until the transaction ends", async () => {
    const events: string[] = [];
    const work = (name: string, ms: number) =>
      transaction(async (tx) => {
        await holdKey(tx, "the same key");
        events.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, ms));
        events.push(`${name} ends`);
      });
    await Promise.all([work("one", 50), work("two", 50)]);
    expect(events.map((event) => event.split(" ")[1])).toEqual(["begins", "ends", "begins", "ends"]);
  });
});

it("a project is public when it is an active, approved posting", async () => {
  const posting = { kind: "posting", isActive: true, approvalStatus: "approved" } as const;
  const { id } = await createProject(posting);
  await createProject({ ...posting, isActive: false });
  await createProject({ ...posting, approvalStatus: "pending" });
  await createProject({ ...posting, kind: "engagement", expertId: (await createExpert()).id });
  expect(await kysely().selectFrom("projects").select("id").where("isPublic", "=", true).execute()).toEqual([
    { id },
  ]);
});
