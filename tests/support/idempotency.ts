import type { Answer, ErrorAnswer } from "./call";

/** A key as screens make it. */
export const key = { "idempotency-key": "0191e7a0-5a5e-7c3e-9d1f-4b1c2d3e4f51" };

/** What every POST that takes an Idempotency-Key does with it. */
export function itTakesAnIdempotencyKey({
  send,
  another,
  refused,
  stored,
  once,
}: {
  /** Sends a complete request with these changes. */
  send: (changes: object, headers: Record<string, string>) => Promise<Answer<ErrorAnswer>>;
  /** Changes that make it another request. */
  another: object;
  /** Changes that make it one that is refused with 422. */
  refused: object;
  /** What there is now. */
  stored: () => Promise<unknown>;
  /** What there is after one request with a key. */
  once: unknown;
}): void {
  it("answers the same request the same, and stores it once", async () => {
    const first = await send({}, key);
    expect(first.status).toBe(201);
    expect(await send({}, key)).toMatchObject({ status: 201, body: first.body });
    expect(await stored()).toEqual(once);
  });

  it("answers twins that arrive at once the same", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({}, key)));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 201, body: answers[0]?.body });
    expect(await stored()).toEqual(once);
  });

  it("refuses another request with the same key", async () => {
    await send({}, key);
    expect(await send(another, key)).toMatchObject({
      status: 409,
      body: { code: "conflict", message: "This Idempotency-Key was used with another request." },
    });
    expect(await stored()).toEqual(once);
  });

  it("is not used up by a refusal", async () => {
    expect((await send(refused, key)).status).toBe(422);
    expect((await send({}, key)).status).toBe(201);
  });
}
