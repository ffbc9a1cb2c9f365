// After `npm install <package>` behind a registry mirror: npm leaves out of package-lock.json the optional
// packages of other platforms that the mirror does not carry, and `npm ci` then refuses the file everywhere.
// This writes them back from what their parents say. With the public registry it changes nothing.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
const { packages } = lock;

/** The platform in a package's name: "@next/swc-win32-x64-msvc" is os win32, cpu x64. */
function platformOf(name) {
  const last = name.split("/").at(-1);
  const os = last.match(/android|darwin|freebsd|linux|openharmony|win32/)?.[0];
  const cpu = last.match(/arm64|armv7|arm|ia32|loong64|ppc64|riscv64|s390x|wasm32|x64/)?.[0];
  if (!os && !cpu) throw new Error(`No platform in the name ${name}`);
  const libc =
    os === "linux" ? (/musl/.test(last) ? "musl" : /gnu/.test(last) ? "glibc" : undefined) : undefined;
  return {
    cpu: [cpu === "armv7" ? "arm" : cpu],
    ...(libc ? { libc: [libc] } : {}),
    ...(os ? { os: [os] } : {}),
  };
}

let added = 0;
for (const [place, entry] of Object.entries(packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${place}/node_modules/${name}`;
    if (packages[nested] || packages[`node_modules/${name}`]) continue;
    packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ""),
      ...platformOf(name),
      ...(entry.dev ? { dev: true } : {}),
      license: entry.license,
      optional: true,
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`Added ${added} optional packages of other platforms.`);
