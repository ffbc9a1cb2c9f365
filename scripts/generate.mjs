// Generates the Prisma client and the row types of Kysely after `npm ci`. `prisma generate` needs no engine, but the CLI
// would download one first: pointing it at an existing executable keeps the install offline.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const cli = require.resolve("prisma/build/index.js");
const programs = path.resolve(import.meta.dirname, "../node_modules/.bin");
// An installation without the tools of development runs without types.
const generators = existsSync(path.join(programs, "prisma-kysely")) ? ["client", "kysely"] : ["client"];
const result = spawnSync(
  process.execPath,
  [cli, "generate", "--no-hints", ...generators.flatMap((name) => ["--generator", name])],
  {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PATH: [programs, process.env.PATH].join(path.delimiter),
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: "1",
    },
  },
);
process.exit(result.status ?? 1);
