/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startBackground } = await import("@/lib/server/start-background");
    const { featureJobs } = await import("@/lib/features/jobs");
    const { freshCatalogue } = await import("@/lib/features/matching/server/catalogue");
    await startBackground(featureJobs, freshCatalogue);
  }
}
