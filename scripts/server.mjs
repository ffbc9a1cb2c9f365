// The production web server: Next behind node:http, so that the client's address cannot be forged,
// a slow client cannot hold a connection for ever, and SIGTERM lets running requests finish.
import { createServer, get } from "node:http";
import next from "next";
import { withAssets } from "./assets.mjs";
import { withPageCache } from "./page-cache.mjs";
import { withRefusals } from "./refusals.mjs";
import { withWholeNotFound } from "./whole-not-found.mjs";

const port = Number(process.env.PORT || 3000);
const hostname = process.env.HOSTNAME_BIND || "0.0.0.0";
const drainSeconds = 10;

const app = next({ dev: false, dir: process.cwd(), hostname, port });
await app.prepare();
const answer = withWholeNotFound(app.getRequestHandler(), readOwnPage);
const pages = process.env.PAGE_CACHE === "off" ? answer : withPageCache(answer);
const handle = withAssets(withRefusals(pages), process.env.NEXT_DIST_DIR || ".next");

const server = createServer(
  { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 61_000, maxHeaderSize: 32 * 1024 },
  (request, response) => {
    // The socket's address goes last; everything before it is what the client or our proxies claim.
    const claimed = request.headers["x-forwarded-for"];
    const address = request.socket.remoteAddress ?? "unknown";
    request.headers["x-forwarded-for"] = claimed ? `${claimed}, ${address}` : address;
    handle(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  },
);

/** A page of this server, as a browser gets it that accepts this encoding. */
function readOwnPage(path, accepted = "") {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": accepted };
    get({ host: hostname === "0.0.0.0" ? "127.0.0.1" : hostname, port, path, headers }, (page) => {
      const chunks = [];
      page.on("data", (chunk) => chunks.push(chunk));
      page.on("error", reject);
      page.on("end", () => {
        if (page.statusCode !== 200) return reject(new Error(`${path} answered ${page.statusCode}`));
        resolve({ body: Buffer.concat(chunks), encoding: page.headers["content-encoding"] });
      });
    }).on("error", reject);
  });
}

server.on("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is in use. Set PORT to another one.` : error);
  process.exit(1);
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  // The jobs stop by the same signal (instrumentation.ts); when everything is closed the process ends by itself.
  setTimeout(() => process.exit(0), drainSeconds * 1000).unref();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 250).unref();
  });
  await app.close();
  if (process.connected) process.disconnect();
}
// The starting process went away: without it there is no database either.
process.on("disconnect", stop);
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

server.listen(port, hostname, () => process.send?.({ listening: true }));
