import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { finishBuild } from "../finish-build.mjs";
import { StartError } from "./start-error";

const require = createRequire(import.meta.url);
const sources = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "prisma/schema",
  "scripts/finish-build.mjs",
  "scripts/security-headers.mjs",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

const distDir = () => process.env.NEXT_DIST_DIR || ".next";

/** Whether there is a build, and no source file is newer than it. */
export function isBuilt(): boolean {
  const stamp = path.join(distDir(), "BUILD_ID");
  return existsSync(stamp) && newest(sources) <= statSync(stamp).mtimeMs;
}

/** Builds unless it is built. */
export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  console.log("Building …");
  const result = spawnSync(process.execPath, [require.resolve("next/dist/bin/next"), "build"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  if (result.status !== 0) throw new StartError("The build failed; the lines above say why.");
  await finishBuild(distDir());
}

/** Time of the last change below these paths, in ms. */
function newest(paths: string[]): number {
  let latest = 0;
  for (const entry of paths) {
    const found = statSync(entry, { throwIfNoEntry: false });
    if (!found) continue;
    // The generated client is made anew by every install; the schema it comes from is in the list.
    if (entry.endsWith("generated") || entry.endsWith(".test.ts") || entry.endsWith(".test.tsx")) continue;
    latest = Math.max(
      latest,
      found.isDirectory() ? newest(readdirSync(entry).map((name) => path.join(entry, name))) : found.mtimeMs,
    );
  }
  return latest;
}
