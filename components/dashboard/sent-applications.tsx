"use client";

import { lazy, Suspense, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { MessageButton } from "@/components/conversations/message-button";
import { failedToast } from "@/components/feedback/failed-toast";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { ApplicationQuote } from "@/components/quotes/application-quote";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { isConflict } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { contractPath } from "@/lib/features/contracts/rules";
import type { Newest } from "@/lib/features/dashboard/figures";
import { disownApplication, withdrawApplication } from "@/lib/features/project-applications/own-client";
import type { OwnApplication } from "@/lib/features/project-applications/own-schemas";
import { type Stage, waitingStages } from "@/lib/features/project-applications/stages";
import type { NewestQuote } from "@/lib/features/quotes/schemas";
import { quotedStages } from "@/lib/features/quotes/states";
import { langOf } from "@/lib/shared/locales";
import { dashboardDates } from "./dates";
import { NewestList } from "./newest-list";
import { ProjectTitle } from "./project-title";

const ConfirmDialog = lazy(() => import("@/components/feedback/confirm-dialog"));

const badges: Record<Stage, BadgeProps["variant"]> = {
  new: "info",
  shortlisted: "primary",
  interview: "success",
  offer: "success",
  hired: "success",
  declined: "neutral",
  withdrawn: "neutral",
  no_answer: "neutral",
};

/** Which application somebody is asked about, before they take it back or say that somebody else sent it. */
type Asked = { application: OwnApplication; does: "withdraw" | "disown" };

/** Every application to a project: where it stands, until when its applicant hears, what the company wrote (deal K1). */
export function SentApplications({
  applications,
  quotes = null,
}: {
  applications: Newest<OwnApplication>;
  /** The newest of each application; null for who has no expert profile, from which quotes come. */
  quotes?: readonly NewestQuote[] | null;
}) {
  const t = useTranslations("Dashboard.applications");
  const dashboard = useTranslations("Dashboard.list");
  const links = useTranslations("Links");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  // What was withdrawn here, and as null what is gone, until the page is rendered anew.
  const [changed, setChanged] = useState<ReadonlyMap<number, OwnApplication | null>>(new Map());
  const [asked, setAsked] = useState<Asked | null>(null);

  async function leave({ application: { id }, does }: Asked) {
    setAsked(null);
    try {
      const left =
        does === "withdraw"
          ? await withdrawApplication({ params: { id } })
          : await disownApplication({ params: { id } }).then(() => null);
      setChanged((known) => new Map(known).set(id, left));
      toast({ title: t(left ? "withdrawn" : "disowned"), description: dashboard("companyTold") });
    } catch (error) {
      failedToast(error, feedback);
      // The company, or the same person elsewhere, was first: where it stands now is shown.
      if (isConflict(error)) router.refresh();
    }
  }

  const items = applications.items.flatMap((each) => {
    const now = changed.get(each.id);
    return now === null ? [] : [now ?? each];
  });
  return (
    <>
      <NewestList
        title={t("title")}
        list={{ items, total: applications.total - applications.items.length + items.length }}
        empty={
          <>
            <p className="text-muted-foreground">{t("none")}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              <Link href={shellRoutes.matching} className={buttonVariants({ variant: "secondary" })}>
                {t("recommended")}
              </Link>
              <Link href={shellRoutes.projects} className={buttonVariants({ variant: "outline" })}>
                {links("browseProjects")}
              </Link>
            </p>
          </>
        }
        row={(application) => (
          <Application
            application={application}
            quotes={quotes}
            onLeave={(does) => setAsked({ application, does })}
          />
        )}
      />
      {asked ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={t(`${asked.does}Title`)}
            description={
              <>
                {t(`${asked.does}Description`, { project: asked.application.project.title })}
                {asked.does === "disown" || asked.application.canReplace ? null : ` ${t("withdrawForGood")}`}
                {asked.does === "disown" || asked.application.contractId === null ? null : (
                  <>
                    {" "}
                    {t("withdrawContract")}{" "}
                    <Link
                      href={contractPath(asked.application.contractId)}
                      prefetch={false}
                      className="underline"
                    >
                      {t("toContract")}
                    </Link>
                  </>
                )}
              </>
            }
            confirm={t(asked.does)}
            keep={t("keep")}
            close={actions("close")}
            onConfirm={() => void leave(asked)}
            onKeep={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Application({
  application,
  quotes,
  onLeave,
}: {
  application: OwnApplication;
  quotes: readonly NewestQuote[] | null;
  onLeave: (does: Asked["does"]) => void;
}) {
  const t = useTranslations("Dashboard.applications");
  const dashboard = useTranslations("Dashboard.list");
  const person = useTranslations("Fields.person");
  const locale = useLocale();
  const dates = dashboardDates(locale);
  const { project, stage, createdAt, answerDueAt, messageFromCompany: message } = application;
  return (
    <>
      <div className="min-w-0 flex-1 basis-56">
        <ProjectTitle id={project.isPublic ? project.id : null} title={project.title} />
        <p className="break-words text-muted-foreground text-sm">
          {project.customerCompany ?? person("company")} ·{" "}
          {dashboard("sent", { date: dates.date(new Date(createdAt)) })}
        </p>
        {answerDueAt ? (
          <p className="text-sm">{t("hearBy", { date: dates.date(new Date(answerDueAt)) })}</p>
        ) : null}
        {application.canReplace || application.canDisown ? (
          <p className="text-sm">{t(application.canReplace ? "canReplace" : "asGuest")}</p>
        ) : null}
      </div>
      <Badge variant={badges[stage]}>{t(`stage.${stage}`)}</Badge>
      {message ? (
        <figure className="w-full min-w-0">
          <figcaption className="text-muted-foreground text-sm">{t("message")}</figcaption>
          <blockquote
            lang={langOf(application.messageLanguage, locale)}
            className="max-w-reading whitespace-pre-line break-words border-border border-l-2 pl-3"
          >
            {message}
          </blockquote>
        </figure>
      ) : null}
      {/* Their words begin where the text above does. */}
      <div className="-mx-3 flex w-full flex-wrap items-center gap-x-1">
        <MessageButton
          about={{ applicationId: application.id }}
          of={project.title}
          variant="ghost"
          size="sm"
        />
        {quotes ? (
          <ApplicationQuote
            applicationId={application.id}
            project={project.title}
            quote={quotes.find(({ applicationId }) => applicationId === application.id) ?? null}
            canQuote={quotedStages.some((each) => each === stage)}
            hasEnded={!waitingStages.some((each) => each === stage)}
          />
        ) : null}
        {application.canDisown ? (
          <Button variant="ghost" size="sm" data-removes onClick={() => onLeave("disown")}>
            {t("disown")}
            <span className="sr-only">: {project.title}</span>
          </Button>
        ) : null}
        {application.canWithdraw ? (
          <Button variant="ghost" size="sm" onClick={() => onLeave("withdraw")}>
            {t("withdraw")}
            <span className="sr-only">: {project.title}</span>
          </Button>
        ) : null}
      </div>
    </>
  );
}
