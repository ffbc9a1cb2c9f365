import { POST as analyze } from "@/app/api/experts/[id]/analyze-portfolio/route";
import { limits } from "@/lib/shared/http/limits";
import { call } from "@/tests/support/call";
import { createExpert } from "@/tests/support/factories";

// Read at first use, so it holds for this file: a quarter of every limit.
process.env.RATE_LIMIT_FACTOR = "0.25";
process.env.TRUSTED_PROXIES = "1";

it("analyses so often an hour for one address; what was refused does not count, but tries have an end too", async () => {
  const { id } = await createExpert();
  const ask = async (address: string, body: object) => {
    const headers = { "x-forwarded-for": address };
    const answer = await call(analyze, { method: "POST", params: { id: String(id) }, body, headers });
    return [answer.status, answer.body.code, Number(answer.headers.get("retry-after"))] as const;
  };
  const wrong = { portfolioUrl: "http://127.0.0.1/" };
  const body = { portfolioText: "Python" };
  const analyses = limits.portfolioAnalysis.points * 0.25;
  for (let time = 0; time < analyses + 1; time += 1) expect((await ask("198.51.100.1", wrong))[0]).toBe(422);
  for (let time = 0; time < analyses; time += 1) expect((await ask("198.51.100.1", body))[0]).toBe(200);
  const [status, code, seconds] = await ask("198.51.100.1", body);
  expect([status, code]).toEqual([429, "rate_limited"]);
  expect(seconds).toBeGreaterThan(3500);
  expect((await ask("198.51.100.2", body))[0]).toBe(200);
  const tries = limits.portfolioTry.points * 0.25;
  for (let time = 0; time < tries; time += 1) expect((await ask("198.51.100.3", wrong))[0]).toBe(422);
  expect((await ask("198.51.100.3", wrong))[0]).toBe(429);
});
