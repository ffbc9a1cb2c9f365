"use client";

import { Ban, FilePen, FileText, Undo2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { type Column, DataTable } from "@/components/admin/data-table";
import { WithItemPanel } from "@/components/admin/desk/item-panel";
import { ListToolbar } from "@/components/admin/list-toolbar";
import { RowDecision, rowLinkClasses, rowWord } from "@/components/admin/row-buttons";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useAdminList } from "@/components/admin/use-admin-list";
import { useListWish } from "@/components/admin/use-list-wish";
import { Badge } from "@/components/ui/badge";
import { useFormatter } from "@/lib/client/use-formatter";
import { contracts, updateContract } from "@/lib/features/contracts/moderation-client";
import type { ListedContract } from "@/lib/features/contracts/moderation-schemas";
import { listedContractStatuses } from "@/lib/features/contracts/states";
import { roleNames } from "@/lib/features/signing/rules";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { langOf } from "@/lib/shared/locales";
import { retention } from "@/lib/shared/retention";
import { CountersignLink } from "./countersign-link";

const ReasonDialog = dynamic(() => import("@/components/feedback/reason-dialog"));

const variants = {
  active: "success",
  awaiting_signatures: "info",
  signed: "success",
  declined: "destructive",
  expired: "neutral",
  cancelled: "destructive",
} as const;

/** The contracts tab (001 §2): with its real status where the documents show a fixed one (decisions C8). */
export default function ContractsPanel() {
  const t = useTranslations("AdminContracts");
  const columnTexts = useTranslations("Admin.columns");
  const locale = useLocale();
  const format = useFormatter();
  const list = useAdminList(contracts, useListWish());
  const states = useTranslations("Choices.contract");
  const [cancelling, setCancelling] = useState<ListedContract | null>(null);
  const columns: Column<ListedContract>[] = [
    {
      key: "project",
      header: t("columns.project"),
      sort: "projectTitle",
      isWide: true,
      isOpener: true,
      className: "wrap-anywhere min-w-48 lg:min-w-0 lg:max-w-28 2xl:max-w-72",
      cell: ({ reference, projectTitle, customerCompany }) => (
        <>
          <span className="block font-medium">{projectTitle}</span>
          <span className="tabular block whitespace-nowrap text-sm">{reference}</span>
          <span className="block text-muted-foreground text-sm">{customerCompany}</span>
        </>
      ),
    },
    {
      key: "expert",
      header: t("columns.expert"),
      sort: "expertName",
      className: "wrap-anywhere min-w-36 lg:min-w-0 lg:max-w-24 2xl:max-w-48",
      cell: ({ expertName }) => expertName,
    },
    {
      key: "type",
      header: columnTexts("type"),
      sort: "contractType",
      className: "whitespace-nowrap",
      cell: ({ contractType }) => t(`types.${contractType}`),
    },
    {
      key: "value",
      header: t("columns.value"),
      sort: "totalAmount",
      numeric: true,
      className: "whitespace-nowrap",
      cell: ({ totalAmount }) => formatEuros(toCents(totalAmount), locale, { fractionDigits: 2 }),
    },
    {
      key: "status",
      header: columnTexts("status"),
      sort: "status",
      className: "lg:max-w-38 2xl:max-w-72",
      cell: ({ status, endReason, endReasonLanguage }) => (
        <>
          <Badge
            variant={variants[status]}
            title={states(status)}
            className="lg:inline-block lg:truncate lg:align-middle"
          >
            {states(status)}
          </Badge>
          {endReason ? (
            <span
              title={endReason}
              lang={langOf(endReasonLanguage, locale)}
              className="wrap-anywhere block text-muted-foreground text-sm lg:ml-2"
            >
              {endReason}
            </span>
          ) : null}
        </>
      ),
    },
    {
      key: "date",
      header: columnTexts("date"),
      sort: "createdAt",
      className: "whitespace-nowrap",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt}>{format.dateTime(new Date(createdAt), { dateStyle: "medium" })}</time>
      ),
    },
    {
      key: "signed",
      header: t("columns.signed"),
      className: "whitespace-nowrap lg:max-w-26 2xl:max-w-48",
      cell: (contract) => <Signature contract={contract} />,
    },
    {
      key: "waiting",
      header: t("columns.waiting"),
      sort: "sentAt",
      numeric: true,
      isNamed: true,
      className: "whitespace-nowrap",
      cell: ({ daysWaiting }) => (daysWaiting === null ? "–" : t("days", { count: daysWaiting })),
    },
    {
      // What a row can be pressed for stays in sight.
      key: "actions",
      header: columnTexts("actions"),
      isWide: true,
      cell: (contract) => (
        <span className="flex flex-wrap items-center gap-1.5 lg:flex-nowrap lg:justify-end lg:gap-0.5">
          <CountersignLink contract={contract} />
          {contract.status === "active" ? <NoteSigned contract={contract} /> : null}
          {isCancellable(contract) ? (
            <RowDecision
              icon={<Ban aria-hidden />}
              label={t("cancel")}
              name={t("cancelOf", { reference: contract.reference })}
              variant="ghost"
              onClick={() => setCancelling(contract)}
            />
          ) : null}
          <PdfLink contract={contract} />
        </span>
      ),
    },
  ];

  return (
    <div className="space-y-4">
      <ListToolbar
        list={list}
        searchLabel={t("search")}
        statuses={listedContractStatuses.map((status) => [status, states(status)])}
        exportPath="/api/admin/exports/contracts"
      />
      <p className="text-muted-foreground">{t("note", { days: retention.unsignedContractDays })}</p>
      <WithItemPanel
        kind="contract"
        items={list.data?.items ?? []}
        titleOf={({ reference }) => reference}
        fallbackTitle={t("label")}
        status={({ status }) => <Badge variant={variants[status]}>{states(status)}</Badge>}
      >
        {(panel) => (
          <DataTable
            label={t("label")}
            name="contracts"
            columns={columns}
            list={list}
            rowName={({ projectTitle }) => projectTitle}
            emptyText={t("empty")}
            emptyHelp={t("emptyHelp")}
            {...panel}
          />
        )}
      </WithItemPanel>
      {cancelling ? <CancelContract contract={cancelling} onClose={() => setCancelling(null)} /> : null}
    </div>
  );
}

