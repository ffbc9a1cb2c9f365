import "server-only";
import type { NextRequest } from "next/server";
import { AppError } from "@/lib/shared/errors";

const defaultBodyLimit = 64 * 1024;

/**
 * Refuses a change that another site started in the visitor's browser. Requests without Origin and
 * Sec-Fetch-Site come from scripts, which hold no ambient cookies.
 * @throws AppError forbidden
 */
export function refuseCrossSite(request: NextRequest): void {
  const refused = new AppError("cross_site");
  const origin = request.headers.get("origin");
  if (origin !== null) {
    if (!sameHost(origin, request)) throw refused;
    return;
  }
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw refused;
}

function sameHost(origin: string, request: NextRequest): boolean {
  try {
    const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Reads a JSON object, counting bytes as they come. An empty body is an empty object.
 * @throws AppError unsupported_media_type, too_large or malformed
 */
export async function readJsonBody(request: NextRequest, limit = defaultBodyLimit): Promise<unknown> {
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return {};
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new AppError("json_expected");
  }
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new AppError("json_malformed");
  }
}

/**
 * Reads a form with files as an object of its fields, counting bytes as they come; a field that is sent twice is a list.
 * @throws AppError unsupported_media_type, too_large or malformed
 */
export async function readMultipartBody(request: NextRequest, limit = defaultBodyLimit): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) {
    throw new AppError("form_expected");
  }
  const bytes = await readBytes(request, limit);
  let form: FormData;
  try {
    form = await new Response(bytes as BodyInit, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new AppError("form_malformed");
  }
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

/**
 * The body, counted as it comes.
 * @throws AppError too_large
 */
export async function readBytes(request: NextRequest, limit: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  if (declared > limit) throw tooLarge(limit);
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}

const megabyte = 1024 * 1024;
/** What is sent is larger than so many bytes. */
export const tooLarge = (bytes: number) =>
  new AppError(
    "body_too_large",
    bytes < megabyte
      ? { limit: Math.round(bytes / 1024), unit: "kilobytes" }
      : { limit: Math.floor(bytes / megabyte), unit: "megabytes" },
  );
