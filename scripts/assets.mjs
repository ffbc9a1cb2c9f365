// Scripts, styles and fonts of a build, kept in memory as finish-build.mjs has compressed them: Next would compress
// each of them anew for every visitor, and by gzip only. Whatever is asked for in another way, Next answers.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compressedAssets, compressible } from "./finish-build.mjs";
import { securityHeaders } from "./security-headers.mjs";

const types = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

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
    const accepted = headers["accept-encoding"] ?? "";
    const versions = method === "GET" && !headers.range ? assets.get(url) : undefined;
    const version = versions?.find(({ encoding }) => accepted.includes(encoding));
    if (!version) return handle(request, response);
    response.writeHead(200, version.headers);
    response.end(version.body);
  };
}

/** The versions of each file by its path, the smallest first; one without an encoding ("") is for every browser. */
function readAssets(folder) {
  const always = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
  const assets = new Map();
  for (const name of readdirSync(folder, { recursive: true })) {
    const type = types[path.extname(name)];
    if (!type) continue;
    const versionOf = (encoding, ending) => {
      const body = readFileSync(path.join(folder, `${name}${ending}`));
      const headers = {
        ...always,
        "Content-Type": type,
        // A name has the digest of what is in the file, so it may be kept for a year and is not asked for again.
        "Cache-Control": "public, max-age=31536000, immutable",
        ...(encoding ? { "Content-Encoding": encoding, Vary: "Accept-Encoding" } : {}),
        "Content-Length": body.length,
      };
      return { encoding, headers, body };
    };
    assets.set(
      `/_next/static/${name.replaceAll(path.sep, "/")}`,
      compressible.test(name) ? [versionOf("br", ".br"), versionOf("gzip", ".gz")] : [versionOf("", "")],
    );
  }
  return assets;
}
