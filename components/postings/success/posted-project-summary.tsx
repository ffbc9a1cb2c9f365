"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { ConfirmationSummary } from "@/components/feedback/confirmation-summary";
import { type PostedProject, storedPostedProject } from "@/lib/features/postings/posted-project";

/** What this tab has posted; nothing where the page was opened without a posting. A reload keeps it. */
export function PostedProjectSummary() {
  const t = useTranslations("PostedProject");
  const fields = useTranslations("Fields.confirmation");
  const [project, setProject] = useState<PostedProject | null>(null);
  useEffect(() => setProject(storedPostedProject.read(new Date())), []);
  if (!project) return null;
  return (
    <ConfirmationSummary
      title={t("title")}
      facts={[
        [fields("reference"), t("reference", { id: project.id })],
        [t("project"), project.title],
        [fields("answer"), project.email],
      ]}
    />
  );
}
