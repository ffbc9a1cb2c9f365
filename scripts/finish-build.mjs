// What is done with a build of Next before it serves. Where a platform serves it in its own way (Vercel), nothing.
import { createHash } from "node:crypto";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** By name: what is smaller when it is compressed. */
export const compressible = /\.(?:js|css|svg)$/;
/** 10 of 11 is 2 % larger and a third of the time. */
const brotliQuality = 10;

/** Stands in the folder of the assets when everything in it is compressed, empty. */
export const compressedAssets = "compressed";

/** @param distDir where the build is */
export async function finishBuild(distDir) {
  if (process.env.VERCEL) return;
  await Promise.all([
    compressAssets(path.join(distDir, "static")),
    shareChunks(path.join(distDir, "server")),
  ]);
}

/**
 * Beside each script and style that browsers load stands what it is compressed, by Brotli (an eighth smaller than
 * gzip) and by gzip for whoever knows no Brotli. scripts/assets.mjs sends them.
 */
async function compressAssets(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const file = path.join(folder, name);
        const content = await readFile(file);
        const [brotli, zipped] = await Promise.all([
          promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
          promisify(gzip)(content, { level: 9 }),
        ]);
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
      }),
  );
  await writeFile(path.join(folder, compressedAssets), "");
}

/**
 * Turbopack writes the same chunk for one route after another, 64 times what all pages need, and Node would keep the
 * text of each: two thirds of what the server's code takes in memory. All but the first become a reference to it.
 */
async function shareChunks(folder) {
  const names = await readdir(folder, { recursive: true });
  const first = new Map();
  for (const name of names.filter((each) => /(?:^|[\\/])chunks[\\/].*\.js$/.test(each)).sort()) {
    const file = path.join(folder, name);
    const content = await readFile(file, "utf8");
    if (!content.startsWith("module.exports = [")) continue;
    const code = content.replace(/\n\/\/# sourceMappingURL=.*\s*$/, "");
    // What a chunk refers to is found from its folder.
    const key = `${path.dirname(name)} ${createHash("sha256").update(code).digest("hex")}`;
    const same = first.get(key);
    if (!same) {
      first.set(key, path.basename(name));
      continue;
    }
    // In one step: the build counts as made by now, and one that ends here must leave no half of a file.
    await writeFile(`${file}.new`, `module.exports = require(${JSON.stringify(`./${same}`)});\n`);
    await rename(`${file}.new`, file);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  void finishBuild(process.env.NEXT_DIST_DIR || ".next");
