import { type RouteDeclaration, route } from "@/lib/server/http/route";
import { AppError } from "@/lib/shared/errors";

/** Any other path under /api answers 404 in the form of every error (decisions G). */
const unknownPath: RouteDeclaration<"public", undefined, undefined, undefined, undefined> = {
  access: "public",
  summary: "Any other path: 404",
  handler: () => {
    throw new AppError("api_path_unknown");
  },
};

export const DELETE = route(unknownPath);
export const GET = route(unknownPath);
export const PATCH = route(unknownPath);
export const POST = route(unknownPath);
export const PUT = route(unknownPath);
