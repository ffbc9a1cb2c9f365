import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { withWholeNotFound } from "./whole-not-found.mjs";

let server: Server | undefined;
let readPage: jest.Mock;

/** Answers as Next does: what is missing as an empty document, in one piece or in several. */
async function next({ url }: IncomingMessage, response: ServerResponse) {
  const isMissing = url !== "/about";
  response.statusCode = isMissing ? 404 : 200;
  response.setHeader("Content-Type", url?.endsWith(".txt") ? "text/plain" : "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  if (url === "/expert/streamed") {
    response.flushHeaders();
    response.write("<html>");
  }
  if (url === "/expert/headed") response.writeHead(404, { "X-Own": "kept" });
  response.end(isMissing ? "empty" : "the page");
}

async function get(path: string, headers: Record<string, string> = {}) {
  const { port } = (server as Server).address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

beforeEach(async () => {
  readPage = jest.fn(async (page: string) => ({ body: Buffer.from(`whole ${page}`), encoding: undefined }));
  const handle = withWholeNotFound(next, readPage);
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

it.each([
  ["/expert/999999", "/missing/expert"],
  ["/expert/streamed", "/missing/expert"],
  ["/projects/999999?from=mail", "/missing/project"],
  ["/shortlist/taken-back", "/missing/shortlist"],
  ["/application/an-old-link", "/missing/application"],
  ["/fi/meeting/an-old-link", "/fi/missing/meeting"],
  ["/no-such-page", "/missing/page"],
  ["/experts-of/nothing", "/missing/page"],
  ["/fi/expert/999999", "/fi/missing/expert"],
  ["/sv/no-such-page", "/sv/missing/page"],
  ["/finland", "/missing/page"],
])("answers %s with the whole of %s, and still with 404", async (path, page) => {
  const { status, text, headers } = await get(path);
  expect([status, text]).toEqual([404, `whole ${page}`]);
  expect(headers.get("cache-control")).toBe("no-store");
});

it("keeps the headers that were written at once with the status", async () => {
  const { text, headers } = await get("/expert/headed");
  expect([text, headers.get("x-own")]).toEqual(["whole /missing/expert", "kept"]);
});

it("passes an encoding on as it was read", async () => {
  readPage.mockResolvedValue({ body: gzipSync("whole"), encoding: "gzip" });
  const { text, headers } = await get("/no-such-page", { "accept-encoding": "gzip" });
  expect([text, headers.get("content-encoding")]).toEqual(["whole", "gzip"]);
  expect(readPage).toHaveBeenCalledWith("/missing/page", "gzip");
});

it("leaves alone what is there, what is no page, and what the browser's script asks for", async () => {
  expect((await get("/about")).text).toBe("the page");
  for (const path of ["/missing/zzz", "/api/nothing", "/_next/static/nothing.js", "/nothing.txt"])
    expect(await get(path)).toMatchObject({ status: 404, text: "empty" });
  expect(await get("/expert/999999", { rsc: "1" })).toMatchObject({ status: 404, text: "empty" });
  expect(readPage).not.toHaveBeenCalled();
});

it("sends what it has when the page cannot be read", async () => {
  readPage.mockRejectedValue(new Error("stopping"));
  expect(await get("/expert/streamed")).toMatchObject({ status: 404, text: "<html>empty" });
});
