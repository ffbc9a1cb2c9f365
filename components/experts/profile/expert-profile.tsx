import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { WrittenIn } from "@/components/layout/written-in";
import { Alert } from "@/components/ui/alert";
import { Avatar } from "@/components/ui/avatar";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { PublicExpert, PublicProfile } from "@/lib/features/experts/schemas";
import { brand } from "@/lib/shared/brand";
import { langOf } from "@/lib/shared/locales";
import { BackgroundFacts } from "../background/facts";
import { ForOthers } from "./owner-actions";
import { ProfileActions, unavailableReasonId } from "./profile-actions";
import { ProfileFacts } from "./profile-facts";
import { ProfileSkills } from "./profile-skills";
import { SimilarExperts } from "./similar-experts";

const similarId = "similar-experts";
const linkClasses = cn(buttonVariants({ variant: "link" }), "px-0");

/** The public profile (spec 001 §2): what the expert does, how well, at what rate and when. No e-mail, no editing. */
export async function ExpertProfile({
  expert,
  similar,
  breadcrumb,
}: {
  expert: PublicProfile;
  similar: PublicExpert[];
  breadcrumb: { label: string; href?: string }[];
}) {
  const t = await getTranslations("Profile");
  const crumbs = await getTranslations("Breadcrumb");
  const work = await getTranslations("Fields.work");
  const locale = await getLocale();
  const lang = langOf(expert.textLanguage, locale);
  const busy = expert.availability === "busy";
  return (
    <PageShell className="pt-4 sm:pt-6">
      <Breadcrumb label={crumbs("label")} items={breadcrumb} />
      <header className="mt-4 flex flex-col gap-6 max-sm:contents lg:flex-row lg:items-center">
        <div className="flex min-w-0 flex-1 items-center gap-4 max-sm:mt-4 sm:gap-6">
          <Avatar
            name={expert.name}
            src={expert.profileImage}
            size="xl"
            className="max-sm:size-16 max-sm:text-xl"
          />
          <div className="min-w-0">
            <h1 className="wrap-anywhere text-title">{t("heading", { name: expert.name })}</h1>
            <p
              lang={langOf(expert.titleLanguage, locale)}
              className="mt-1 wrap-anywhere text-lg text-muted-foreground"
            >
              {expert.title}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:contents">
          <ProfileActions expert={expert} busy={busy} />
        </div>
      </header>

      {busy ? (
        <Alert variant="warning" className="mt-6" title={t("unavailable.title", { name: expert.name })}>
          <p id={unavailableReasonId} className="max-w-reading">
            {t("unavailable.description")}
          </p>
          <p className="flex flex-wrap gap-x-6">
            <Link href={shellRoutes.bookMeeting} prefetch={false} className={linkClasses}>
              {t("unavailable.consult")}
            </Link>
            {similar.length > 0 ? (
              <a href={`#${similarId}`} className={linkClasses}>
                {t("unavailable.similar")}
              </a>
            ) : null}
          </p>
        </Alert>
      ) : null}

      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <aside aria-labelledby="facts" className="lg:sticky lg:top-24 lg:order-last">
          <Card>
            <CardContent>
              <h2 id="facts" className="sr-only">
                {t("facts.heading")}
              </h2>
              <ProfileFacts expert={expert} />
            </CardContent>
          </Card>
          {busy ? null : (
            <ForOthers expertId={expert.id}>
              <p className="mt-3 text-muted-foreground text-sm">
                {t("requestNote", { name: expert.name, brand: brand.name })}
              </p>
            </ForOthers>
          )}
        </aside>
        <div className="space-y-6">
          <Card>
            <CardContent>
              <h2 className="text-heading">{t("about")}</h2>
              {lang ? <WrittenIn language={lang} /> : null}
              <div lang={lang} className="mt-3 max-w-reading space-y-4">
                {expert.description.split(/\n\s*\n/).map((paragraph, index) => (
                  // Paragraphs of a fixed text have no other identity than their place.
                  <p key={index} className="whitespace-pre-line wrap-anywhere">
                    {paragraph.trim()}
                  </p>
                ))}
              </div>
            </CardContent>
          </Card>
          {expert.skills.length > 0 ? (
            <Card>
              <CardContent>
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h2 className="text-heading">{work("skills")}</h2>
                  <p className="text-muted-foreground text-sm">
                    {t("skills.count", { count: expert.skills.length })}
                  </p>
                </div>
                <ProfileSkills skills={expert.skills} skillMastery={expert.skillMastery} />
              </CardContent>
            </Card>
          ) : null}
          <BackgroundFacts
            expert={expert}
            section={(group, title, facts) => (
              <Card key={group}>
                <CardContent>
                  <h2 className="mb-3 text-heading">{title}</h2>
                  {facts}
                </CardContent>
              </Card>
            )}
          />
        </div>
      </div>

      {similar.length > 0 ? (
        <section aria-labelledby={similarId} className="mt-12">
          <h2 id={similarId} className="text-heading">
            {t("similar.heading")}
          </h2>
          <SimilarExperts experts={similar} />
        </section>
      ) : null}
    </PageShell>
  );
}
