import { z } from "zod";
import { ApiError, apiCall, apiFetch, serverMessage } from "@/lib/client/api";
import { byId, endpoint } from "@/lib/shared/http/endpoint";

const call = { access: "public", summary: "" } as const;
const favorite = { ...call, path: "/api/favorites/{id}", params: byId } as const;
const id = z.object({ id: z.int() });
const declared = {
  projects: endpoint({
    ...call,
    method: "POST",
    path: "/api/projects",
    body: z.object({ title: z.string() }),
    response: id,
  }),
  addFavorite: endpoint({ ...favorite, method: "POST", response: z.object({}) }),
  removeFavorite: endpoint({ ...favorite, method: "DELETE" }),
  list: endpoint({
    ...call,
    method: "GET",
    path: "/api/things/{kind}",
    query: z.object({ limit: z.string().transform(Number).optional(), cursor: z.string().optional() }),
    response: z.array(id),
  }),
};
const postProject = apiCall<typeof declared.projects>("POST /api/projects");
const addFavorite = apiCall<typeof declared.addFavorite>("POST /api/favorites/{id}");
const removeFavorite = apiCall<typeof declared.removeFavorite>("DELETE /api/favorites/{id}");
const listThings = apiCall<typeof declared.list>("GET /api/things/{kind}");

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

describe("apiCall", () => {
  it("sends cookies, and a body as JSON with its content type", async () => {
    answers('{"id":1}');
    await expect(postProject({ body: { title: "Ä" } })).resolves.toEqual({ id: 1 });
    expect(fetchMock.mock.calls[0]![0]).toBe("/api/projects");
    expect(lastRequest()).toMatchObject({ method: "POST", credentials: "include", body: '{"title":"Ä"}' });
    expect(new Headers(lastRequest().headers).get("content-type")).toBe("application/json");
  });

  it("sends no body and no content type when there is none, as in POST /api/favorites/1", async () => {
    answers("{}");
    await addFavorite({ params: { id: 1 } });
    expect(fetchMock.mock.calls[0]![0]).toBe("/api/favorites/1");
    expect(lastRequest().body).toBeUndefined();
    expect(new Headers(lastRequest().headers).has("content-type")).toBe(false);
  });

  it("writes its parameters and its query into the address, and leaves out what is absent", async () => {
    answers("[]");
    await listThings({ params: { kind: "a/b" }, query: { limit: 24, cursor: undefined } });
    expect(fetchMock.mock.calls[0]![0]).toBe("/api/things/a%2Fb?limit=24");
  });

  it("is of its declaration's method, path, parts and answer", () => {
    // @ts-expect-error: the declaration says POST
    void (() => apiCall<typeof declared.projects>("PUT /api/projects"));
    // @ts-expect-error: the declaration has another path
    void (() => apiCall<typeof declared.projects>("POST /api/project"));
    // @ts-expect-error: the body is missing
    void (() => postProject());
    // @ts-expect-error: the path has a parameter
    void (() => addFavorite());
    // @ts-expect-error: the query knows no such name
    void (() => listThings({ params: { kind: "x" }, query: { page: 1 } }));
    const items: () => Promise<{ id: number }[]> = () => listThings({ params: { kind: "x" } });
    expect(items).toBeInstanceOf(Function);
  });

  it("passes on headers and the abort signal", async () => {
    answers("{}");
    const { signal } = new AbortController();
    await postProject({ body: { title: "" } }, { signal, headers: { "Idempotency-Key": "k1" } });
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
    await expect(removeFavorite({ params: { id: 1 } })).resolves.toBeUndefined();
    answers("<html>");
    await expect(addFavorite({ params: { id: 1 } })).rejects.toBeInstanceOf(SyntaxError);
  });
});

describe("ApiError", () => {
  it("has the documented text and the parsed body", async () => {
    const body = '{"message":"Taken","code":"conflict","fieldErrors":{"preferredTime":"Choose another"}}';
    answers(body, { status: 409 });
    const error = await errorOf(postProject({ body: { title: "" } }));
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
    const error = await errorOf(listThings({ params: { kind: "x" } }));
    expect(error.message).toBe("502: Bad Gateway");
    expect(error.body).toBeNull();
  });

  it.each(["<html>proxy</html>", '"text"', "[1]", "null"])(
    "has no body when the answer is %s",
    async (text) => {
      answers(text, { status: 500 });
      expect((await errorOf(listThings({ params: { kind: "x" } }))).body).toBeNull();
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
