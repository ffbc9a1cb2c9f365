"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, ChevronDown, ChevronUp, Keyboard, MessageSquareReply, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Dossier } from "@/components/admin/desk/dossier";
import { noteFieldId } from "@/components/admin/desk/notes";
import { placeOf } from "@/components/admin/desk/places";
import { useDeskItem } from "@/components/admin/desk/use-desk-item";
import { WaitingForSender } from "@/components/admin/waiting-for-sender";
import { Link } from "@/components/layout/link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { contractPath } from "@/lib/features/contracts/rules";
import { type DeskPlace, dossierQuery } from "@/lib/features/operations/desk-client";
import { deskEntities, waitsForSender } from "@/lib/features/operations/desk-rules";
import type { DeskRecord } from "@/lib/features/operations/desk-schemas";
import { useInboxKeys } from "./keys";
import { ReasonForm } from "./reason-form";
import { canAsk, canDecide, type Draft, type useDecisions } from "./use-decisions";

type Decision = Parameters<ReturnType<typeof useDecisions>["decide"]>[0];

/** What an item is called. */
function titleOf(item: DeskRecord): string {
  switch (item.kind) {
    case "expert":
    case "application":
      return item.record.name;
    case "posting":
      return item.record.title;
    case "booking":
      return item.record.fullName;
    case "report":
      return item.record.projectTitle;
    case "contract":
      return item.record.reference;
    case "company":
      return item.record.name;
  }
}

/** The item of the queue that is open, with everything beside it and what can be decided. */
export function OpenItem({
  place,
  areKeysOn,
  draft,
  isUndone,
  isNext,
  onStep,
  onHelp,
  onDraft,
  onDecide,
}: {
  place: DeskPlace;
  /** What was decided or typed about it and not sent. */
  draft: Draft | null;
  /** Whether that was taken back just now: its words are in the form again. */
  isUndone: boolean;
  /** Whether it came by itself after a decision: then nobody is on a button that decides about it. */
  isNext: boolean;
  areKeysOn: boolean;
  onStep: (by: 1 | -1) => void;
  onHelp: () => void;
  /** Keeps what is typed about it until it is sent. */
  onDraft: (draft: Draft) => void;
  onDecide: (decision: Decision) => void;
}) {
  const t = useTranslations("AdminInbox");
  const actions = useTranslations("Admin.actions");
  const changes = useTranslations("ChangeRequests");
  const audit = useTranslations("AdminAudit");
  const { data, isError } = useQuery(dossierQuery(place));
  const assign = useDeskItem(place);
  /** What is decided once it has words. */
  const [writing, setWriting] = useState<"reject" | "request_changes" | null>(
    isUndone && draft && draft.decision !== "approve" ? draft.decision : null,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const ownPage = useRef<HTMLAnchorElement>(null);
  const isReadAnew = isNext || (isUndone && writing === null);
  useEffect(() => {
    if (isReadAnew) heading.current?.focus();
  }, [isReadAnew]);
  const item = data?.item;
  const title = item ? titleOf(item) : "";
  const kind = audit(`entities.${deskEntities[place.kind]}`);
  const isDecidable = item !== undefined && canDecide(item);

  const mayDecide = isDecidable && writing === null;
  const mayAsk = mayDecide && canAsk(item);
  useInboxKeys(areKeysOn, {
    note: () => document.getElementById(noteFieldId)?.focus(),
    leave: () => heading.current?.focus(),
    open: () => ownPage.current?.click(),
    ...(data ? { assign: () => assign.mutate({ isMine: !data.assignee?.isMe }) } : {}),
    ...(mayDecide
      ? {
          approve: () => onDecide({ item, title, decision: "approve", reason: "" }),
          reject: () => setWriting("reject"),
        }
      : {}),
    ...(mayAsk ? { request_changes: () => setWriting("request_changes") } : {}),
  });

  const key = (letter: string) =>
    areKeysOn ? (
      <kbd aria-hidden className="rounded-xs border border-current px-1 font-mono text-xs opacity-80">
        {letter}
      </kbd>
    ) : null;
  return (
    <article className="min-w-0 rounded-lg border border-border bg-card">
      <div className="sticky top-14 z-20 space-y-3 rounded-t-lg border-border border-b bg-card p-4">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-muted-foreground text-sm">{kind}</p>
            <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-semibold text-lg outline-none">
              {title || (isError ? audit("item", { entity: kind, id: String(place.id) }) : t("loading"))}
            </h2>
          </div>
          <Button
            variant="outline"
            size="icon"
            className="lg:size-9"
            aria-label={t("previous")}
            onClick={() => onStep(-1)}
          >
            <ChevronUp aria-hidden />
          </Button>
          <Button
            variant="outline"
            size="icon"
            className="lg:size-9"
            aria-label={t("next")}
            onClick={() => onStep(1)}
          >
            <ChevronDown aria-hidden />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="lg:size-9"
            aria-label={t("keys.title")}
            onClick={onHelp}
          >
            <Keyboard aria-hidden />
          </Button>
        </div>
        {writing && isDecidable ? (
          <ReasonForm
            {...(writing === "reject"
              ? {
                  label: t("reason.label"),
                  confirm: item.kind === "booking" ? t("cancelBooking") : actions("reject"),
                }
              : { label: changes("message"), confirm: actions("requestChanges"), isRequired: true })}
            help={t("reason.forSender")}
            initial={draft?.reason ?? ""}
            onCancel={() => {
              setWriting(null);
              heading.current?.focus();
            }}
            onType={(reason) => onDraft({ decision: writing, reason })}
            onSend={(reason) => onDecide({ item, title, decision: writing, reason })}
          />
        ) : isDecidable ? (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              className="max-lg:h-11"
              onClick={() => onDecide({ item, title, decision: "approve", reason: "" })}
            >
              <Check aria-hidden />
              {item.kind === "booking" ? t("confirmBooking") : actions("approve")}
              {key("A")}
            </Button>
            <Button size="sm" variant="outline" className="max-lg:h-11" onClick={() => setWriting("reject")}>
              <X aria-hidden />
              {item.kind === "booking" ? t("cancelBooking") : actions("reject")}
              {key("R")}
            </Button>
            {mayAsk ? (
              <Button
                size="sm"
                variant="outline"
                className="max-lg:h-11"
                onClick={() => setWriting("request_changes")}
              >
                <MessageSquareReply aria-hidden />
                {actions("requestChanges")}
                {key("C")}
              </Button>
            ) : null}
          </div>
        ) : item && waitsForSender(item) ? (
          <WaitingForSender />
        ) : item?.kind === "report" || item?.kind === "contract" ? (
          <Link
            ref={ownPage}
            href={item.kind === "report" ? placeOf("report", item.record.id) : contractPath(item.record.id)}
            prefetch={false}
            className={buttonVariants({ size: "sm", className: "max-lg:h-11" })}
          >
            <ArrowRight aria-hidden />
            {t(`elsewhere.${item.kind}`)}
            {key("O")}
          </Link>
        ) : item ? (
          <p className="text-muted-foreground text-sm">{t("decided")}</p>
        ) : null}
      </div>
      <div className="p-4">
        <Dossier {...place} />
      </div>
    </article>
  );
}
