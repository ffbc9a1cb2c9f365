"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { AuditTrail } from "@/components/admin/audit-trail";
import { LoadError } from "@/components/admin/load-error";
import { Alert } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { type DeskPlace, dossierQuery } from "@/lib/features/operations/desk-client";
import { deskEntities, waitsForSender } from "@/lib/features/operations/desk-rules";
import type { Dossier as DossierData } from "@/lib/features/operations/desk-schemas";
import { ApplicantMoves } from "./applicant-moves";
import { Assignment } from "./assignment";
import { Duplicates } from "./duplicates";
import { Mails } from "./mails";
import { Notes } from "./notes";
import { BookingFacts, ContractFacts, PostingFacts, ReportFacts } from "./other-facts";
import { ApplicationFacts, ExpertFacts } from "./person-facts";
import { RequestedChanges } from "./requested-changes";
import { Tags } from "./tags";

/** Everything there is about one item: what it says, who may be the same, notes, mails and its history. */
export function Dossier({ kind, id }: DeskPlace) {
  const t = useTranslations("AdminDesk");
  const { data, isError, refetch } = useQuery(dossierQuery({ kind, id }));
  if (isError && !data) return <LoadError as="h3" title={t("failed")} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div role="status" className="space-y-3">
        <span className="sr-only">{t("loading")}</span>
        {Array.from({ length: 8 }, (_, line) => (
          <Skeleton key={line} className="h-8 w-full" />
        ))}
      </div>
    );
  }
  return <Parts key={`${kind}-${id}`} place={{ kind, id }} data={data} />;
}

function Parts({ place, data }: { place: DeskPlace; data: DossierData }) {
  const t = useTranslations("AdminDesk");
  const changes = useTranslations("AdminChanges");
  const { item, duplicates, notes, mails } = data;
  return (
    <div className="space-y-6">
      <Assignment place={place} assignee={data.assignee} />
      <Tags place={place} tags={data.tags} />
      {duplicates.length > 0 ? (
        <Alert variant="warning" title={t("duplicates.title", { count: duplicates.length })}>
          <Duplicates duplicates={duplicates} />
        </Alert>
      ) : null}
      {data.changeRequests.length > 0 ? (
        <Part title={changes("heading")}>
          <RequestedChanges requests={data.changeRequests} isWaiting={waitsForSender(item)} />
        </Part>
      ) : null}
      <Record item={item} languages={data.languages} />
      <Part title={t("notes.title", { count: notes.length })}>
        <Notes place={place} notes={notes} />
      </Part>
      {item.kind === "contract" ? null : (
        <Part title={t("mails.title")}>
          <Mails mails={mails} />
        </Part>
      )}
      {data.moves.total > 0 ? (
        <Part title={t("moves.title")}>
          <ApplicantMoves moves={data.moves} />
        </Part>
      ) : null}
      <Part title={t("history")}>
        <AuditTrail entity={deskEntities[place.kind]} entityId={place.id} />
      </Part>
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="space-y-2">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);

function Record({ item, languages }: Pick<DossierData, "item" | "languages">) {
  switch (item.kind) {
    case "expert":
      return <ExpertFacts expert={item.record} />;
    case "application":
      return <ApplicationFacts application={item.record} languages={languages} />;
    case "posting":
      return <PostingFacts posting={item.record} languages={languages} />;
    case "booking":
      return <BookingFacts booking={item.record} languages={languages} />;
    case "report":
      return <ReportFacts report={item.record} languages={languages} />;
    case "contract":
      return <ContractFacts contract={item.record} />;
    case "company":
      // Companies have a page of their own.
      return null;
  }
}
