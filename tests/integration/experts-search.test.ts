import fc from "fast-check";
import { GET as listExperts } from "@/app/api/experts/route";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { cities, distanceKm, findCity } from "@/lib/shared/cities";
import { placeNamed } from "@/lib/shared/city-names";
import { call, post } from "@/tests/support/call";
import { empty } from "@/tests/support/database/connection";
import { createAdmin, createExpert, type ExpertOptions } from "@/tests/support/factories";
import { nextCursor, readAllPages } from "@/tests/support/paging";

type Filters = {
  skills?: string[];
  minExperience?: number;
  maxHourlyRate?: number;
  availability?: string;
  workArrangement?: string[];
  location?: string;
  budgetRange?: string;
  projectTimeline?: string;
};

const search = (body: object) => post<PublicExpert[]>(searchExperts, body);
const ids = async (body: object) => (await search({ limit: 500, ...body })).body.map(({ id }) => id);

describe("filters against a plain reading of the rules", () => {
  type Known = Required<
    Pick<
      ExpertOptions,
      | "skills"
      | "experienceYears"
      | "hourlyRate"
      | "availability"
      | "workArrangement"
      | "displayOrder"
      | "createdAt"
    >
  > & { id: number; location: string; city: string | null; workRadius: number | null };
  const known: Known[] = [];

  // A small generator of its own, so that the same experts stand there on every run.
  const generator = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const random = generator(7);
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const someOf = <T>(values: readonly T[]): T[] => {
    const chosen = values.filter(() => random() < 0.4);
    return chosen.length > 0 ? chosen : [oneOf(values)];
  };

  const skills = ["Python", "PyTorch", "LLM", "Machine Learning", "Rowing Coaching"];
  const availabilities = ["available", "next_week", "2_weeks", "busy"] as const;
  const arrangements = ["remote", "hybrid", "onsite"] as const;
  const places = ["Helsinki", "Espoo, Finland", "Tampere", "Turku", "Oulu", "Somewhere at sea", "Pirkanmaa"];

  beforeAll(async () => {
    await empty("experts");
    for (let index = 0; index < 70; index += 1) {
      const location = oneOf(places);
      const expert = {
        skills: someOf(skills),
        experienceYears: oneOf([0, 1, 3, 5, 7, 10, 22]),
        hourlyRate: oneOf([20, 49.99, 50, 75.5, 99.99, 100, 150, 199.99, 200, 320]),
        availability: oneOf(availabilities),
        workArrangement: someOf(arrangements),
        displayOrder: oneOf([1, 2, 3]),
        createdAt: new Date(Date.UTC(2026, 0, oneOf([1, 2, 3]), 12, 0, 0, oneOf([0, 1]))),
        workRadius: oneOf([null, 0, 20, 100, 200, 700]),
      };
      const { id } = await createExpert({ ...expert, location });
      known.push({ ...expert, id, location, city: findCity(location)?.key ?? null });
    }
    for (const hidden of [
      { approvalStatus: "pending" },
      { approvalStatus: "rejected" },
      { isActive: false },
      { archivedAt: new Date() },
    ] as const) {
      await createExpert({ ...hidden, skills, workRadius: 2000, hourlyRate: 75 });
    }
  });

  const ranges: Record<string, (rate: number) => boolean> = {
    under_50: (rate) => rate < 50,
    "50_100": (rate) => rate >= 50 && rate < 100,
    "100_200": (rate) => rate >= 100 && rate < 200,
    "200_plus": (rate) => rate >= 200,
  };
  const timelines: Record<string, readonly string[]> = {
    immediate: ["available"],
    within_week: ["available", "next_week"],
    within_month: ["available", "next_week", "2_weeks"],
    flexible: availabilities,
  };

  function expected(filters: Filters): number[] {
    const place = filters.location ? placeNamed(filters.location) : null;
    const towns = cities.filter(({ key }) => place?.cityKeys.includes(key));
    // Who can start sooner stands first where anything ranks.
    const isRanked = Boolean(filters.skills?.length || place);
    const matchingSkills = (expert: Known) =>
      expert.skills.filter((skill) => filters.skills?.includes(skill)).length;
    const isResident = (expert: Known) => towns.some(({ key }) => expert.city === key);
    const reaches = (expert: Known) => {
      const home = cities.find(({ key }) => key === expert.city);
      return (
        !place ||
        isResident(expert) ||
        expert.location === place.label ||
        towns.some(
          (town) => !!home && expert.workRadius !== null && expert.workRadius >= distanceKm(home, town),
        )
      );
    };
    return known
      .filter(
        (expert) =>
          (filters.skills === undefined || matchingSkills(expert) > 0) &&
          expert.experienceYears >= (filters.minExperience ?? 0) &&
          expert.hourlyRate <= (filters.maxHourlyRate ?? Number.POSITIVE_INFINITY) &&
          (filters.availability === undefined || expert.availability === filters.availability) &&
          (filters.workArrangement === undefined ||
            expert.workArrangement.some((each) => filters.workArrangement?.includes(each))) &&
          (filters.budgetRange === undefined || ranges[filters.budgetRange]?.(expert.hourlyRate)) &&
          (filters.projectTimeline === undefined ||
            timelines[filters.projectTimeline]?.includes(expert.availability)) &&
          reaches(expert),
      )
      .sort(
        (a, b) =>
          Number(isResident(b)) - Number(isResident(a)) ||
          matchingSkills(b) - matchingSkills(a) ||
          (isRanked ? availabilities.indexOf(a.availability) - availabilities.indexOf(b.availability) : 0) ||
          a.displayOrder - b.displayOrder ||
          b.createdAt.getTime() - a.createdAt.getTime() ||
          b.id - a.id,
      )
      .map(({ id }) => id);
  }

  const filters = fc.record(
    {
      skills: fc.uniqueArray(fc.constantFrom(...skills), { minLength: 1, maxLength: 4 }),
      minExperience: fc.constantFrom(1, 3, 5, 7, 10),
      maxHourlyRate: fc.constantFrom(49, 50, 99, 100, 199, 200, 320),
      availability: fc.constantFrom(...availabilities),
      workArrangement: fc.uniqueArray(fc.constantFrom(...arrangements), { minLength: 1, maxLength: 3 }),
      location: fc.constantFrom(
        "Helsinki",
        "helsingfors",
        "Espoo",
        "Tampere",
        "Åbo",
        "Oulu",
        "Pirkanmaa",
        "Nyland",
      ),
      budgetRange: fc.constantFrom(...Object.keys(ranges)),
      projectTimeline: fc.constantFrom(...Object.keys(timelines)),
    },
    { requiredKeys: [] },
  );

  const single: [string, Filters][] = [
    ["no filter", {}],
    ["one skill", { skills: ["Python"] }],
    ["several skills, more matches first", { skills: ["Python", "LLM", "PyTorch"] }],
    ["a skill outside the vocabulary", { skills: ["Rowing Coaching"] }],
    ["experience", { minExperience: 5 }],
    ["highest rate", { maxHourlyRate: 100 }],
    ["availability", { availability: "2_weeks" }],
    ["arrangement", { workArrangement: ["hybrid", "onsite"] }],
    ["residents, then those who come", { location: "Tampere" }],
    ["a region's residents, then those who come to a town of it", { location: "Uudellamaalla" }],
    ["who names the region alone", { location: "Birkaland" }],
    ...Object.keys(ranges).map((budgetRange): [string, Filters] => [
      `budget ${budgetRange}`,
      { budgetRange },
    ]),
    ...Object.keys(timelines).map((projectTimeline): [string, Filters] => [
      `timeline ${projectTimeline}`,
      { projectTimeline },
    ]),
  ];
  it.each(single)("%s", async (_name, filter) => {
    const found = await ids(filter);
    expect(found).toEqual(expected(filter));
    expect(found.length).toBeGreaterThan(0);
  });

  it("any combination", async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (combination) => {
        const answer = await search({ limit: 500, ...combination });
        const wanted = expected(combination);
        expect(answer.body.map(({ id }) => id)).toEqual(wanted);
        expect(answer.headers.get("x-total-count")).toBe(String(wanted.length));
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  it("gives every expert once at any page size, with the same total on every page", async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 1, max: 9 }), async (combination, limit) => {
        const wanted = expected(combination);
        const pages = await readAllPages(async (cursor) => {
          const page = await search({ ...combination, limit, ...(cursor ? { cursor } : {}) });
          expect(page.headers.get("x-total-count")).toBe(String(wanted.length));
          return page;
        });
        expect(pages.flat().map(({ id }) => id)).toEqual(wanted);
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(limit);
      }),
      { numRuns: 15, seed: 2 },
    );
  });

  it("lists the same experts in the same order at GET /api/experts, page by page", async () => {
    for (const limit of [1, 3, 70]) {
      const pages = await readAllPages((cursor) =>
        call<PublicExpert[]>(listExperts, { query: { limit: String(limit), ...(cursor ? { cursor } : {}) } }),
      );
      expect(pages.flat().map(({ id }) => id)).toEqual(expected({}));
    }
  });

  it("continues GET /api/experts with the page size that was asked for", async () => {
    const page = await call<PublicExpert[]>(listExperts, { query: { limit: "5" } });
    expect(page.body).toHaveLength(5);
    expect(page.headers.get("x-total-count")).toBe("70");
    expect(page.headers.get("link")).toMatch(/^<\/api\/experts\?cursor=[\w-]+&limit=5>; rel="next"$/);
  });

  const follow = (body: object, link: string) =>
    post<PublicExpert[]>(searchExperts, body, {
      query: Object.fromEntries(new URL(/^<([^>]+)>/.exec(link)?.[1] ?? "", "http://list").searchParams),
    });

  it("continues a search at the address of its link, with the same body, whichever way the page size came", async () => {
    const filters = { skills: ["Python"], limit: 4 };
    const wanted = expected({ skills: ["Python"] });
    for (const first of [
      await search(filters),
      await post<PublicExpert[]>(searchExperts, { skills: ["Python"] }, { query: { limit: "4" } }),
    ]) {
      const found = [...first.body];
      let link = first.headers.get("link");
      expect(link).toMatch(/^<\/api\/experts\/search\?cursor=[\w-]+&limit=4>; rel="next"$/);
      while (link) {
        const page: typeof first = await follow({ skills: ["Python"] }, link);
        expect(page.body.length).toBeLessThanOrEqual(4);
        found.push(...page.body);
        link = page.headers.get("link");
      }
      expect(found.map(({ id }) => id)).toEqual(wanted);
    }
  });

  it("lets the query win over the body", async () => {
    const cursorOf = async (limit: number) => nextCursor(await search({ limit })) ?? "";
    const [second, fifth] = [await cursorOf(1), await cursorOf(4)];
    const answer = await post<PublicExpert[]>(
      searchExperts,
      { limit: 9, cursor: second },
      { query: { limit: "2", cursor: fifth } },
    );
    expect(answer.body.map(({ id }) => id)).toEqual(expected({}).slice(4, 6));
  });

  it("answers a full last page without a link to an empty one", async () => {
    const page = await search({ limit: 70 });
    expect(page.body).toHaveLength(70);
    expect(nextCursor(page)).toBeNull();
  });

  it("holds 200 experts a page unless told otherwise", async () => {
    expect((await search({})).body).toHaveLength(70);
    expect((await search({ limit: 500 })).status).toBe(200);
  });

  it("clears a filter with 'all', 'any', an empty text or null", async () => {
    const everybody = expected({});
    for (const cleared of ["all", "any", "ALL", " Any ", "", null]) {
      for (const field of [
        "query",
        "skills",
        "minExperience",
        "maxHourlyRate",
        "availability",
        "workArrangement",
        "location",
        "budgetRange",
        "projectTimeline",
      ]) {
        expect(await ids({ [field]: cleared })).toEqual(everybody);
      }
    }
  });

  it("accepts the other ways to write a value", async () => {
    expect(await ids({ workArrangement: "on-site" })).toEqual(expected({ workArrangement: ["onsite"] }));
    expect(await ids({ minExperience: "5", maxHourlyRate: "100" })).toEqual(
      expected({ minExperience: 5, maxHourlyRate: 100 }),
    );
    expect(await ids({ skills: ["koneoppiminen"] })).toEqual(expected({ skills: ["Machine Learning"] }));
    expect(await ids({ skills: ["PYTHON", "python"] })).toEqual(expected({ skills: ["Python"] }));
    expect(await ids({ skills: [] })).toEqual(expected({}));
  });

  it("finds nobody where two filters exclude each other", async () => {
    for (const impossible of [
      { budgetRange: "200_plus", maxHourlyRate: 150 },
      { availability: "busy", projectTimeline: "immediate" },
    ]) {
      const answer = await search(impossible);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([]);
      expect(answer.headers.get("x-total-count")).toBe("0");
      expect(answer.headers.get("link")).toBeNull();
    }
  });

  it("shows an administrator's search no more than anybody's", async () => {
    const admin = await createAdmin();
    const answer = await post<PublicExpert[]>(searchExperts, { limit: 500 }, { as: admin });
    expect(answer.body.map(({ id }) => id)).toEqual(expected({}));
  });
});