function PdfLink({ contract: { pdfUrl, contractType, projectTitle } }: { contract: ListedContract }) {
  const t = useTranslations("AdminContracts");
  if (!pdfUrl) return <span className="whitespace-nowrap text-muted-foreground">{t("noPdf")}</span>;
  return (
    <a
      href={pdfUrl}
      download
      aria-label={t("pdfOf", { type: t(`types.${contractType}`), project: projectTitle })}
      title={t("pdf")}
      className={rowLinkClasses}
    >
      <FileText aria-hidden />
      <span className={rowWord}>{t("pdf")}</span>
    </a>
  );
}

/** Only what nobody is bound by yet: a draft that is noted as signed binds as any signed contract does. */
const isCancellable = ({ status, signedAt }: ListedContract) =>
  status === "awaiting_signatures" || (status === "active" && signedAt === null);

/** Asks for the reason, which the party reads in its mail. */
function CancelContract({ contract, onClose }: { contract: ListedContract; onClose: () => void }) {
  const t = useTranslations("AdminContracts.cancelling");
  const editing = useTranslations("Editing");
  const { id, reference } = contract;
  const cancel = useAdminAction({
    run: (reason: string) => updateContract({ params: { id }, body: { status: "cancelled", reason } }),
    paths: [contracts.path],
    success: () => {
      onClose();
      return { title: t("done", { reference }) };
    },
    failure: () => ({ title: t("failed") }),
  });
  return (
    <ReasonDialog
      title={t("title", { reference })}
      description={t(contract.sentAt ? "text" : "textOfDraft")}
      label={t("reason")}
      maxLength={2000}
      isRequired
      confirm={t("confirm")}
      keep={editing("keepIt")}
      isSending={cancel.isPending}
      onConfirm={(reason) => cancel.mutate(reason)}
      onClose={onClose}
    />
  );
}

/** Who has signed; of a draft when it is noted as signed on paper. */
function Signature({ contract: { signedAt, signedBy, status } }: { contract: ListedContract }) {
  const t = useTranslations("AdminContracts");
  const roles = useTranslations("ContractTerms");
  const format = useFormatter();
  const signers =
    signedBy.length > 0 ? signedBy.map((role) => roles(roleNames[role])).join(", ") : t("nobody");
  return (
    <span>
      {signedAt ? (
        <time dateTime={signedAt} className="block">
          {format.dateTime(new Date(signedAt), { dateStyle: "medium" })}
        </time>
      ) : null}
      {status === "active" && signedAt !== null ? null : (
        <span
          title={status === "active" ? undefined : signers}
          className="block text-muted-foreground text-sm"
        >
          {status === "active" ? t("notSigned") : signers}
        </span>
      )}
    </span>
  );
}

/** Notes that a draft is signed on paper, or takes that back. */
function NoteSigned({
  contract: { id, contractType, projectTitle, signedAt },
}: {
  contract: ListedContract;
}) {
  const t = useTranslations("AdminContracts");
  const editing = useTranslations("Editing");
  const note = useAdminAction({
    run: (isSigned: boolean) => updateContract({ params: { id }, body: { isSigned } }),
    paths: [contracts.path],
    failure: () => ({ title: editing("failed") }),
  });
  const isSigned = signedAt !== null;
  return (
    <RowDecision
      icon={isSigned ? <Undo2 aria-hidden /> : <FilePen aria-hidden />}
      label={t(isSigned ? "markUnsigned" : "markSigned")}
      name={t(isSigned ? "markUnsignedName" : "markSignedName", {
        type: t(`types.${contractType}`),
        project: projectTitle,
      })}
      variant="ghost"
      disabled={note.isPending}
      onClick={() => note.mutate(!isSigned)}
    />
  );
}
