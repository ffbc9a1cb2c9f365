"use client";

import { KanbanSquare, List, RefreshCw, Users } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useState } from "react";
import { useTranslations } from "#texts";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { SignedOut } from "@/components/feedback/signed-out";
import { Link } from "@/components/layout/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { isSessionEnded, serverMessage } from "@/lib/client/api";
import { QueryProvider } from "@/lib/client/query-client";
import { useAddressQuery } from "@/lib/client/use-address-query";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import { applicantOrders, arrange } from "@/lib/features/project-applications/arrange";
import { ApplicantList } from "./applicant-list";
import { Board } from "./board";
import { BulkBar } from "./bulk-bar";
import { useApplicants } from "./use-applicants";

const DetailDialog = dynamic(() => import("./detail-dialog"));

type Props = {
  projectId: number;
  /** Whether the posting takes applications: who was declined comes back only while it is open. */
  lifecycle?: PostingLifecycle;
  /** Whether anybody can see it, and apply. */
  isPublic?: boolean;
};

/** The applicants of an own posting as a board and as a list (deal J2, J6, J7). */
export const Applicants = (props: Props) => (
  <QueryProvider>
    <ApplicantsScreen {...props} />
  </QueryProvider>
);

const none: ReadonlySet<number> = new Set();

function ApplicantsScreen({ projectId, lifecycle = "open", isPublic = true }: Props) {
  const t = useTranslations("Applicants");
  const retryText = useTranslations("Actions")("tryAgain");
  const { applicants, isError, error, retry, move, saveNote } = useApplicants(projectId, lifecycle);
  const view = useView();
  const [selected, setSelected] = useState(none);
  const [openId, setOpenId] = useState<number | null>(null);

  if (!applicants) {
    return isError ? (
      <ErrorState
        as="h3"
        title={t("failed")}
        description={t("staleDescription")}
        action={<Button onClick={retry}>{retryText}</Button>}
      />
    ) : (
      <BoardSkeleton label={t("loading")} />
    );
  }
  if (applicants.length === 0) return <NobodyYet projectId={projectId} isPublic={isPublic} />;

  const shown = arrange(applicants, view);
  const opened = applicants.find(({ id }) => id === openId);
  const actions = {
    selected,
    select: (id: number, isSelected: boolean) =>
      setSelected((ids) => new Set(isSelected ? [...ids, id] : [...ids].filter((each) => each !== id))),
    open: setOpenId,
  };
  const chosen = shown.filter(({ id }) => selected.has(id));
  return (
    <section aria-label={t("region")} className="space-y-4">
      {isError ? (
        <Alert role="alert" variant="warning" title={t("stale")}>
          {isSessionEnded(error) ? <SignedOut /> : <p>{serverMessage(error, t("staleDescription"))}</p>}
          <Button variant="outline" size="sm" className="mt-2" onClick={retry}>
            <RefreshCw aria-hidden />
            {retryText}
          </Button>
        </Alert>
      ) : null}
      <Toolbar view={view} shown={shown.length} count={applicants.length} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<Users />}
          as="h3"
          title={t("nobodyFound")}
          action={<Button onClick={() => view.change({ search: "" })}>{t("clearSearch")}</Button>}
        />
      ) : view.layout === "board" ? (
        <Board
          applicants={shown}
          lifecycle={lifecycle}
          actions={actions}
          onMove={(id, stage) => void move([id], stage)}
        />
      ) : (
        <ApplicantList applicants={shown} actions={actions} />
      )}
      {chosen.length > 0 ? (
        <BulkBar
          chosen={chosen}
          lifecycle={lifecycle}
          clear={() => setSelected(none)}
          move={(stage, message) => {
            const ids = chosen.map(({ id }) => id);
            setSelected(none);
            void move(ids, stage, message).then((isMoved) => {
              if (!isMoved) setSelected(new Set(ids));
            });
          }}
        />
      ) : null}
      {opened ? (
        <DetailDialog
          applicant={opened}
          lifecycle={lifecycle}
          move={(stage, message) => move([opened.id], stage, message)}
          saveNote={(note) => saveNote(opened.id, note)}
          onClose={() => setOpenId(null)}
        />
      ) : null}
    </section>
  );
}

/** How the applicants are shown; layout and order stand in the address, so that a reload finds them again. */
function useView() {
  const { search: query, show } = useAddressQuery();
  const parameters = new URLSearchParams(query);
  const [search, setSearch] = useState("");
  const order = applicantOrders.find((each) => each === parameters.get("sort")) ?? "due";
  const layout = parameters.get("view") === "list" ? ("list" as const) : ("board" as const);
  function change(changes: { layout?: "board" | "list"; order?: string; search?: string }) {
    if (changes.search !== undefined) setSearch(changes.search);
    if (changes.layout) parameters.set("view", changes.layout);
    if (changes.order) parameters.set("sort", changes.order);
    if (changes.layout || changes.order) show(parameters.toString(), { replace: true });
  }
  return { search, order, layout, change };
}

function Toolbar({ view, shown, count }: { view: ReturnType<typeof useView>; shown: number; count: number }) {
  const t = useTranslations("Applicants");
  const id = useId();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex w-full items-center justify-between gap-3">
        <p role="status" className="tabular font-medium">
          {shown === count ? t("count", { count }) : t("found", { shown, count })}
        </p>
        <fieldset className="flex gap-1 [&>button>svg]:max-sm:hidden [&>button]:max-sm:px-3">
          <legend className="sr-only">{t("view.label")}</legend>
          {(["board", "list"] as const).map((layout) => (
            <Button
              key={layout}
              variant={view.layout === layout ? "secondary" : "ghost"}
              aria-pressed={view.layout === layout}
              onClick={() => view.change({ layout })}
            >
              {layout === "board" ? <KanbanSquare aria-hidden /> : <List aria-hidden />}
              {t(`view.${layout}`)}
            </Button>
          ))}
        </fieldset>
      </div>
      <div className="min-w-52 flex-1">
        <Label htmlFor={`${id}-search`}>{t("search")}</Label>
        <Input
          id={`${id}-search`}
          type="search"
          placeholder={t("searchHint")}
          value={view.search}
          onChange={(event) => view.change({ search: event.target.value })}
        />
      </div>
      <div className="min-w-44">
        <Label htmlFor={`${id}-sort`}>{t("sort.label")}</Label>
        <NativeSelect
          id={`${id}-sort`}
          value={view.order}
          onChange={(event) => view.change({ order: event.target.value })}
        >
          {applicantOrders.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}

function NobodyYet({ projectId, isPublic }: { projectId: number; isPublic: boolean }) {
  const t = useTranslations("Applicants");
  const matches = `/recommendations?role=company&mode=existing-project&project=${projectId}`;
  return (
    <EmptyState
      icon={<Users />}
      as="h3"
      title={isPublic ? t("empty") : t("emptyHidden")}
      description={isPublic ? t("emptyDescription") : t("emptyHiddenDescription")}
      action={
        isPublic ? (
          <Link href={matches} className={buttonVariants()}>
            {t("emptyAction")}
          </Link>
        ) : undefined
      }
    />
  );
}

function BoardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex gap-3 overflow-hidden">
      <span className="sr-only">{label}</span>
      {[3, 2, 1, 1].map((cards, column) => (
        <div key={column} className="w-72 shrink-0 space-y-2 rounded-xl bg-muted p-3">
          <Skeleton className="h-6 w-28 bg-card" />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} className="h-36 rounded-lg bg-card" />
          ))}
        </div>
      ))}
    </div>
  );
}
