import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import { keptSecret, loadEnvironment, migrate, openDatabase, port } from "./support/application";
import { buildIfNeeded } from "./support/build";
import { prepareDemo, prepareFirstAdmin, type SignIn } from "./support/first-start";
import { run, StartError } from "./support/start-error";

/** `npm start`: build if needed, database, migrations, demo data, web server; ends them in the opposite order. */
await run(async () => {
  await loadEnvironment();
  const listenPort = port();
  await checkPortIsFree(listenPort);
  await buildIfNeeded();

  const database = await openDatabase({ exclusive: true });
  let server: ChildProcess | undefined;
  let stopping = false;
  const stop = () => {
    stopping = true;
    server?.kill("SIGTERM");
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);

  try {
    await migrate(database.url);
    process.env.APP_URL ||= `http://localhost:${listenPort}`;
    process.env.NEXTAUTH_URL ||= process.env.APP_URL;
    process.env.NEXTAUTH_SECRET ||= keptSecret("session-secret");
    const signIns: SignIn[] = [
      ...(await prepareFirstAdmin(database.isEmbedded)),
      ...(database.isEmbedded ? await prepareDemo() : []),
    ];
    const { closeDatabase } = await import("@/lib/server/db");
    await closeDatabase();
    if (stopping) return;

    server = spawn(process.execPath, [path.join(import.meta.dirname, "server.mjs")], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, NODE_ENV: "production", PORT: String(listenPort) },
    });
    server.once("message", () => announce(process.env.APP_URL as string, signIns));
    const code = await new Promise<number | null>((resolve) => server?.once("exit", resolve));
    if (!stopping && code !== 0) process.exitCode = code ?? 1;
  } finally {
    await database.stop();
  }
  process.exit();
});

function checkPortIsFree(number: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new StartError(`Port ${number} is in use. Stop what runs there, or set PORT to another one.`)
          : new StartError(`Port ${number} cannot be used: ${error.message}`),
      ),
    );
    probe.listen(number, "0.0.0.0", () => probe.close(() => resolve()));
  });
}

function announce(address: string, signIns: SignIn[]) {
  console.log(`\nOsaaja is ready at ${address}\n`);
  for (const { who, email, password } of signIns)
    console.log(`  ${who.padEnd(14)} ${email.padEnd(34)} ${password}`);
  if (signIns.length > 0) console.log("");
}
