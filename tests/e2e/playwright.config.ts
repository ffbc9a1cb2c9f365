import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { isBuilt } from "../../scripts/support/build";
import { adminEmail, adminPassword, browserPort, browserServers, serverAt } from "./environment";

const chromium = [
  process.env.CHROMIUM_PATH,
  // Chromium without its window, which needs a tenth less time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
].find((path) => path && existsSync(path));

/**
 * What Playwright switches off in Chromium, and the two pages that Chromium loads for each window's address bar, which
 * nobody sees: a tenth of all the work of these tests. The switch counts once, so Playwright's own names stand here too.
 */
const switchedOff = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
];

/** `npm start` for one of the workers. @param isWaitedFor whether the next one starts when it serves, or beside it */
const server = ({ dataDir, port }: ReturnType<typeof serverAt>, isWaitedFor: boolean) => ({
  command: "npm start",
  cwd: "../..",
  ...(isWaitedFor ? { url: `http://127.0.0.1:${port}/api/health` } : {}),
  timeout: 600_000,
  reuseExistingServer: !process.env.CI,
  gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 } as const,
  env: {
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_FACTOR: "100",
    LOG_LEVEL: "error",
    DATABASE_URL: "",
    SMTP_URL: "",
    OPENAI_API_KEY: "",
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
  },
});

/** Journeys in a real browser against `npm start` on a database, a port and an outbox of their own. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // On a slow or busy machine a journey takes long and is right all the same; only one that stands still fails.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A file stays with one server, so that its journeys find what the ones before them left.
  workers: browserServers,
  // Three servers and browsers share two cores there; what passes only the second time is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${browserPort}`,
    locale: "en-GB",
    timezoneId: "Europe/Helsinki",
    screenshot: "only-on-failure",
    // Cleared for each test (cookies, storage, routes) in place of made anew: a twentieth of all the work.
    reuseContext: true,
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // No page lives long enough to win back what optimizing its scripts costs: a twentieth of all the work.
        "--js-flags=--no-maglev,--no-opt",
        `--disable-features=${switchedOff.join()}`,
      ],
    },
  },
  // They start side by side, or, where nothing is built, when the first has built. A worker waits for its own (fixtures.ts).
  webServer: Array.from({ length: browserServers }, (_, index) =>
    server(serverAt(index), index === browserServers - 1 || (index === 0 && !isBuilt())),
  ),
});
