import { deleteAccount } from "./client";

/** A storage as browsers have it: its keys are its own properties. */
class FakeStorage {
  [key: string]: unknown;
  removeItem(key: string) {
    delete this[key];
  }
}

const realFetch = global.fetch;
afterEach(() => {
  global.fetch = realFetch;
  Reflect.deleteProperty(global, "window");
});

const filled = () => {
  const session = Object.assign(new FakeStorage(), { pricingInfo: "{}", other: "stays" });
  const local = Object.assign(new FakeStorage(), { expertApplicationDraft: "{}", theme: "dark" });
  Object.assign(global, { window: { sessionStorage: session, localStorage: local } });
  return { session, local };
};

function answer(status: number, body: object) {
  const fetchMock = jest.fn(async () => ({
    ok: status < 400,
    status,
    statusText: "",
    text: async () => JSON.stringify(body),
  }));
  global.fetch = fetchMock as unknown as typeof fetch;
  return fetchMock;
}

describe("deleteAccount", () => {
  it("forgets the person's entries in this browser, and leaves the theme", async () => {
    const { session, local } = filled();
    const fetchMock = answer(200, { message: "Deleted." });
    expect(await deleteAccount({ confirmation: "DELETE", password: "" })).toEqual({ message: "Deleted." });
    expect(fetchMock).toHaveBeenCalledWith(
      "/api/account",
      expect.objectContaining({ method: "DELETE", body: '{"confirmation":"DELETE"}' }),
    );
    expect(Object.keys(session)).toEqual(["other"]);
    expect(Object.keys(local)).toEqual(["theme"]);
  });

  it("forgets nothing when the server refuses", async () => {
    const { session, local } = filled();
    answer(422, { message: "No." });
    await expect(deleteAccount({ confirmation: "DELETE", password: "x" })).rejects.toThrow("422");
    expect(Object.keys(session)).toContain("pricingInfo");
    expect(Object.keys(local)).toContain("expertApplicationDraft");
  });
});
