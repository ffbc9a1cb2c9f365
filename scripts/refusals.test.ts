import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from "node:http";
import type { AddressInfo } from "node:net";
import { withRefusals } from "./refusals.mjs";

let server: Server | undefined;
let asked: (string | undefined)[] = [];

/** Next, as it answers a method that a path does not know (compressed or not), an error of ours, and the rest. */
async function next(request: IncomingMessage, response: ServerResponse) {
  asked.push(request.url);
  decodeURIComponent((request.url ?? "").split("?")[0] as string);
  if (request.method === "DELETE") response.writeHead(405).end();
  else if (request.method === "PATCH") Object.assign(response, { statusCode: 405 }).end();
  else if (request.method === "PUT") {
    response.statusCode = 405;
    response.setHeader("Content-Type", "application/json");
    response.end('{"code":"own"}');
  } else response.end("fine");
}

/** A request by node:http, which sends any method and any path as they are. */
function ask(method: string, path: string): Promise<{ status: number | undefined; text: string }> {
  const { port } = (server as Server).address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = send({ host: "127.0.0.1", port, method, path }, async (response) => {
      const chunks = await response.setEncoding("utf8").toArray();
      resolve({ status: response.statusCode, text: chunks.join("") });
    });
    request.on("error", reject).end();
  });
}

beforeEach(async () => {
  asked = [];
  const handle = withRefusals(next);
  server = createServer((request, response) => {
    handle(request, response).catch(() => response.writeHead(500).end("Internal Server Error"));
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

const refused = (method: string) => ({
  status: 405,
  text: JSON.stringify({
    message: `${method} is not possible here.`,
    code: "method_not_allowed",
    reason: "method_not_possible",
    values: { method },
  }),
});

it("says in the form of every error that an API path does not know the method", async () => {
  for (const method of ["DELETE", "PATCH"])
    expect(await ask(method, "/api/stats?x=1")).toEqual(refused(method));
  expect(await ask("HEAD", "/api/stats")).toMatchObject({ status: 200 });
});

it("leaves the application's own words alone, and pages", async () => {
  expect(await ask("PUT", "/api/auth/signout")).toEqual({ status: 405, text: '{"code":"own"}' });
  expect(await ask("DELETE", "/apiary")).toEqual({ status: 405, text: "" });
  expect(await ask("GET", "/api/stats")).toEqual({ status: 200, text: "fine" });
});

it("refuses methods that Next stumbles over", async () => {
  for (const method of ["TRACE", "PROPFIND"]) expect(await ask(method, "/")).toEqual(refused(method));
  expect(asked).toEqual([]);
});

it("takes a path that cannot be read letter by letter, and no other", async () => {
  const paths = ["/expert/%ff?q=%ff", "/%E0%A4%A", "/expert/5?q=%ff", "/%C3%84"];
  for (const path of paths) expect(await ask("GET", path)).toEqual({ status: 200, text: "fine" });
  expect(asked).toEqual(["/expert/%25ff?q=%ff", "/%25E0%25A4%25A", "/expert/5?q=%ff", "/%C3%84"]);
});
