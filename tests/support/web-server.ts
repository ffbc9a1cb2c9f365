import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Network } from "@/lib/server/safe-fetch/network";

let server: Server | undefined;
const sites = new Map<string, RequestListener>();
/** Every request that came, as "host/path". */
export const visited: string[] = [];

/**
 * The network of tests, in place of lib/server/safe-fetch/network's `internet`: names of sites that a test has set up
 * mean a public address, every connection ends at one real server on 127.0.0.1. Other names do not exist.
 */
export const testInternet: Network = {
  async resolve(hostname) {
    if (!sites.has(hostname)) throw new Error("ENOTFOUND");
    return [{ address: "93.184.216.34", family: 4 }];
  },
  connect: () => connect(Number((server?.address() as AddressInfo | undefined)?.port), "127.0.0.1"),
};

/** Sets up a site; `http` only. */
export function site(host: string, listener: RequestListener) {
  sites.set(host, listener);
}

/** A site that shows one page. */
export const pageAt = (host: string, html: string, headers: Record<string, string> = {}) =>
  site(host, (_request, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(html);
  });

export async function startWeb() {
  server = createServer((request, response) => {
    const { host = "" } = request.headers;
    visited.push(`${host}${request.url}`);
    sites.get(host)?.(request, response);
  });
  await new Promise<void>((done) => server?.listen(0, "127.0.0.1", done));
}

export async function stopWeb() {
  server?.closeAllConnections();
  await new Promise((done) => server?.close(done));
}
