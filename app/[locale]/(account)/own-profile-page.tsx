import { UserRound } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { cache, type ReactNode } from "react";
import { EmptyState } from "@/components/feedback/empty-state";
import { ownProfileRoute, shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { OwnProfile } from "@/components/own-profile/own-profile";
import { PersonalitySection } from "@/components/personality/personality-section";
import { buttonVariants } from "@/components/ui/button-variants";
import { QueryProvider } from "@/lib/client/query-client";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { getOwnExpert } from "@/lib/features/experts/server/get-own-expert";
import { getStoredPortfolio } from "@/lib/features/portfolio/server/get-stored-portfolio";
import { actorFromCookies } from "@/lib/server/actor";
import type { Locale } from "@/lib/shared/locales";

/** Who asks, once a request, though a page and its metadata both ask. */
export const visitor = cache(actorFromCookies);

/** The visitor's own expert (decisions A4); null for guests and for people who have none. */
export const ownExpert = cache(async () => getOwnExpert(await visitor()));

/** Never indexed; the first name of the screen is the one with the expert's id (decisions B2). */
export async function ownProfileMetadata(locale: Locale, expertId: number | undefined): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "OwnProfile" });
  return {
    title: t("metaTitle"),
    robots: { index: false, follow: false },
    alternates: { canonical: expertId === undefined ? "/profile" : ownProfileRoute(expertId) },
  };
}

const ownProfileTexts = [
  "Analysis",
  "Choices.arrangement",
  "Choices.availabilityInFull",
  "Choices.level",
  "Choices.personalityBand",
  "Choices.trait",
  "Editing",
  "Fields.estimate",
  "Fields.person",
  "Fields.work",
  "ImageUpload",
  "Inputs",
  "Insights.optimiser",
  "Links",
  "OwnProfile",
  "Personality",
  "Portfolio.analyzer",
  "Portfolio.newSkills",
  "Portfolio.result",
  "Portfolio.section",
  "Profile.mastery",
] as const;

export async function OwnProfilePage({ expert, isOwn }: { expert: FullExpert; isOwn: boolean }) {
  return (
    <PageTexts namespaces={ownProfileTexts}>
      <QueryProvider>
        <OwnProfile
          key={expert.id}
          expert={expert}
          isOwn={isOwn}
          // What the owner alone sees of the analysed portfolio (decisions A4).
          portfolio={isOwn ? { stored: await getStoredPortfolio(await visitor(), expert.id) } : null}
        >
          {isOwn ? <PersonalitySection expertId={expert.id} /> : null}
        </OwnProfile>
      </QueryProvider>
    </PageTexts>
  );
}

/** What somebody sees who is signed in and has no expert profile: the two ways to one (decisions A4). */
export async function NoProfilePage({ title, notice }: { title?: string; notice?: ReactNode }) {
  const t = await getTranslations("OwnProfile");
  return (
    <PageShell width="narrow">
      <PageHeader title={title ?? t("title")} />
      {notice ? <div className="mb-6">{notice}</div> : null}
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
      <p className="mt-4 max-w-reading text-muted-foreground">{t("none.hint")}</p>
    </PageShell>
  );
}
