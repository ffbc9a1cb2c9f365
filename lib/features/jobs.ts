import "server-only";
import type { FeatureJobs } from "@/lib/server/jobs/worker";
import { remindOfAvailability } from "./dashboard/server/remind-of-availability";
import { storeCatalogue } from "./matching/server/catalogue";
import { notifyExperts } from "./matching/server/notify-experts";
import { remindOfMeetings } from "./meetings/server/remind-of-meetings";
import { housekeeping } from "./privacy/server/housekeeping-repository";
import { sendSavedSearchAlerts } from "./saved-searches/server/send-alerts";
import { followSkillName } from "./vocabulary/server/follow-skill-name";

/** What the features do in the background, by their queues; the same in the web server and in `npm run worker`. */
export const featureJobs: FeatureJobs = {
  "notify-experts": notifyExperts,
  "follow-skill-name": followSkillName,
  "saved-search-alerts": sendSavedSearchAlerts,
  "availability-reminders": remindOfAvailability,
  "meeting-reminders": remindOfMeetings,
  housekeeping,
  "keep-catalogue": storeCatalogue,
};
