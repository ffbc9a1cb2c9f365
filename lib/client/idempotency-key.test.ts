import { createAttempts } from "@/lib/client/idempotency-key";

describe("createAttempts", () => {
  it("keeps the attempt while the content is the same, whatever object carries it", () => {
    const attemptFor = createAttempts();
    const first = attemptFor({ name: "Äiti", time: "14:30" });
    first.outcome = "unknown";
    expect(attemptFor({ name: "Äiti", time: "14:30" })).toBe(first);
    expect(first.key).toMatch(/^[\x21-\x7e]{32,200}$/);
  });

  it("makes a new one when the content changes, also back to what it was", () => {
    const attemptFor = createAttempts();
    const keys = ["14:30", "15:00", "14:30"].map((time) => attemptFor({ time }).key);
    expect(new Set(keys).size).toBe(3);
    expect(attemptFor({ time: "14:30" }).outcome).toBe("not-sent");
  });

  it("does without randomUUID, which pages without https have not", () => {
    const own = Object.getOwnPropertyDescriptor(crypto, "randomUUID");
    Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
    try {
      expect(createAttempts()("x").key).toMatch(/^[0-9a-f]{32}$/);
    } finally {
      if (own) Object.defineProperty(crypto, "randomUUID", own);
      else Reflect.deleteProperty(crypto, "randomUUID");
    }
  });
});
