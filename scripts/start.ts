import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { loadEnvironment, openDatabase, port } from "./support/application";
import { buildIfNeeded } from "./support/build";
import type { SignIn } from "./support/first-start";
import { prepare, printSignIns } from "./support/prepare";
import { run, StartError } from "./support/start-error";
import { webServer } from "./support/web-server";

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
    const signIns = await prepare(database, listenPort);
    if (stopping) return;

    server = spawn(process.execPath, webServer, {
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
  printSignIns(signIns);
  if (signIns.length > 0) console.log("");
}
