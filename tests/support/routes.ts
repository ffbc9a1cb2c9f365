import { readdirSync } from "node:fs";
import path from "node:path";
import type { RouteHandler } from "@/lib/server/http/route";
import { type Endpoint, type HttpMethod, httpMethods } from "@/lib/shared/http/endpoint";

const root = path.resolve(__dirname, "../..");

export type ListedRoute = {
  method: HttpMethod;
  /** As in the file system: "/api/experts/[id]". */
  path: string;
  /** Absent for a handler that is not declared through route(). */
  declaration: Endpoint | undefined;
  handler: RouteHandler;
};

/** Every route file, from app/api on. */
export function routeFiles(): string[] {
  return readdirSync(path.join(root, "app/api"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.ts")
    .sort();
}

/** Every method of every route below app/api, with its declaration. */
export async function listRoutes(): Promise<ListedRoute[]> {
  const listed: ListedRoute[] = [];
  for (const file of routeFiles()) {
    const module = (await import(path.join(root, "app/api", file))) as Partial<
      Record<HttpMethod, RouteHandler>
    >;
    const address = path.posix.join("/api", path.dirname(file));
    for (const method of httpMethods) {
      const handler = module[method];
      if (handler) listed.push({ method, path: address, declaration: handler.declaration, handler });
    }
  }
  return listed;
}
