import { POST as searchExperts } from "@/app/api/experts/search/route";
import { POST as bookMeeting } from "@/app/api/meeting-bookings/route";
import { limits } from "@/lib/shared/http/limits";
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

it("lets simultaneous requests through no more often than one after another", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => book("198.51.100.5")));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
});
