import { UserRound } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { OwnApplicationCard } from "@/components/dashboard/own-application";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import type { OwnApplication } from "@/lib/features/dashboard/figures";

/** What somebody sees who is signed in and has no expert profile: the two ways to one (decisions A4). */
export async function NoProfilePage({
  title,
  notice,
  application,
}: {
  title?: string;
  notice?: ReactNode;
  /** Where the own application to join stands. Whoever waits is not asked to apply again. */
  application: OwnApplication | null;
}) {
  const t = await getTranslations("OwnProfile");
  return (
    <PageShell width="narrow">
      <PageHeader title={title ?? t("title")} />
      {notice ? <div className="mb-6">{notice}</div> : null}
      {application ? (
        <div className="mb-6">
          <OwnApplicationCard application={application} />
        </div>
      ) : null}
      {application?.status === "pending" || application?.changes ? null : (
        <EmptyState
          icon={<UserRound />}
          title={t("none.title")}
          description={t("none.description")}
          action={
            <>
              <Link href="/expert-onboarding" className={buttonVariants({ variant: "accent" })}>
                {t("none.create")}
              </Link>
              <Link href={shellRoutes.join} className={buttonVariants({ variant: "outline" })}>
                {t("none.apply")}
              </Link>
            </>
          }
        />
      )}
      {application ? null : <p className="mt-4 max-w-reading text-muted-foreground">{t("none.doors")}</p>}
      <p className="mt-4 max-w-reading text-muted-foreground">{t("none.hint")}</p>
    </PageShell>
  );
}
