import nextJest from "next/jest.js";
import { testMatch } from "./tests/support/together.mjs";

const createConfig = nextJest({ dir: "./" });
const moduleNameMapper = {
  "^@/(.*)$": "<rootDir>/$1",
  "^server-only$": "<rootDir>/tests/support/server-only.ts",
  // Published for `import` only, which jest does not say.
  "^eld/small$": "<rootDir>/node_modules/eld/src/entries/static.small.js",
  // Prisma publishes its query compiler in both module systems and names the one that jest cannot load.
  "^(@prisma/client/runtime/query_compiler_.+)\\.mjs$": "$1.js",
  // zod brings its sentences in fifty languages, of which we use none: a file each, for every test file anew.
  "^\\.\\./locales/index\\.cjs$": "<rootDir>/node_modules/zod/v4/locales/en.cjs",
};
/** Published as ES modules only, so they are compiled like our own files. */
const moduleOnlyPackages = [
  "next-intl",
  "use-intl",
  "@formatjs",
  "intl-messageformat",
  "eld",
  "icu-minify",
  "ical.js",
  "lucide-react",
  "stemmer",
  "until-async",
  "rettime",
  "@open-draft",
];

/** next/jest gives each project Next's own compiler. */
async function project(config) {
  const resolved = await createConfig({
    ...config,
    moduleNameMapper: { ...config.moduleNameMapper, ...moduleNameMapper },
  })();
  return { ...resolved, transformIgnorePatterns: [`/node_modules/(?!(${moduleOnlyPackages.join("|")})/)`] };
}

export default async () => ({
  // On two cores: what one of three waits for (a clock, PostgreSQL, a page that draws itself), the others do not.
  maxWorkers: 3,
  testSequencer: "<rootDir>/tests/support/longest-first.mjs",
  // A test that hangs fails; one on a busy machine does not.
  testTimeout: 60_000,
  projects: [
    await project({
      displayName: "unit",
      testEnvironment: "node",
      testMatch: testMatch({
        project: "unit",
        rooms: [
          ...["lib", "prisma", "scripts"],
          ...["tests/architecture", "tests/briefs", "tests/languages", "tests/matching"],
        ],
        ending: ".test.ts",
        groups: 4,
      }),
      setupFiles: ["<rootDir>/tests/support/unit.ts"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/fail-on-console-error.ts"],
    }),
    await project({
      displayName: "components",
      testEnvironment: "<rootDir>/tests/support/browser-environment.ts",
      // Each by itself: what a page keeps (answers, toasts, drafts) would be seen by the next.
      testMatch: ["<rootDir>/{app,components}/**/*.test.tsx", "<rootDir>/tests/support/**/*.test.tsx"],
      moduleNameMapper: {
        "^lucide-react$": "<rootDir>/tests/support/icons.ts",
      },
      setupFilesAfterEnv: ["<rootDir>/tests/support/components.ts"],
    }),
    await project({
      displayName: "integration",
      testEnvironment: "node",
      testMatch: testMatch({
        project: "integration",
        rooms: ["tests/integration", "tests/access"],
        ending: ".test.ts",
        groups: 4,
        imports: `import { ownDatabase } from "@/tests/support/database/own-database";`,
        begin: "ownDatabase();\n  ",
      }),
      moduleNameMapper: {
        "^next/cache$": "<rootDir>/tests/support/next-cache.ts",
        "^next/headers$": "<rootDir>/tests/support/next-headers.ts",
      },
      globalSetup: "<rootDir>/tests/support/database/global-setup.mjs",
      globalTeardown: "<rootDir>/tests/support/database/global-teardown.mjs",
      setupFiles: ["<rootDir>/tests/support/environment.ts"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/integration.ts"],
    }),
  ],
});
