import "server-only";
import type { IncomingMessage } from "node:http";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { PageError } from "./page-error";

/** Half a file is a page too: servers end compressed answers carelessly. */
const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
const decoders = {
  gzip: () => createGunzip(lenient),
  "x-gzip": () => createGunzip(lenient),
  deflate: () => createInflate(lenient),
  br: () => createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH }),
} as const;
export const acceptedEncodings = "gzip, deflate, br";

/** Passes bytes on until there are too many. */
function byteLimit(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > most) done(new PageError("too_large", `more than ${most} bytes`));
      else done(null, chunk);
    },
  });
}

/**
 * The body of an answer, unpacked. Both what comes over the wire and what it unpacks to are counted as they come.
 * @throws PageError too_large, content_type for an unknown compression
 */
export async function readBody(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  if (encoding === "identity" || encoding === "") {
    await pipeline(response, byteLimit(mostBytes), collect, { signal });
  } else {
    if (!Object.hasOwn(decoders, encoding)) throw new PageError("content_type", "unknown compression");
    const decoder = decoders[encoding as keyof typeof decoders]();
    await pipeline(response, byteLimit(mostBytes), decoder, byteLimit(mostBytes), collect, { signal });
  }
  return Buffer.concat(chunks);
}

/** Pages name their encoding in their first bytes, if they do (HTML standard, 13.2.3.2). */
const prescanBytes = 1_024;
const declared = [
  /<meta[^>]{0,500}?\scharset\s{0,9}=\s{0,9}["']?\s{0,9}([\w:.-]{1,40})/i,
  /^<\?xml[^>]{0,200}?\sencoding\s{0,9}=\s{0,9}["']([\w:.-]{1,40})/i,
];

/** The charset of a content type: "text/html; charset=iso-8859-1". */
export const charsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*["']?([\w:.-]{1,40})/i.exec(contentType)?.[1] ?? null;

const marks: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16be", [0xfe, 0xff]],
  ["utf-16le", [0xff, 0xfe]],
];

/**
 * Bytes as text: by byte order mark, then by the charset of the header, then by the page's own word for it. Without
 * any, or with one nobody knows, UTF-8 when it is that, and otherwise windows-1252, as browsers guess in our languages.
 */
export function decodeText(bytes: Buffer, headerCharset: string | null): string {
  const mark = marks.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
  const start = bytes.subarray(0, prescanBytes).toString("latin1");
  // A page whose bytes could be read to find the word is not in UTF-16, whatever it says.
  const own = declared.map((pattern) => pattern.exec(start)?.[1]).find(Boolean);
  const ownCharset = own && /^utf-?16/i.test(own) ? "utf-8" : own;
  for (const charset of [mark, headerCharset, ownCharset]) {
    if (charset && isKnown(charset)) return new TextDecoder(charset).decode(bytes);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function isKnown(charset: string): boolean {
  try {
    return new TextDecoder(charset) !== null;
  } catch {
    return false;
  }
}
