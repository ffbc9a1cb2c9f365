"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { ConfirmationSummary } from "@/components/feedback/confirmation-summary";
import { Link } from "@/components/layout/link";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { type PostedProject, storedPostedProject } from "@/lib/features/postings/posted-project";
import { ownPostingPath } from "@/lib/features/postings/rules";

/**
 * What this tab has posted, and the way on to it: its page for whoever is signed in, the mail's link for a guest. Where
 * the page was opened without a posting it says so; a reload keeps what was posted.
 */
export function PostedProjectSummary() {
  const t = useTranslations("PostedProject");
  const fields = useTranslations("Fields.confirmation");
  const [project, setProject] = useState<PostedProject | null>();
  useEffect(() => setProject(storedPostedProject.read(new Date())), []);
  const { user, isLoading } = useCurrentUser();
  if (project === undefined) return null;
  if (project === null) return <Alert className="mt-6">{t("none")}</Alert>;
  return (
    <>
      <ConfirmationSummary
        title={t("title")}
        facts={[
          [fields("reference"), t("reference", { id: project.id })],
          [t("project"), project.title],
          [fields("answer"), project.email],
        ]}
      />
      <div className="mt-4 min-h-11 text-center">
        {isLoading ? null : user.isAuthenticated ? (
          <Link href={ownPostingPath(project.id)} prefetch={false} className={buttonVariants()}>
            {t("open")}
          </Link>
        ) : (
          <p>{t("mailed")}</p>
        )}
      </div>
    </>
  );
}
