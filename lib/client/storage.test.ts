import { z } from "zod";
import { storedObject } from "@/lib/client/storage";

class MemoryStorage {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

const local = new MemoryStorage();
const session = new MemoryStorage();
const hour = 3_600_000;
const now = new Date("2026-03-02T10:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

beforeEach(() => {
  local.items.clear();
  session.items.clear();
  Object.defineProperty(globalThis, "window", {
    value: { localStorage: local, sessionStorage: session },
    configurable: true,
  });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, "window");
});

const stored = storedObject({
  area: "session",
  key: "pricingInfo",
  schema: z.strictObject({ expertId: z.int() }),
  maxAgeMs: 24 * hour,
});

describe("storedObject", () => {
  it("gives back what was written, from its own area", () => {
    stored.write({ expertId: 7 }, now);
    expect(stored.read(later(hour))).toEqual({ expertId: 7 });
    expect(session.items.has("pricingInfo")).toBe(true);
    expect(local.items.size).toBe(0);
  });

  it("keeps the documented fields at the top of the stored object", () => {
    stored.write({ expertId: 7 }, now);
    expect(JSON.parse(session.items.get("pricingInfo")!)).toMatchObject({ expertId: 7 });
  });

  it("reads an object that somebody else wrote without an age", () => {
    session.setItem("pricingInfo", '{"expertId":7}');
    expect(stored.read(now)).toEqual({ expertId: 7 });
  });

  it("drops what is older than its limit, not what is exactly as old", () => {
    stored.write({ expertId: 7 }, now);
    expect(stored.read(later(24 * hour))).toEqual({ expertId: 7 });
    expect(stored.read(later(24 * hour + 1))).toBeNull();
    expect(session.items.size).toBe(0);
  });

  it.each(['{"expertId":"7"}', '{"expertId":7,"more":1}', "[]"])(
    "drops what does not fit the schema: %s",
    (text) => {
      session.setItem("pricingInfo", text);
      expect(stored.read(now)).toBeNull();
      expect(session.items.size).toBe(0);
    },
  );

  it.each(["{", "7", "null", ""])("survives a value that is no object: %s", (text) => {
    session.setItem("pricingInfo", text);
    expect(stored.read(now)).toBeNull();
  });

  it("is empty, and does not throw, where storage is forbidden", () => {
    Object.defineProperty(globalThis, "window", {
      configurable: true,
      value: {
        get sessionStorage(): Storage {
          throw new DOMException("denied", "SecurityError");
        },
      },
    });
    expect(() => stored.write({ expertId: 7 }, now)).not.toThrow();
    expect(stored.read(now)).toBeNull();
    expect(() => stored.clear()).not.toThrow();
  });

  it("clears", () => {
    stored.write({ expertId: 7 }, now);
    stored.clear();
    expect(stored.read(now)).toBeNull();
  });
});
