/** Runs once when the server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startBackground } = await import("@/lib/server/start-background");
    const { notifyExperts } = await import("@/lib/features/matching/server/notify-experts");
    const { housekeeping } = await import("@/lib/features/privacy/server/housekeeping-repository");
    const { sendSavedSearchAlerts } = await import("@/lib/features/saved-searches/server/send-alerts");
    const { remindOfMeetings } = await import("@/lib/features/meetings/server/remind-of-meetings");
    const { freshCatalogue, storeCatalogue } = await import("@/lib/features/matching/server/catalogue");
    const { followSkillName } = await import("@/lib/features/vocabulary/server/follow-skill-name");
    const jobs = {
      "notify-experts": notifyExperts,
      "follow-skill-name": followSkillName,
      "saved-search-alerts": sendSavedSearchAlerts,
      "meeting-reminders": remindOfMeetings,
      housekeeping,
      "keep-catalogue": storeCatalogue,
    };
    await startBackground(jobs, freshCatalogue);
  }
}
