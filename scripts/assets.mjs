// Scripts, styles and fonts of a build, kept in memory as finish-build.mjs has compressed them: Next would compress
// each of them anew for every visitor, and by gzip only. Whatever is asked for in another way, Next answers.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compressedAssets } from "./finish-build.mjs";
import { securityHeaders } from "./security-headers.mjs";

const types = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** What is sent as it is, because its format is compressed already. */
const isWhole = (name) => name.endsWith(".woff2");

/**
 * Wraps a request handler.
 * @param distDir where the build is; one that nothing was compressed of stays with Next
 */
export function withAssets(handle, distDir) {
  const folder = path.join(distDir, "static");
  if (!existsSync(path.join(folder, compressedAssets))) return handle;
  const assets = readAssets(folder);
  return async function handleWithAssets(request, response) {
    const { headers, method, url } = request;
    const asset = method === "GET" && !headers.range && assets.get(url);
    const accepted = headers["accept-encoding"] ?? "";
    const encoding = asset && ["", "br", "gzip"].find((each) => asset[each] && accepted.includes(each));
    if (encoding === undefined || encoding === false) return handle(request, response);
    const body = asset[encoding];
    response.writeHead(200, {
      ...asset.headers,
      ...(encoding ? { "Content-Encoding": encoding, Vary: "Accept-Encoding" } : {}),
      "Content-Length": body.length,
    });
    response.end(body);
  };
}

/** By path: the headers of each file, and its bytes by encoding ("" for as it is). */
function readAssets(folder) {
  const always = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
  const assets = new Map();
  for (const name of readdirSync(folder, { recursive: true })) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const file = path.join(folder, name);
    assets.set(`/_next/static/${name.replaceAll(path.sep, "/")}`, {
      headers: {
        ...always,
        "Content-Type": type,
        // A name has the digest of what is in the file, so it may be kept for a year and is not asked for again.
        "Cache-Control": "public, max-age=31536000, immutable",
      },
      ...(isWhole(name)
        ? { "": readFileSync(file) }
        : { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }),
    });
  }
  return assets;
}
