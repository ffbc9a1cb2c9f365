import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../support/temporary-folder.mjs";

// Playwright loads this file in several processes: the first one chooses, the others inherit. It ends last, after the
// servers, and takes its folder away; one that somebody else named stays.
if (!process.env.OSAAJA_E2E_DATA) {
  const folder = temporaryFolder("osaaja-e2e-");
  process.env.OSAAJA_E2E_DATA = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}
process.env.OSAAJA_E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));

/** So many files run side by side, each on a server with a database, a port and an outbox of its own. */
export const browserServers = 3;

/** Where the server of one of them keeps its data, and its port. */
export const serverAt = (index: number) => ({
  dataDir: path.join(process.env.OSAAJA_E2E_DATA ?? "", String(index)),
  port: Number(process.env.OSAAJA_E2E_PORT) + index,
});

/** The server of this process; Playwright counts its workers from 0 in TEST_PARALLEL_INDEX. */
export const { dataDir: browserDataDir, port: browserPort } = serverAt(
  Number(process.env.TEST_PARALLEL_INDEX ?? 0),
);

/** The administrator that the server under test makes at its start (decisions A15). */
export const adminEmail = "admin@osaaja.test";
export const adminPassword = "Admin-password-2026!";
