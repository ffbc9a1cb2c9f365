import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import {
  type AddressInfo,
  connect,
  createServer as createTcpServer,
  type Server as TcpServer,
} from "node:net";
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from "node:zlib";
import type { Address, Network } from "./network";
import { PageError } from "./page-error";
import { type FetchOptions, fetchPage } from "./safe-fetch";

const publicAddress: Address = { address: "93.184.216.34", family: 4 };
const privateAddress: Address = { address: "10.0.0.5", family: 4 };
const page = "<!doctype html><title>Portfolio</title><p>I build forecasts.</p>";

let server: Server;
let answer: RequestListener;
let resolved: string[];
let connected: { hostname: string; port: number; addresses: readonly Address[] }[];
/** What a name means, at each question the next; the last one again and again. */
let names: Record<string, Address[][]>;

/** Names mean what a test says; whatever address was checked, the connection ends at the server of this file. */
const network: Network = {
  async resolve(hostname) {
    resolved.push(hostname);
    const answers = names[hostname] ?? [[publicAddress]];
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
  },
  connect(target) {
    connected.push(target);
    return connect((server.address() as AddressInfo).port, "127.0.0.1");
  },
};

const listen = (on: Server | TcpServer) => new Promise<void>((done) => on.listen(0, "127.0.0.1", done));
const html = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
const get = (address = "http://portfolio.fi/", options: FetchOptions = {}) =>
  fetchPage(address, { network, ...options });
const problem = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof PageError ? error.problem : error),
  );

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await listen(server);
});
beforeEach(() => {
  [resolved, connected, names] = [[], [], {}];
  answer = (_request, response) => html(response).end(page);
});
afterEach(() => server.closeAllConnections());
afterAll(() => new Promise((done) => server.close(done)));

it("fetches a page with honest headers, without cookies, from the address that was checked", async () => {
  let headers = {};
  let path: string | undefined;
  answer = (request, response) => {
    ({ headers } = request);
    path = request.url;
    html(response, { "set-cookie": "a=1" }).end(page);
  };
  const found = await get("http://portfolio.fi/work?b=2#part");
  expect(found).toEqual({
    url: new URL("http://portfolio.fi/work?b=2"),
    contentType: "text/html",
    text: page,
  });
  expect([path, resolved]).toEqual(["/work?b=2", ["portfolio.fi"]]);
  expect(connected).toEqual([{ hostname: "portfolio.fi", port: 80, addresses: [publicAddress] }]);
  expect(headers).toMatchObject({
    host: "portfolio.fi",
    "user-agent": expect.stringMatching(/^OsaajaPortfolioReader\/1\.0 \(\+http/),
    connection: "close",
  });
  expect(headers).not.toHaveProperty("cookie");
  expect(headers).not.toHaveProperty("authorization");
});

describe("names and addresses", () => {
  it.each<[string, Address[]]>([
    ["a private address", [privateAddress]],
    ["a public and a private address", [publicAddress, privateAddress]],
    ["the cloud's own address", [{ address: "169.254.169.254", family: 4 }]],
    ["loopback in IPv6", [publicAddress, { address: "::1", family: 6 }]],
    ["a mapped address", [{ address: "::ffff:10.0.0.5", family: 6 }]],
    ["nothing", []],
  ])("refuses a name that means %s", async (_name, addresses) => {
    names["portfolio.fi"] = [addresses];
    expect(await problem(get())).toBe("unreachable");
    expect(connected).toEqual([]);
  });

  it("says the same of a name that does not exist", async () => {
    const resolve = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await problem(get(undefined, { network: { ...network, resolve } }))).toBe("unreachable");
  });

  it("resolves once a request: a name that means something else a moment later changes nothing", async () => {
    names["rebind.fi"] = [[publicAddress], [privateAddress]];
    expect((await get("http://rebind.fi/")).text).toBe(page);
    expect([resolved, connected[0]?.addresses]).toEqual([["rebind.fi"], [publicAddress]]);
  });

  it("looks again at each redirect, and refuses what the name means by then", async () => {
    names["rebind.fi"] = [[publicAddress], [privateAddress]];
    answer = (_request, response) => response.writeHead(302, { location: "/again" }).end();
    expect(await problem(get("http://rebind.fi/"))).toBe("unreachable");
    expect([resolved.length, connected.length]).toEqual([2, 1]);
  });

  it("does not ask for the name of an address", async () => {
    await get("http://8.8.8.8/");
    expect([resolved, connected[0]?.addresses]).toEqual([[], [{ address: "8.8.8.8", family: 4 }]]);
  });
});

