import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { loadEnvironment, openDatabase, port } from "./support/application";
import { prepare, printSignIns } from "./support/prepare";
import { run } from "./support/start-error";

const require = createRequire(import.meta.url);

/** `npm run dev`: the same preparation as `npm start`, with Next's development server. */
await run(async () => {
  await loadEnvironment(true);
  const listenPort = port();
  const database = await openDatabase({ exclusive: true });
  try {
    printSignIns(await prepare(database, listenPort));
    const child = spawn(
      process.execPath,
      [require.resolve("next/dist/bin/next"), "dev", "-p", String(listenPort)],
      {
        stdio: "inherit",
        env: { ...process.env, NODE_ENV: "development", PORT: String(listenPort) },
      },
    );
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill("SIGTERM"));
    await new Promise((resolve) => child.once("exit", resolve));
  } finally {
    await database.stop();
  }
  process.exit();
});
