import { readdirSync, readFileSync } from "node:fs";
import createNextIntlPlugin from "next-intl/plugin";
import { securityHeaders, uploadedFilePolicy } from "./scripts/security-headers.mjs";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/server/i18n.ts",
  // Messages are parsed by the build, so that no browser loads the parser.
  experimental: { messages: { path: "./messages", format: "json", locales: "infer", precompile: true } },
});

/** The languages whose addresses have a prefix: those of messages/ beside English. */
const prefixes = readdirSync(new URL("messages/", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "en")
  .map(({ name }) => `/${name}`);
/** All of them, as a part of a pattern. */
const prefixed = prefixes.map((prefix) => `${prefix.slice(1)}(?:/|$)`).join("|");

/** The filters of experts in an address, as lib/features/experts/search-params.ts names them. */
const expertFilters = [
  "q",
  "skill",
  "experience",
  "rate",
  "availability",
  "arrangement",
  "location",
  "budget",
  "timeline",
  "language",
  "remote",
  "sort",
];

/** The files of packages and of all that they need, as patterns. */
function packages(...names) {
  const { packages: locked } = JSON.parse(
    readFileSync(new URL("package-lock.json", import.meta.url), "utf8"),
  );
  const found = new Set(names);
  for (const name of found)
    for (const needed of Object.keys(locked[`node_modules/${name}`]?.dependencies ?? {})) found.add(needed);
  return [...found].map((name) => `./node_modules/${name}/**/*`);
}

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  compress: process.env.COMPRESS !== "off",
  distDir: process.env.NEXT_DIST_DIR || ".next",
  // Titles come from the catalogue, at once: streamed behind the page, they are missing for a moment after each refresh.
  htmlLimitedBots: /.*/,
  // TypeScript 7 has no JavaScript API for Next to call; `npm test` runs the compiler itself.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "pg",
    "pg-boss",
    "@node-rs/argon2",
    "pino",
    "nodemailer",
    "date-holidays",
    "rate-limiter-flexible",
    "pdfkit",
    "@cantoo/pdf-lib",
    "@signpdf/signpdf",
    "@signpdf/signer-p12",
    "node-forge",
  ],
  // What is read from disk, or runs as a process of its own, a file tracer (Vercel) does not see.
  outputFileTracingIncludes: {
    "/api/experts/*/analyze-portfolio": [
      "./lib/features/portfolio/server/page-reader.mjs",
      ...packages("@mozilla/readability", "linkedom"),
    ],
    "/api/contracts/generate": ["./node_modules/geist/dist/fonts/geist-sans/Geist-{Regular,SemiBold}.ttf"],
  },
  // Cached pages stay in memory: a hundred thousand profiles, and every address somebody guesses, would fill the disk.
  cacheMaxMemorySize: 128 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // Made small, the server's code takes a third of the build, and is no faster; its maps are read by nobody.
    serverMinification: false,
    serverSourceMaps: false,
    optimizePackageImports: ["radix-ui", "lucide-react"],
    // Written after the build for the next one, a third of its work; a clean checkout has none.
    turbopackFileSystemCacheForBuild: !process.env.CI,
  },
  async headers() {
    // With a named parameter Next would compile each header as a pattern at every request.
    return [
      { source: "/(.*)", headers: securityHeaders },
      // Here, since what stands here wins over what a route handler says.
      ...["/api/conversations/(.*)/files/(.*)", "/api/contracts/(.*)/liability-papers/(.*)"].map(
        (source) => ({
          source,
          headers: [uploadedFilePolicy],
        }),
      ),
      ...["", ...prefixes].map((prefix) => ({
        source: `${prefix}/too-many-searches`,
        headers: [{ key: "X-Robots-Tag", value: "noindex" }],
      })),
    ];
  },
  async redirects() {
    return [
      { source: "/en", destination: "/", permanent: true },
      { source: "/en/:path((?!.*opengraph-image).*)", destination: "/:path", permanent: true },
      ...["", ...prefixes].flatMap((prefix) => [
        { source: `${prefix}/experts/:id`, destination: `${prefix}/expert/:id`, permanent: true },
        // The list above /company/projects/{id}.
        { source: `${prefix}/company/projects`, destination: `${prefix}/company`, permanent: true },
      ]),
      // Home filters in the browser; an address that was shared is a list, which /experts renders on the server.
      ...["", ...prefixes].flatMap((prefix) =>
        expertFilters.map((key) => ({
          source: prefix || "/",
          has: [{ type: "query", key }],
          destination: `${prefix}/experts`,
          permanent: false,
        })),
      ),
    ];
  },
  async rewrites() {
    return {
      // Each of these is compiled anew at every request: second addresses of screens are in the middleware.
      // The default locale has no prefix: every path that is not an API or a file is an English page.
      afterFiles: [
        { source: "/", destination: "/en" },
        {
          source: `/:path((?!api(?:/|$)|sitemaps/[^/]+$|en(?:/|$)|${prefixed}).*)`,
          destination: "/en/:path",
        },
      ],
    };
  },
};

export default withNextIntl(nextConfig);
