import { NextRequest } from "next/server";
import { POST as searchExperts } from "@/app/api/experts/search/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import { limits } from "@/lib/shared/http/limits";
import { middleware } from "@/middleware";
import { call } from "@/tests/support/call";
import { count, empty } from "@/tests/support/database/connection";

// Read at first use, so it holds for this file: one twentieth of every limit.
process.env.RATE_LIMIT_FACTOR = "0.05";
process.env.TRUSTED_PROXIES = "1";

const from = (address: string) => ({ "x-forwarded-for": `203.0.113.99, ${address}, 10.0.0.1` });
const book = (address: string) => call(bookMeeting, { method: "POST", body: {}, headers: from(address) });
const search = (address: string) => call(searchExperts, { method: "POST", body: {}, headers: from(address) });

beforeEach(() => empty("rate_limits"));

it("counts bookings of an address in the database and answers 429 with the seconds to wait", async () => {
  for (let index = 0; index < limits.booking.points * 0.05; index += 1)
    expect((await book("198.51.100.1")).status).toBe(422);
  const refused = await book("198.51.100.1");
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "rate_limited", message: expect.stringContaining("Too many requests") },
  });
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(3500);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await count("rate_limits")).toBe(1);
});

it("counts each address for itself, and the one our own proxy saw", async () => {
  expect((await book("198.51.100.2")).status).toBe(422);
  expect((await book("198.51.100.2")).status).toBe(429);
  expect((await book("198.51.100.3")).status).toBe(422);
});

it("counts reads in memory", async () => {
  const answers = [];
  for (let index = 0; index < limits.search.points * 0.05 + 1; index += 1)
    answers.push((await search("198.51.100.4")).status);
  expect(answers).toEqual([...Array(limits.search.points * 0.05).fill(200), 429]);
  expect(await count("rate_limits")).toBe(0);
});

it("counts pages of filtered experts with the searches, and no others", async () => {
  const open = (path: string) =>
    middleware(new NextRequest(`http://localhost${path}`, { headers: from("198.51.100.6") }));
  const points = limits.search.points * 0.05;
  for (let index = 0; index < points; index += 1) {
    const page = await open(`/experts?q=python${index}`);
    expect(page.status).toBe(200);
    expect(page.headers.get("x-middleware-rewrite")).toContain("/en/experts/");
  }
  for (const [prefix, locale] of [
    ["", "en"],
    ["/fi", "fi"],
    ["/sv", "sv"],
  ]) {
    const refused = await open(`${prefix}/experts?q=python`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(refused.headers.get("x-robots-tag")).toBe("noindex");
    expect(refused.headers.get("x-middleware-rewrite")).toContain(`/${locale}/too-many-searches`);
  }
  expect((await search("198.51.100.6")).status).toBe(429);
  for (const path of ["/experts", "/experts?utm_source=mail"]) {
    const page = await open(path);
    expect([page.status, page.headers.get("x-middleware-next")]).toEqual([200, "1"]);
  }
});

it("lets simultaneous requests through no more often than one after another", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => book("198.51.100.5")));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
});
