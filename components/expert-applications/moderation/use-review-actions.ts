"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { apiRequest, serverMessage } from "@/lib/client/api";
import type { ExpertApplication } from "@/lib/features/expert-applications/moderation-schemas";

export const applicationsPath = "/api/expert-applications";

/** Sent to the end even when the page is left: a decision is no draft. */
const options = { keepalive: true };

export const sendApproval = ({ id }: ExpertApplication) =>
  apiRequest<ExpertApplication>("POST", `${applicationsPath}/${id}/approve`, undefined, options);

/** @param notes for the applicant; without any the server keeps its own words */
export const sendRejection = ({ id }: ExpertApplication, notes: string) =>
  apiRequest<ExpertApplication>(
    "PATCH",
    `${applicationsPath}/${id}/status`,
    { status: "rejected", ...(notes.trim() === "" ? {} : { reviewNotes: notes }) },
    options,
  );

const sendReopening = ({ id }: ExpertApplication) =>
  apiRequest<ExpertApplication>("PATCH", `${applicationsPath}/${id}/status`, { status: "pending" });

const sendDeletion = ({ id }: ExpertApplication) =>
  apiRequest<undefined>("DELETE", `${applicationsPath}/${id}`);

/** The documented failure (001 §8), with the server's reason behind it where it gives one. */
export function useFailure() {
  const t = useTranslations("AdminApplications.toasts");
  return (failed: "approveFailed" | "rejectFailed" | "reopenFailed" | "deleteFailed", error: unknown) => {
    const reason = serverMessage(error, "");
    return {
      title: t("error"),
      description: reason ? t("because", { failed: t(failed), reason }) : t(failed),
    };
  };
}

/** What an administrator does with one application. */
export function useReviewActions() {
  const t = useTranslations("AdminApplications.toasts");
  const failure = useFailure();
  const paths = [applicationsPath];
  const told = ({ name }: ExpertApplication) => t("told", { name });
  return {
    approve: useAdminAction({
      run: sendApproval,
      paths,
      success: (_, application: ExpertApplication) => ({
        title: t("approved"),
        description: told(application),
      }),
      failure: (error) => failure("approveFailed", error),
    }),
    reject: useAdminAction({
      run: ({ application, notes }: { application: ExpertApplication; notes: string }) =>
        sendRejection(application, notes),
      paths,
      success: (_, { application }) => ({ title: t("rejected"), description: told(application) }),
      failure: (error) => failure("rejectFailed", error),
    }),
    reopen: useAdminAction({
      run: sendReopening,
      paths,
      success: (_, { name }: ExpertApplication) => ({
        title: t("reopened"),
        description: t("waits", { name }),
      }),
      failure: (error) => failure("reopenFailed", error),
    }),
    remove: useAdminAction({
      run: sendDeletion,
      paths,
      success: () => ({ title: t("deleted") }),
      failure: (error) => failure("deleteFailed", error),
    }),
  };
}
export type ReviewActions = ReturnType<typeof useReviewActions>;
