import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { keptSecret, loadEnvironment, migrate, openDatabase, port } from "./support/application";
import { prepareDemo, prepareFirstAdmin } from "./support/first-start";
import { run } from "./support/start-error";

const require = createRequire(import.meta.url);

/** `npm run dev`: the same preparation as `npm start`, with Next's development server. */
await run(async () => {
  await loadEnvironment(true);
  const listenPort = port();
  const database = await openDatabase({ exclusive: true });
  try {
    await migrate(database.url);
    process.env.APP_URL ||= `http://localhost:${listenPort}`;
    process.env.NEXTAUTH_URL ||= process.env.APP_URL;
    process.env.NEXTAUTH_SECRET ||= keptSecret("session-secret");
    const signIns = [
      ...(await prepareFirstAdmin(database.isEmbedded)),
      ...(database.isEmbedded ? await prepareDemo() : []),
    ];
    for (const { who, email, password } of signIns)
      console.log(`  ${who.padEnd(14)} ${email.padEnd(34)} ${password}`);
    const { closeDatabase } = await import("@/lib/server/db");
    await closeDatabase();
    const child = spawn(
      process.execPath,
      [require.resolve("next/dist/bin/next"), "dev", "-p", String(listenPort)],
      {
        stdio: "inherit",
        env: { ...process.env, NODE_ENV: "development" },
      },
    );
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill("SIGTERM"));
    await new Promise((resolve) => child.once("exit", resolve));
  } finally {
    await database.stop();
  }
  process.exit();
});
