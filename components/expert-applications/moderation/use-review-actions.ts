"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { serverMessage } from "@/lib/client/api";
import {
  applications,
  approveApplication,
  deleteApplication,
  rejectApplication,
  reopenApplication,
} from "@/lib/features/expert-applications/moderation-client";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";

/** The documented failure (001 §8), with the server's reason behind it where it gives one. */
export function useFailure() {
  const t = useTranslations("AdminApplications.toasts");
  const feedback = useTranslations("Feedback");
  return (failed: "approveFailed" | "rejectFailed" | "reopenFailed" | "deleteFailed", error: unknown) => {
    const reason = serverMessage(error, "");
    return {
      title: feedback("failed"),
      description: reason ? t("because", { failed: t(failed), reason }) : t(failed),
    };
  };
}

/** What an administrator does with one application. */
export function useReviewActions() {
  const t = useTranslations("AdminApplications.toasts");
  const failure = useFailure();
  const paths = [applications.path];
  const told = ({ name }: ExpertApplication) => t("told", { name });
  return {
    approve: useAdminAction({
      run: approveApplication,
      paths,
      success: (_, application: ExpertApplication) => ({
        title: t("approved"),
        description: told(application),
      }),
      failure: (error) => failure("approveFailed", error),
    }),
    reject: useAdminAction({
      run: ({ application, notes }: { application: ExpertApplication; notes: string }) =>
        rejectApplication(application, notes),
      paths,
      success: (_, { application }) => ({ title: t("rejected"), description: told(application) }),
      failure: (error) => failure("rejectFailed", error),
    }),
    reopen: useAdminAction({
      run: reopenApplication,
      paths,
      success: (_, { name }: ExpertApplication) => ({
        title: t("reopened"),
        description: t("waits", { name }),
      }),
      failure: (error) => failure("reopenFailed", error),
    }),
    remove: useAdminAction({
      run: deleteApplication,
      paths,
      success: () => ({ title: t("deleted") }),
      failure: (error) => failure("deleteFailed", error),
    }),
  };
}