describe("redirects", () => {
  it("are followed, and the last address is told", async () => {
    answer = (request, response) => {
      if (request.headers.host === "portfolio.fi")
        response.writeHead(301, { location: "//other.fi/home" }).end("moved");
      else html(response).end(page);
    };
    expect((await get()).url.href).toBe("http://other.fi/home");
    expect(resolved).toEqual(["portfolio.fi", "other.fi"]);
  });

  it("end after four", async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.writeHead(302, { location: `/${asked}` }).end();
    };
    expect(await problem(get())).toBe("redirects");
    expect(asked).toBe(5);
  });

  it.each([
    ["unreachable", "http://127.0.0.1/"],
    ["unreachable", "http://[::1]/"],
    ["unreachable", "http://169.254.169.254/latest/meta-data/"],
    ["unreachable", "http://localhost/"],
    ["unreachable", "http://2130706433/"],
    ["address", "http://127.0.0.1:5432/"],
    ["address", "http://other.fi:8080/"],
    ["address", "http://user:secret@other.fi/"],
    ["address", "file:///etc/passwd"],
    ["address", "gopher://other.fi/"],
    ["address", "javascript:alert(1)"],
    ["status", "http://"],
  ])("are refused as %s to %s", async (expected, location) => {
    answer = (_request, response) => response.writeHead(307, { location }).end();
    expect(await problem(get())).toBe(expected);
    expect(connected).toHaveLength(1);
  });

  it("to a name of the inside are refused", async () => {
    names["inside.fi"] = [[privateAddress]];
    answer = (_request, response) => response.writeHead(308, { location: "https://inside.fi/" }).end();
    expect(await problem(get())).toBe("unreachable");
    expect(connected).toHaveLength(1);
  });
});

describe("time", () => {
  const timeoutMs = 250;
  const drip = (response: ServerResponse, piece: string) => {
    const timer = setInterval(() => response.write(piece), 20);
    response.on("close", () => clearInterval(timer));
  };

  it.each<[string, RequestListener]>([
    ["headers that never come", () => {}],
    ["a body that drips", (_request, response) => drip(html(response), "a")],
    [
      "a body that stops",
      (_request, response) => {
        html(response).write("a");
      },
    ],
  ])("ends with %s", async (_name, listener) => {
    answer = listener;
    expect(await problem(get(undefined, { timeoutMs }))).toBe("timeout");
  });

  it("ends with headers that drip", async () => {
    const slow = createTcpServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      const timer = setInterval(() => socket.write("X-A: b\r\n"), 20);
      socket.on("close", () => clearInterval(timer)).on("error", () => {});
    });
    await listen(slow);
    const toSlow: Network = { ...network, connect: () => connect((slow.address() as AddressInfo).port) };
    expect(await problem(get(undefined, { timeoutMs, network: toSlow }))).toBe("timeout");
    slow.close();
  });

  it("ends with DNS that never answers", async () => {
    const resolve = () => new Promise<Address[]>(() => {});
    expect(await problem(get(undefined, { timeoutMs, network: { ...network, resolve } }))).toBe("timeout");
  });

  it("counts over all redirects", async () => {
    answer = (_request, response) => {
      setTimeout(() => response.writeHead(302, { location: "/next" }).end(), 100);
    };
    expect(await problem(get(undefined, { timeoutMs }))).toBe("timeout");
  });

  it("ends when whoever asked has left", async () => {
    const controller = new AbortController();
    let closed: Promise<unknown> | undefined;
    answer = (request) => {
      closed = new Promise((done) => request.socket.on("close", done));
      controller.abort();
    };
    expect(await problem(get(undefined, { signal: controller.signal }))).toBe("unreachable");
    await closed;
  });
});

