import { setTimeout } from "node:timers/promises";

/**
 * Waits until a reading is true, looking every 25 ms.
 * @throws Error naming what was awaited when it does not come within `milliseconds`
 */
export async function waitFor(
  what: string,
  read: () => Promise<boolean> | boolean,
  milliseconds = 15_000,
): Promise<void> {
  const end = Date.now() + milliseconds;
  while (!(await read())) {
    if (Date.now() > end) throw new Error(`Waited ${milliseconds} ms in vain for: ${what}`);
    await setTimeout(25);
  }
}
