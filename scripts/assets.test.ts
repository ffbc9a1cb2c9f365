import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { withAssets } from "./assets.mjs";
import { finishBuild } from "./finish-build.mjs";

const script = 'console.log("ä");\n'.repeat(50);
let distDir: string;
let server: Server;

/** Next, which answers whatever is not kept. */
async function next(_request: IncomingMessage, response: ServerResponse) {
  response.writeHead(404).end("next");
}

async function serve() {
  const handle = withAssets(next, distDir);
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

type Answer = { status: number | undefined; headers: IncomingMessage["headers"]; body: Buffer };

/** As it goes over the wire: fetch would decompress it. */
const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ host: "127.0.0.1", port, path: url, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on("error", reject);
  });

beforeEach(() => {
  distDir = mkdtempSync(path.join(tmpdir(), "osaaja-assets-"));
  for (const folder of ["static/chunks", "server/chunks"])
    mkdirSync(path.join(distDir, folder), { recursive: true });
  writeFileSync(path.join(distDir, "static/chunks/one.js"), script);
  writeFileSync(path.join(distDir, "static/font.woff2"), "font");
  writeFileSync(path.join(distDir, "static/unknown.bin"), "bytes");
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(distDir, { recursive: true });
});

it.each([
  ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
])("sends to a browser that accepts %s a script in %s", async (accepted, encoding, decompress) => {
  await finishBuild(distDir);
  await serve();
  const { status, headers, body } = await ask("/_next/static/chunks/one.js", { "accept-encoding": accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    "content-type": "application/javascript; charset=UTF-8",
    "content-length": String(body.length),
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
  expect(decompress(body).toString()).toBe(script);
});

it("sends a font as it is", async () => {
  await finishBuild(distDir);
  await serve();
  const { status, headers, body } = await ask("/_next/static/font.woff2", { "accept-encoding": "br" });
  expect([status, headers["content-encoding"], String(body)]).toEqual([200, undefined, "font"]);
});

it("goes on sending what a later build in the same place has taken away", async () => {
  await finishBuild(distDir);
  await serve();
  rmSync(path.join(distDir, "static"), { recursive: true });
  const { status } = await ask("/_next/static/chunks/one.js", { "accept-encoding": "br" });
  expect(status).toBe(200);
});

it.each([
  ["an unknown file", "/_next/static/chunks/two.js", { "accept-encoding": "br" }, "GET"],
  ["another kind of file", "/_next/static/unknown.bin", { "accept-encoding": "br" }, "GET"],
  ["what was made beside a file", "/_next/static/chunks/one.js.br", { "accept-encoding": "br" }, "GET"],
  ["a path around the folder", "/_next/static/../static/font.woff2", {}, "GET"],
  ["a browser that accepts no compression", "/_next/static/chunks/one.js", {}, "GET"],
  ["a part of a file", "/_next/static/font.woff2", { range: "bytes=0-1" }, "GET"],
  ["another method", "/_next/static/font.woff2", {}, "POST"],
  ["a page", "/", { "accept-encoding": "br" }, "GET"],
])("leaves %s to Next", async (_what, url, headers, method) => {
  await finishBuild(distDir);
  await serve();
  expect((await ask(url, headers, method)).body.toString()).toBe("next");
});

it("leaves a build to Next of which nothing was compressed", async () => {
  await serve();
  const answer = await ask("/_next/static/chunks/one.js", { "accept-encoding": "br" });
  expect(answer.body.toString()).toBe("next");
});
