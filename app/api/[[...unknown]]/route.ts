import { route } from "@/lib/server/http/route";
import { AppError } from "@/lib/shared/errors";
import * as api from "@/lib/shared/http/service-api";

/** Any other path under /api answers 404 in the form of every error (decisions G). */
const refuse = {
  handler: () => {
    throw new AppError("api_path_unknown");
  },
};

export const DELETE = route(api.unknownDelete, refuse);
export const GET = route(api.unknownGet, refuse);
export const PATCH = route(api.unknownPatch, refuse);
export const POST = route(api.unknownPost, refuse);
export const PUT = route(api.unknownPut, refuse);
