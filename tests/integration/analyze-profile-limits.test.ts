import { POST as analyze } from "@/app/api/experts/[id]/analyze-profile/route";
import { limits } from "@/lib/shared/http/limits";
import { call } from "@/tests/support/call";
import { createExpert, createUser } from "@/tests/support/factories";

// Read at first use, so it holds for this file: a tenth of every limit.
process.env.RATE_LIMIT_FACTOR = "0.1";
process.env.TRUSTED_PROXIES = "1";

it("analyses so often an hour from one address, then answers 429 with the seconds to wait", async () => {
  const owner = await createUser();
  const { id } = await createExpert({ userId: owner.id });
  const ask = async (address: string, as: typeof owner | null = owner) => {
    const headers = { "x-forwarded-for": address };
    const answer = await call(analyze, { method: "POST", params: { id: String(id) }, as, headers });
    return [answer.status, answer.body.code, Number(answer.headers.get("retry-after"))] as const;
  };
  // Who is not signed in uses nothing up.
  expect((await ask("198.51.100.1", null))[0]).toBe(401);
  for (let time = 0; time < limits.analysis.points * 0.1; time += 1)
    expect((await ask("198.51.100.1"))[0]).toBe(200);
  const [status, code, seconds] = await ask("198.51.100.1");
  expect([status, code]).toEqual([429, "rate_limited"]);
  expect(seconds).toBeGreaterThan(3500);
  expect((await ask("198.51.100.2"))[0]).toBe(200);
});
