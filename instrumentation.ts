/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startBackground } = await import("@/lib/server/start-background");
    const { notifyExperts } = await import("@/lib/features/matching/server/notify-experts");
    const { housekeeping } = await import("@/lib/features/privacy/server/housekeeping-repository");
    await startBackground({ "notify-experts": notifyExperts, housekeeping });
    // Matching reads the whole catalogue once; better now than at the first question. What fails is tried again then.
    const { freshCatalogue } = await import("@/lib/features/matching/server/catalogue");
    if (process.env.DATABASE_URL) freshCatalogue().catch(() => {});
  }
}
