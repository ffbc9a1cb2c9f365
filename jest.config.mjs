import nextJest from "next/jest.js";

const createConfig = nextJest({ dir: "./" });
const shared = {
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/tests/support/server-only.ts",
  },
};

/** next/jest gives each project Next's own compiler; transformIgnorePatterns is opened for ESM-only packages. */
async function project(config) {
  const resolved = await createConfig({ ...shared, ...config })();
  return { ...resolved, transformIgnorePatterns: ["/node_modules/(?!(next-intl|use-intl|pg-boss|ical-generator)/)"] };
}

export default async () => ({
  projects: [
    await project({
      displayName: "unit",
      testEnvironment: "node",
      testMatch: ["<rootDir>/lib/**/*.test.ts", "<rootDir>/prisma/**/*.test.ts", "<rootDir>/tests/architecture/**/*.test.ts"],
    }),
    await project({
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/components/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/components.ts"],
    }),
  ],
});