describe("size", () => {
  const megabyte = Buffer.alloc(1024 * 1024, "a");

  it("is counted as it comes, and the connection closed", async () => {
    let closed: Promise<unknown> | undefined;
    answer = (request, response) => {
      closed = new Promise((done) => request.socket.on("close", done));
      html(response);
      const more = () => {
        while (!response.destroyed && response.write(megabyte));
      };
      response.on("drain", more);
      more();
    };
    expect(await problem(get())).toBe("too_large");
    await closed;
  });

  it("is refused when it is announced", async () => {
    answer = (_request, response) => html(response, { "content-length": String(10 ** 9) }).write("a");
    expect(await problem(get())).toBe("too_large");
  });

  it.each<[string, Buffer]>([
    ["gzip", gzipSync(Buffer.alloc(30 * 1024 * 1024))],
    ["deflate", deflateSync(Buffer.alloc(30 * 1024 * 1024))],
    ["br", brotliCompressSync(Buffer.alloc(30 * 1024 * 1024))],
  ])("is that of the unpacked page: a bomb in %s", async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(100_000);
    answer = (_request, response) => html(response, { "content-encoding": encoding }).end(bomb);
    expect(await problem(get())).toBe("too_large");
  });

  it("is also that of what unpacks to nothing", async () => {
    const nothing = gzipSync("");
    const many = Buffer.concat(Array.from({ length: 150_000 }, () => nothing));
    answer = (_request, response) => html(response, { "content-encoding": "gzip" }).end(many);
    expect(await problem(get())).toBe("too_large");
  });

  it("of headers is limited too", async () => {
    answer = (_request, response) => html(response, { "x-a": "b".repeat(40_000) }).end(page);
    expect(await problem(get())).toBe("unreachable");
  });

  it.each<[string, (text: string) => Buffer]>([
    ["gzip", gzipSync],
    ["x-gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
    ["identity", Buffer.from],
  ])("%s is unpacked", async (encoding, pack) => {
    answer = (_request, response) => html(response, { "content-encoding": encoding }).end(pack(page));
    expect((await get()).text).toBe(page);
  });

  it("reads a compressed page that ends too early as far as it goes", async () => {
    const whole = gzipSync(page);
    answer = (_request, response) =>
      html(response, { "content-encoding": "gzip" }).end(whole.subarray(0, whole.length - 9));
    expect((await get()).text).toContain("<title>Portfolio");
  });

  it.each(["compress", "zstd", "gzip, gzip", "constructor"])(
    "refuses the compression %s",
    async (encoding) => {
      answer = (_request, response) => html(response, { "content-encoding": encoding }).end(page);
      expect(await problem(get())).toBe("content_type");
    },
  );

  it("refuses what only says it is compressed", async () => {
    answer = (_request, response) => html(response, { "content-encoding": "gzip" }).end("no gzip");
    expect(await problem(get())).toBe("unreachable");
  });

  it("streams a long compressed page without its end", async () => {
    answer = (_request, response) => {
      const packer = createGzip();
      packer.pipe(html(response, { "content-encoding": "gzip" }));
      packer.end("word ".repeat(100_000));
    };
    expect((await get()).text).toHaveLength(500_000);
  });
});

