import { rmSync } from "node:fs";
import { browserDataDir } from "./environment";

/** Removes the database and the outbox of the run, unless they are somebody's own (OSAAJA_E2E_KEEP). */
export default function removeData() {
  if (!process.env.OSAAJA_E2E_KEEP) rmSync(browserDataDir, { recursive: true, force: true });
}
