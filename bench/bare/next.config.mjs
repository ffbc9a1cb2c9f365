import path from "node:path";

/** Next as it comes: what the application's pages and handlers are compared with. */
export default {
  poweredByHeader: false,
  // The application's dependencies serve this one too.
  turbopack: { root: path.resolve(import.meta.dirname, "../..") },
  // Turbopack looks for middleware and instrumentation in the folders above as well; by these endings
  // it does not find the application's.
  pageExtensions: ["bare.tsx", "bare.ts"],
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ["pg"],
};
