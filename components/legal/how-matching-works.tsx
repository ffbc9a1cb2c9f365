import { ArrowRight } from "lucide-react";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { StructuredData } from "@/components/layout/structured-data";
import { LegalContents } from "@/components/legal/legal-contents";
import { legalTags } from "@/components/legal/legal-texts";
import { FactorSections } from "@/components/matching/factor-sections";
import { WeightsTable } from "@/components/matching/weights-table";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { goodFrom, scoreBands } from "@/lib/features/matching/bands";
import { factorKeys, ruleVersion } from "@/lib/features/matching/factors";
import { brand } from "@/lib/shared/brand";
import { breadcrumbList } from "@/lib/shared/json-ld";
import { keysOf } from "@/lib/shared/keys-of";

const sections = [
  "short",
  "weights",
  "factors",
  "never",
  "order",
  "words",
  "models",
  "own",
  "audit",
] as const;
type Section = (typeof sections)[number];

/** What stands behind a match score (decisions E1, E2): its numbers are the rules' own, so they cannot differ. */
export async function HowMatchingWorks({ origin }: { origin: string }) {
  const [t, band, { HowMatchingWorks: texts }] = await Promise.all([
    getTranslations("HowMatchingWorks"),
    getTranslations("Recommendations.match.bands"),
    getMessages(),
  ]);
  const crumbs = await getTranslations("Breadcrumb");
  const breadcrumb = [{ label: crumbs("home"), href: "/" }, { label: t("title") }];
  const bodies: Record<Section, ReactNode> = {
    short: <List items={keysOf(texts.short.points).map((key) => t(`short.points.${key}`))} />,
    weights: (
      <>
        <p>{t("weights.intro")}</p>
        <WeightsTable />
        <h3 className="text-subheading">{t("weights.absentTitle")}</h3>
        <p className="max-w-reading">{t("weights.absent")}</p>
      </>
    ),
    factors: <FactorSections />,
    never: (
      <>
        <p className="max-w-reading">{t("never.intro")}</p>
        <List items={keysOf(texts.never.points).map((key) => t(`never.points.${key}`))} />
        <p className="max-w-reading">{t("never.words")}</p>
      </>
    ),
    order: <Paragraphs texts={[t("order.p1"), t("order.p2")]} />,
    words: (
      <>
        <p>{t("words.intro")}</p>
        <List
          items={[
            ...scoreBands.map(({ key, from }) => t("words.from", { word: band(key), from })),
            t("words.otherwise", { word: band("otherwise"), from: goodFrom }),
          ]}
        />
      </>
    ),
    models: <Paragraphs texts={[t("models.p1")]} />,
    own: <Paragraphs texts={[t("own.p1")]} />,
    audit: (
      <Paragraphs
        texts={[
          t("audit.p1"),
          t.rich("audit.p2", { email: brand.supportEmail, ...legalTags }),
          t.rich("audit.p3", legalTags),
        ]}
      />
    ),
  };
  return (
    <PageShell className="pt-4 sm:pt-6">
      <StructuredData
        origin={origin}
        data={{ "@context": "https://schema.org", ...breadcrumbList(origin, breadcrumb) }}
      />
      <Breadcrumb label={crumbs("label")} items={breadcrumb} />
      <PageHeader
        className="mt-2 mb-4"
        title={t("title")}
        description={t("intro", { count: factorKeys.length })}
        actions={
          <>
            <Button asChild variant="outline">
              <Link href={shellRoutes.matchingDemo} prefetch={false}>
                {t("demo")}
              </Link>
            </Button>
            <Button asChild variant="accent">
              <Link href={shellRoutes.matching} prefetch={false}>
                {t("try")}
                <ArrowRight aria-hidden />
              </Link>
            </Button>
          </>
        }
      />
      <p className="mb-8 text-muted-foreground text-sm">{t("version", { version: ruleVersion })}</p>
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <LegalContents
          label={t("contents")}
          items={sections.map((id) => ({ id, label: t(`${id}.title`) }))}
        />
        <div className="min-w-0 space-y-10">
          {sections.map((id) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="text-heading">
                {t(`${id}.title`)}
              </h2>
              <div className="mt-3 space-y-4">{bodies[id]}</div>
            </section>
          ))}
        </div>
      </div>
    </PageShell>
  );
}

function Paragraphs({ texts }: { texts: ReactNode[] }) {
  return texts.map((text, index) => (
    <p key={index} className="max-w-reading">
      {text}
    </p>
  ));
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="max-w-reading list-disc space-y-2 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