describe("input that no form sends", () => {
  beforeAll(async () => {
    await empty("experts");
    await createExpert({ title: "Python developer" });
  });

  const refused: [string, object][] = [
    ["a number for text", { query: 5 }],
    ["an operator object", { query: { contains: "a" } }],
    ["a text of 201 characters", { query: "a".repeat(201) }],
    ["one skill as text", { skills: "python" }],
    ["numbers for skills", { skills: [1] }],
    ["21 skills", { skills: Array.from({ length: 21 }, (_, index) => `skill ${index}`) }],
    ["a skill of 61 characters", { skills: ["a".repeat(61)] }],
    ["words for years", { minExperience: "five" }],
    ["negative years", { minExperience: -1 }],
    ["half years", { minExperience: 1.5 }],
    ["101 years", { minExperience: 101 }],
    ["a yes for a rate", { maxHourlyRate: true }],
    ["a rate beyond all bounds", { maxHourlyRate: 1e300 }],
    ["an unknown availability", { availability: "never" }],
    ["an unknown arrangement", { workArrangement: ["moon"] }],
    ["an object for a place", { location: {} }],
    ["a place of 121 characters", { location: "a".repeat(121) }],
    ["an unknown budget", { budgetRange: "cheap" }],
    ["an unknown timeline", { projectTimeline: "yesterday" }],
    ["limit 0", { limit: 0 }],
    ["limit 501", { limit: 501 }],
    ["words for the limit", { limit: "many" }],
    ["a number for the cursor", { cursor: 3 }],
    ["an unknown key", { isPublic: false }],
    ["an inherited key", JSON.parse('{"__proto__": {"limit": 1}, "constructor": 1}')],
    ["a list in place of an object", [1, 2]],
  ];
  it.each(refused)("refuses %s with 422", async (_name, body) => {
    const answer = await post(searchExperts, body);
    expect(answer).toMatchObject({ status: 422, body: { code: "invalid", message: expect.any(String) } });
  });

  it.each([
    ["an unknown parameter", { skills: "python" }],
    ["limit 0", { limit: "0" }],
    ["words for the limit", { limit: "many" }],
    ["a cursor of 201 characters", { cursor: "a".repeat(201) }],
  ])("refuses %s in the query with 422", async (_name, query) => {
    expect(await post(searchExperts, {}, { query })).toMatchObject({
      status: 422,
      body: { code: "invalid" },
    });
  });

  it("names each wrong field", async () => {
    const { body } = await post(searchExperts, { minExperience: -1, limit: 0, budgetRange: "cheap" });
    expect(Object.keys(body.fieldErrors ?? {}).sort()).toEqual(["budgetRange", "limit", "minExperience"]);
  });

  const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  it.each([
    ["not base64", "%%%"],
    ["not JSON", Buffer.from("hello").toString("base64url")],
    ["an object", json({ id: 1 })],
    ["too few parts", json([0, 1])],
    ["SQL for the time", json([0, 1, "2026-01-01'; DROP TABLE experts; --", 1])],
    ["a time that does not exist", json([0, 1, "2026-13-45T99:99:99.000Z", 1])],
    ["a number beyond an integer", json([0, 1, "2026-01-01T00:00:00.000Z", 9_999_999_999])],
    ["half a number", json([0, 1.5, "2026-01-01T00:00:00.000Z", 1])],
  ])("refuses a cursor that is %s with 400", async (_name, cursor) => {
    for (const answer of [
      await post(searchExperts, { cursor }),
      await call(listExperts, { query: { cursor } }),
    ]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { code: "malformed", message: "The cursor is not valid." },
      });
    }
  });

  it.each([
    [{ limit: "0" }],
    [{ limit: "501" }],
    [{ limit: "-1" }],
    [{ limit: "many" }],
    [{ unknown: "1" }],
    [{ cursor: "a".repeat(201) }],
  ])("refuses GET /api/experts with %j", async (query) => {
    expect(await call(listExperts, { query })).toMatchObject({ status: 400, body: { code: "malformed" } });
  });
});
