import "server-only";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import tls from "node:tls";
import { env } from "../env";
import { type Address, internet, type Network } from "./network";
import { PageError, type PageProblem } from "./page-error";
import { hostOf, isPublicAddress, parsePageAddress } from "./public-address";
import { acceptedEncodings, charsetOf, decodeText, readBody } from "./read-body";

/** Everything between the first question to DNS and the last byte of the last page. */
const totalMs = 10_000;
const mostRedirects = 4;
/** Unpacked. The text of a page is a few per cent of it. */
const mostBytes = 2 * 1024 * 1024;
const readableTypes = ["text/html", "application/xhtml+xml", "text/plain"];

export interface FetchedPage {
  /** Where the page was in the end, after redirects. */
  url: URL;
  contentType: string;
  text: string;
}

export interface FetchOptions {
  /** Whoever asked waits no more. */
  signal?: AbortSignal | undefined;
  network?: Network;
  /** Milliseconds for everything. */
  timeoutMs?: number;
}

/**
 * Fetches a page that somebody named (decisions E5): http and https on their usual ports, public addresses only. Each
 * address, redirects included, is resolved once, checked, and connected to as it was checked. No cookies, no session,
 * no script; time, redirects and bytes are limited, and only text comes back.
 * @throws PageError
 */
export async function fetchPage(address: string, options: FetchOptions = {}): Promise<FetchedPage> {
  const { network = internet, timeoutMs = totalMs } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
  try {
    return await follow(parsePageAddress(address), network, signal);
  } catch (error) {
    if (deadline.aborted) throw new PageError("timeout", `not within ${timeoutMs} ms`);
    if (error instanceof PageError) throw error;
    // A refused connection, a bad certificate, an answer that is no HTTP: what it was is for the log only.
    throw new PageError("unreachable", (error as Error).message, { cause: error });
  }
}

async function follow(start: URL, network: Network, signal: AbortSignal): Promise<FetchedPage> {
  let url = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const response = await request(url, network, signal);
    try {
      const { statusCode: status = 0, headers } = response;
      if ([301, 302, 303, 307, 308].includes(status) && headers.location) {
        if (!URL.canParse(headers.location, url)) throw new PageError("status", "a redirect to nowhere");
        url = parsePageAddress(new URL(headers.location, url));
        continue;
      }
      if (status !== 200) throw new PageError(problemOf(status), `status ${status}`, { status });
      return { url, ...(await readText(response, signal)) };
    } finally {
      response.destroy();
    }
  }
  throw new PageError("redirects", `more than ${mostRedirects} redirects`);
}

/** 999 is how LinkedIn refuses whoever is not signed in. */
function problemOf(status: number): PageProblem {
  if ([401, 403, 407, 451, 999].includes(status)) return "sign_in";
  if ([404, 410].includes(status)) return "missing";
  return "status";
}

async function readText(response: IncomingMessage, signal: AbortSignal) {
  const header = response.headers["content-type"] ?? "";
  const contentType = header.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!readableTypes.includes(contentType)) throw new PageError("content_type", "not a page of text");
  const length = Number(response.headers["content-length"] ?? 0);
  if (length > mostBytes) throw new PageError("too_large", `${length} bytes announced`);
  const bytes = await readBody(response, mostBytes, signal);
  return { contentType, text: decodeText(bytes, charsetOf(header)) };
}

/** The addresses of a host, every one of them public: a name that also means something inside is refused whole. */
async function publicAddresses(host: string, network: Network, signal: AbortSignal): Promise<Address[]> {
  const family = isIP(host);
  const addresses =
    family === 0
      ? await beforeAbort(network.resolve(host), signal)
      : [{ address: host, family: family as 4 | 6 }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
    throw new PageError("unreachable", "an address that is not public");
  return addresses;
}

/** DNS cannot be told to stop; nobody waits for it longer than for anything else. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

/** One GET, up to the headers of its answer. */
async function request(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const hostname = hostOf(url);
  const addresses = await publicAddresses(hostname, network, signal);
  const isSecure = url.protocol === "https:";
  const open = () => network.connect({ hostname, port: isSecure ? 443 : 80, addresses });
  const openSecure = () => {
    const socket = open();
    const secure = tls.connect({
      socket,
      host: hostname,
      servername: isIP(hostname) === 0 ? hostname : "",
      ALPNProtocols: ["http/1.1"],
    });
    socket.on("error", (error) => secure.destroy(error));
    secure.on("close", () => socket.destroy());
    return secure;
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? https : http).request({
      method: "GET",
      protocol: url.protocol,
      host: hostname,
      path: `${url.pathname}${url.search}`,
      headers: {
        Host: url.host,
        "User-Agent": `OsaajaPortfolioReader/1.0 (+${env().APP_URL}/portfolio-test)`,
        Accept: `${readableTypes.join(", ")};q=0.9`,
        "Accept-Encoding": acceptedEncodings,
        "Accept-Language": "en, fi;q=0.9, sv;q=0.8",
        Connection: "close",
      },
      // One connection for one answer: nothing is kept open, nothing is shared.
      createConnection: isSecure ? openSecure : open,
      // Twice as many headers as servers usually accept; Node reads no more of them.
      maxHeaderSize: 32_768,
      signal,
    });
    sent.on("response", resolve);
    sent.on("error", reject);
    // Switching protocols is nothing that was asked for.
    sent.on("upgrade", (_response, socket) => {
      socket.destroy();
      reject(new PageError("status", "an answer that is no page"));
    });
    sent.end();
  });
}
