import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { withPageCache } from "./page-cache.mjs";

let server: Server | undefined;
let asked: string[] = [];

/** A page that counts its renderings, a private one, a missing one and one that Next would not share. */
async function page(request: IncomingMessage, response: ServerResponse) {
  asked.push(request.url ?? "");
  const shared = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "s-maxage=3600",
    ETag: '"one"',
  };
  if (request.url === "/missing") response.writeHead(404, shared);
  else if (request.url === "/private") response.writeHead(200, { ...shared, "Cache-Control": "no-store" });
  else for (const [name, value] of Object.entries(shared)) response.setHeader(name, value);
  response.write(`${request.headers.rsc ? "rsc" : "html"} `);
  response.end(`ä${asked.length}`);
}

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = (server as Server).address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, text: await response.text(), etag: response.headers.get("etag") };
}

beforeEach(async () => {
  asked = [];
  const handle = withPageCache(page);
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  jest.restoreAllMocks();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const at = (time: number) => jest.spyOn(Date, "now").mockReturnValue(time);

it("answers a second visitor with the same bytes, without asking", async () => {
  at(1_000);
  const first = await get("/");
  expect(await get("/")).toEqual(first);
  expect(first).toEqual({ status: 200, text: "html ä1", etag: '"one"' });
  expect(asked).toEqual(["/"]);
});

it("asks again after nine tenths of a second, and never answers with a page older than a second and a half", async () => {
  at(1_000);
  await get("/");
  at(1_899);
  expect((await get("/")).text).toBe("html ä1");
  at(1_900);
  expect((await get("/")).text).toBe("html ä2");
  at(9_000);
  expect((await get("/")).text).toBe("html ä3");
});

it("asks each time for who has an older page, until somebody else's question makes it new", async () => {
  at(1_000);
  await get("/");
  at(2_000);
  expect((await get("/", { "if-none-match": '"other"' })).text).toBe("html ä2");
  expect((await get("/")).text).toBe("html ä3");
  expect((await get("/", { "if-none-match": '"other"' })).text).toBe("html ä3");
});

it("answers 304 to who has the page already", async () => {
  at(1_000);
  await get("/");
  expect(await get("/", { "if-none-match": '"one"' })).toMatchObject({ status: 304, text: "" });
  expect((await get("/", { "if-none-match": '"other"' })).text).toBe("html ä1");
  expect(asked).toHaveLength(1);
});

it.each([
  ["a query", "/?q=python", {}],
  ["an API call", "/api/experts", {}],
  ["a client navigation", "/", { rsc: "1" }],
  ["a missing page", "/missing", {}],
  ["a page that is not shared", "/private", {}],
])("lets %s through each time", async (_what, path, headers) => {
  at(1_000);
  await get(path, headers);
  await get(path, headers);
  expect(asked).toEqual([path, path]);
});

it("keeps compressed and plain pages apart", async () => {
  at(1_000);
  await get("/", { "accept-encoding": "gzip" });
  await get("/", { "accept-encoding": "identity" });
  expect(asked).toHaveLength(2);
});
