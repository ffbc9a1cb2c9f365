import { ApiError, apiFetch, apiRequest, serverMessage } from "@/lib/client/api";

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const realFetch = global.fetch;

beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
});
afterAll(() => {
  global.fetch = realFetch;
});

const answers = (body: BodyInit | null, init?: ResponseInit) =>
  fetchMock.mockResolvedValue(new Response(body, init));
const lastRequest = () => fetchMock.mock.calls[0]![1];

async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe("apiRequest", () => {
  it("sends cookies, and a body as JSON with its content type", async () => {
    answers('{"id":1}');
    await expect(apiRequest("POST", "/api/projects", { title: "Ä" })).resolves.toEqual({ id: 1 });
    expect(fetchMock.mock.calls[0]![0]).toBe("/api/projects");
    expect(lastRequest()).toMatchObject({ method: "POST", credentials: "include", body: '{"title":"Ä"}' });
    expect(new Headers(lastRequest().headers).get("content-type")).toBe("application/json");
  });

  it("sends no body and no content type when there is none, as in POST /api/favorites/1", async () => {
    answers("{}");
    await apiRequest("POST", "/api/favorites/1");
    expect(lastRequest().body).toBeUndefined();
    expect(new Headers(lastRequest().headers).has("content-type")).toBe(false);
  });

  it("passes on headers and the abort signal", async () => {
    answers("{}");
    const { signal } = new AbortController();
    await apiRequest("POST", "/api/meeting-bookings", {}, { signal, headers: { "Idempotency-Key": "k1" } });
    expect(lastRequest().signal).toBe(signal);
    expect(new Headers(lastRequest().headers).get("idempotency-key")).toBe("k1");
  });

  it("leaves FormData to the browser, which writes the boundary", async () => {
    answers("{}");
    const form = new FormData();
    await apiFetch("POST", "/api/experts/1/image", form);
    expect(lastRequest().body).toBe(form);
    expect(new Headers(lastRequest().headers).has("content-type")).toBe(false);
  });

  it("gives undefined for an empty answer and an error for one that is not JSON", async () => {
    answers(null, { status: 204 });
    await expect(apiRequest("DELETE", "/api/favorites/1")).resolves.toBeUndefined();
    answers("<html>");
    await expect(apiRequest("GET", "/api/stats")).rejects.toBeInstanceOf(SyntaxError);
  });
});

describe("ApiError", () => {
  it("has the documented text and the parsed body", async () => {
    const body = '{"message":"Taken","code":"conflict","fieldErrors":{"preferredTime":"Choose another"}}';
    answers(body, { status: 409 });
    const error = await errorOf(apiRequest("POST", "/api/meeting-bookings", {}));
    expect(error.message).toBe(`409: ${body}`);
    expect(error.status).toBe(409);
    expect(error.body).toEqual({
      message: "Taken",
      code: "conflict",
      fieldErrors: { preferredTime: "Choose another" },
    });
  });

  it("falls back to the status text when the body is empty", async () => {
    answers("", { status: 502, statusText: "Bad Gateway" });
    const error = await errorOf(apiRequest("GET", "/api/experts"));
    expect(error.message).toBe("502: Bad Gateway");
    expect(error.body).toBeNull();
  });

  it.each(["<html>proxy</html>", '"text"', "[1]", "null"])(
    "has no body when the answer is %s",
    async (text) => {
      answers(text, { status: 500 });
      expect((await errorOf(apiRequest("GET", "/api/experts"))).body).toBeNull();
    },
  );
});

describe("serverMessage", () => {
  it("is the server's message, or the screen's own", () => {
    const fallback = "Failed to submit application. Please try again.";
    expect(serverMessage(new ApiError(422, '{"message":"No"}', ""), fallback)).toBe("No");
    expect(serverMessage(new ApiError(500, "oops", ""), fallback)).toBe(fallback);
    expect(serverMessage(new TypeError("Failed to fetch"), fallback)).toBe(fallback);
  });
});
