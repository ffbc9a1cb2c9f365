/** Stops PostgreSQL; its host removes the folder with everything in it. */
export default async function stopDatabase() {
  const host = globalThis.testDatabaseHost;
  if (!host || host.exitCode !== null) return;
  const ended = new Promise((resolve) => host.once("exit", resolve));
  host.ref();
  host.send("stop");
  await ended;
}
