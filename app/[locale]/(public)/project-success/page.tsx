import {
  CircleCheck,
  ClipboardCheck,
  FilePlus2,
  ListChecks,
  type LucideIcon,
  Mail,
  UsersRound,
} from "lucide-react";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { Confetti } from "@/components/postings/success/confetti";
import { PostedProjectSummary } from "@/components/postings/success/posted-project-summary";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { NumberedSteps } from "@/components/ui/numbered-steps";
import { SuccessMark } from "@/components/ui/success-mark";
import { mostNotified } from "@/lib/features/matching/bands";
import { brand, claims } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

// Rendered at the first visit and kept: it says the same to everybody.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

const hours = claims.postingReviewHours;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "ProjectSuccess.metadata" });
  return { title: t("title"), description: t("description", { hours }), robots: { index: false } };
}

const cards = [
  ["review", ClipboardCheck],
  ["email", Mail],
  ["matching", UsersRound],
] as const satisfies readonly (readonly [string, LucideIcon])[];
const steps = ["review", "publish", "experts"] as const;

/** After a project was posted (spec 001 §2). */
export default async function ProjectSuccessPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("ProjectSuccess");
  return (
    <div className="relative">
      <Confetti />
      <PageShell width="narrow">
        <div className="text-center">
          <SuccessMark icon={<CircleCheck />} />
          <h1 className="mt-4 text-title">{t("title")}</h1>
          <p className="mx-auto mt-2 max-w-reading text-lg text-muted-foreground">{t("intro")}</p>
        </div>
        <PageTexts namespaces={["Fields.confirmation", "PostedProject"]}>
          <PostedProjectSummary />
        </PageTexts>
        <ul className="mt-6 grid gap-4 sm:grid-cols-3">
          {cards.map(([key, Icon]) => (
            <li key={key}>
              <Card className="h-full p-5">
                <Icon aria-hidden className="size-6 text-primary" />
                <h2 className="mt-3 text-subheading">{t(`cards.${key}.title`)}</h2>
                <p className="mt-1 text-muted-foreground">{t(`cards.${key}.text`, { hours })}</p>
              </Card>
            </li>
          ))}
        </ul>
        <Card className="mt-6 p-5 sm:p-6">
          <h2 className="text-heading">{t("next.title")}</h2>
          <NumberedSteps
            steps={steps.map((step) => ({
              title: t(`next.steps.${step}.title`),
              text: t(`next.steps.${step}.text`, { most: mostNotified }),
            }))}
          />
        </Card>
        <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
          <Button asChild variant="accent">
            <Link href="/projects">
              <ListChecks aria-hidden />
              {t("viewProjects")}
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link href="/recommendations">
              <FilePlus2 aria-hidden />
              {t("postAnother")}
            </Link>
          </Button>
        </div>
        <p className="mt-6 text-center text-muted-foreground">
          {t("help")}{" "}
          <a
            href={`mailto:${brand.supportEmail}`}
            className="inline-block py-2.5 text-primary underline underline-offset-4"
          >
            {brand.supportEmail}
          </a>
        </p>
      </PageShell>
    </div>
  );
}