describe("answers", () => {
  it.each<[string, number]>([
    ["sign_in", 401],
    ["sign_in", 403],
    ["sign_in", 451],
    ["sign_in", 999],
    ["missing", 404],
    ["missing", 410],
    ["status", 204],
    ["status", 206],
    ["status", 304],
    ["status", 429],
    ["status", 500],
    ["status", 503],
  ])("%s is said of %i", async (expected, status) => {
    answer = (_request, response) => response.writeHead(status).end();
    const failure = await get().catch((error) => error);
    expect([failure.problem, failure.status]).toEqual([expected, status]);
  });

  it.each([
    "image/png",
    "application/pdf",
    "application/json",
    "application/octet-stream",
    "text/css",
    "",
    "html",
  ])("of the type %p are refused", async (type) => {
    answer = (_request, response) => response.writeHead(200, type ? { "content-type": type } : {}).end(page);
    expect(await problem(get())).toBe("content_type");
  });

  it.each(["text/plain", "application/xhtml+xml", "TEXT/HTML ;charset=UTF-8"])(
    "of the type %s are read",
    async (type) => {
      answer = (_request, response) => response.writeHead(200, { "content-type": type }).end(page);
      expect((await get()).text).toBe(page);
    },
  );

  it.each([
    "no http at all\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
    "",
  ])("that are no answers are refused: %p", async (text) => {
    const odd = createTcpServer((socket) =>
      socket.on("error", () => {}).once("data", () => socket.end(text)),
    );
    await listen(odd);
    const toOdd: Network = { ...network, connect: () => connect((odd.address() as AddressInfo).port) };
    expect(await problem(get(undefined, { network: toOdd }))).toMatch(/^(?:unreachable|status)$/);
    odd.close();
  });

  it("a host that refuses the connection is not told from one that does not exist", async () => {
    const closed: Network = { ...network, connect: () => connect(1, "127.0.0.1") };
    expect(await problem(get(undefined, { network: closed }))).toBe("unreachable");
  });

  it("a secure page needs a certificate: plain HTTP on its port is none", async () => {
    expect(await problem(get("https://portfolio.fi/"))).toBe("unreachable");
    expect(connected).toMatchObject([{ hostname: "portfolio.fi", port: 443 }]);
  });
});

describe("charsets", () => {
  const text = "<title>Työnäytteitä – Åsa</title>";
  const latin = Buffer.from("<title>Työnäytteitä</title>", "latin1");
  const read = async (type: string, bytes: Buffer) => {
    answer = (_request, response) => response.writeHead(200, { "content-type": type }).end(bytes);
    return (await get()).text;
  };

  it.each<[string, string, Buffer, string]>([
    ["the header", "text/html; charset=iso-8859-1", latin, "<title>Työnäytteitä</title>"],
    ["the header in quotes", 'text/html; charset="utf-8"', Buffer.from(text), text],
    ["UTF-8 without a word", "text/html", Buffer.from(text), text],
    ["neither a word nor UTF-8", "text/html", latin, "<title>Työnäytteitä</title>"],
    [
      "a byte order mark above the header",
      "text/html; charset=iso-8859-1",
      Buffer.from(`\ufeff${text}`),
      text,
    ],
    ["UTF-16", "text/html", Buffer.from(`\ufeff${text}`, "utf16le"), text],
    ["a charset nobody knows", "text/html; charset=klingon", Buffer.from(text), text],
    ["a charset with a trick", "text/html; charset=constructor", Buffer.from(text), text],
  ])("by %s", async (_name, type, bytes, expected) => {
    expect(await read(type, bytes)).toBe(expected);
  });

  it.each([
    '<meta charset="windows-1252">',
    "<meta charset=iso-8859-1 />",
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
    '<?xml version="1.0" encoding="iso-8859-1"?>',
  ])("by the page's own word: %s", async (word) => {
    expect(await read("text/html", Buffer.from(`${word}Työ – €`.replace(/[–€]/g, "-"), "latin1"))).toContain(
      "Työ",
    );
  });

  it("of a page that says UTF-16 and is not", async () => {
    expect(await read("text/html", Buffer.from(`<meta charset="utf-16">${text}`))).toContain(
      "Työnäytteitä – Åsa",
    );
  });

  it("that are broken leave marks, and the rest readable", async () => {
    const broken = Buffer.concat([Buffer.from("<p>Ty"), Buffer.from([0xff, 0xfe]), Buffer.from("</p>")]);
    expect(await read("text/html; charset=utf-8", broken)).toBe("<p>Ty\ufffd\ufffd</p>");
  });
});
