"use client";

import { UserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { refreshCurrentUser, useCurrentUser } from "@/lib/client/use-current-user";
import { PortfolioAnalyzer } from "./portfolio-analyzer";
import { PortfolioDetails, PortfolioOverview } from "./portfolio-result";

const VisitorNewSkills = lazy(() => import("./visitor-new-skills"));

/** The sample of 001 §2, nobody's profile: the form of an address. It could not be read, so the field begins empty. */
const sampleUrl = "https://www.linkedin.com/in/your-profile";

/** The AI portfolio analysis test page (001 §2). */
export function PortfolioTestScreen({
  fallbackExpertId,
}: {
  /** For whoever has no expert profile (decisions A4); null when no expert is public. */
  fallbackExpertId: number | null;
}) {
  const t = useTranslations("Portfolio.page");
  const crumbs = useTranslations("Breadcrumb");
  const result = useTranslations("Portfolio.result");
  const { user, isLoading } = useCurrentUser();
  const isOwn = typeof user.expertId === "number";
  const expertOf = async () => {
    const visitor = isLoading ? await refreshCurrentUser() : user;
    return visitor.expertId ?? fallbackExpertId;
  };
  return (
    <PageShell>
      <Breadcrumb
        label={crumbs("label")}
        items={[{ label: crumbs("home"), href: "/" }, { label: t("title") }]}
      />
      <PageHeader className="mt-2" title={t("title")} description={t("intro")} />
      {fallbackExpertId === null && !isOwn && !isLoading ? (
        <EmptyState
          icon={<UserRound />}
          title={t("none.title")}
          description={t("none.text")}
          action={
            <Link href={shellRoutes.join} className={buttonVariants({ variant: "accent" })}>
              {t("join")}
            </Link>
          }
        />
      ) : (
        <Card>
          <CardContent className="@container space-y-6">
            <PortfolioAnalyzer
              expertOf={expertOf}
              initialUrl=""
              placeholder={sampleUrl}
              sampleExpertId={fallbackExpertId === user.expertId ? null : fallbackExpertId}
              initialAnswer={null}
              variant="accent"
              notice={isOwn ? t("ownNotice") : t("guestNotice")}
            >
              {({ analysis, newSkills }) => (
                <section aria-labelledby="portfolio-result" className="space-y-6 border-border border-t pt-6">
                  <h2 id="portfolio-result" className="text-heading">
                    {result("title")}
                  </h2>
                  <PortfolioOverview analysis={analysis} />
                  {newSkills.length > 0 && user.expertId ? (
                    <Suspense fallback={null}>
                      <VisitorNewSkills
                        key={analysis.analyzedAt}
                        expertId={user.expertId}
                        skills={newSkills}
                      />
                    </Suspense>
                  ) : null}
                  <PortfolioDetails analysis={analysis} />
                </section>
              )}
            </PortfolioAnalyzer>
          </CardContent>
        </Card>
      )}
    </PageShell>
  );
}
