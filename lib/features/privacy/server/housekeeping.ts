import "server-only";
import { deleteTokensBefore } from "@/lib/features/accounts/server/repository";
import { deleteRejectedApplications } from "@/lib/features/expert-applications/server/repository";
import { deleteViewsBefore } from "@/lib/features/experts/server/views-repository";
import { deleteDraftsBefore } from "@/lib/features/onboarding/server/repository";
import { daysAgo, deleteOwnLeftovers } from "@/lib/server/jobs/housekeeping";
import { addDays, helsinkiDate } from "@/lib/shared/dates";
import { retention } from "@/lib/shared/retention";

/** The hourly job: deletes what has served its time, as /privacy tells (`retention`). */
export async function housekeeping(): Promise<void> {
  await deleteOwnLeftovers();
  await deleteTokensBefore(daysAgo(retention.spentLinkDays));
  await deleteRejectedApplications(daysAgo(retention.rejectedApplicationDays));
  await deleteDraftsBefore(daysAgo(retention.onboardingDraftDays));
  await deleteViewsBefore(addDays(helsinkiDate(new Date()), -retention.profileViewDays));
}
