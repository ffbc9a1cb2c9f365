import { mkdirSync } from "node:fs";
import path from "node:path";

// Runs before a test file loads anything: lib/server reads the environment once, at first use.

const { TEST_DATABASE_URL, TEST_FOLDER, JEST_WORKER_ID = "1" } = process.env;
if (!TEST_DATABASE_URL || !TEST_FOLDER) {
  throw new Error("The test database is not running: start these tests with jest's project `integration`.");
}

const database = new URL(TEST_DATABASE_URL);
database.pathname = `/test_${JEST_WORKER_ID}`;
const folder = path.join(TEST_FOLDER, "files", JEST_WORKER_ID);
mkdirSync(folder, { recursive: true });

Object.assign(process.env, {
  APP_URL: "http://localhost:3000",
  NEXTAUTH_URL: "http://localhost:3000",
  NEXTAUTH_SECRET: "a-secret-for-tests-only-0123456789abcdef",
  DATABASE_URL: database.href,
  DATA_DIR: folder,
  MAIL_OUTBOX_DIR: path.join(folder, "outbox"),
  RATE_LIMIT_FACTOR: "0",
  LOG_LEVEL: "silent",
  JOBS: "off",
  SMTP_URL: "",
  REPRESENTATIVE_NAME: "",
  REPRESENTATIVE_EMAIL: "",
  OPENAI_API_KEY: "",
});
