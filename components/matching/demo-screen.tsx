"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { type DemoMatch, type DemoProject, simulateMatches } from "@/lib/features/matching/demo";
import { claims } from "@/lib/shared/brand";
import { DemoProgress } from "./demo-progress";
import { DemoProjectChoice } from "./demo-project-choice";
import { DemoResults } from "./demo-results";

type Stage = { name: "choosing" } | { name: "matching" } | { name: "results"; matches: DemoMatch[] };

/** The matching demo (001 §2, §4): pick, watch, look. Everything happens in the browser and says that it is made up. */
export function DemoScreen() {
  const t = useTranslations("MatchingDemo");
  const crumbs = useTranslations("Breadcrumb");
  const [project, setProject] = useState<DemoProject | null>(null);
  const [stage, setStage] = useState<Stage>({ name: "choosing" });
  const chooser = useRef<HTMLDivElement>(null);
  const isBack = useRef(false);

  useEffect(() => {
    // The button that led back here has gone.
    if (stage.name === "choosing" && isBack.current) chooser.current?.focus();
    isBack.current = stage.name !== "choosing";
  }, [stage]);

  const title = project ? t(`projects.${project.key}.title`) : "";
  return (
    <PageShell>
      <Breadcrumb
        label={crumbs("label")}
        items={[{ label: crumbs("home"), href: "/" }, { label: t("breadcrumb.here") }]}
      />
      <PageHeader
        className="mt-2 mb-6"
        title={t("title")}
        description={t("intro", { criteria: claims.matching.demoCriteria })}
      />
      <Alert variant="info" title={t("notice.title")} className="mb-8">
        <p>
          {t("notice.text")}{" "}
          <Link
            href={shellRoutes.matching}
            prefetch={false}
            className="text-primary underline underline-offset-4"
          >
            {t("notice.link")}
          </Link>
        </p>
      </Alert>
      {stage.name === "choosing" ? (
        <div ref={chooser} tabIndex={-1}>
          <DemoProjectChoice
            chosen={project}
            onChoose={setProject}
            onStart={() => setStage({ name: "matching" })}
          />
        </div>
      ) : null}
      {stage.name === "matching" && project ? (
        <DemoProgress
          project={title}
          onDone={() => setStage({ name: "results", matches: simulateMatches(project, Math.random) })}
        />
      ) : null}
      {stage.name === "results" ? (
        <DemoResults project={title} matches={stage.matches} onAgain={() => setStage({ name: "choosing" })} />
      ) : null}
    </PageShell>
  );
}
