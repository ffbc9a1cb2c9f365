import { rmSync } from "node:fs";
import { everyDataDir } from "./environment";

/** Removes the database and the outbox of the run, unless they are somebody's own (OSAAJA_E2E_KEEP). */
export default function removeData() {
  if (!process.env.OSAAJA_E2E_KEEP) rmSync(everyDataDir, { recursive: true, force: true, maxRetries: 10 });
}
