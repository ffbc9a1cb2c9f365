"use client";

import { useQuery } from "@tanstack/react-query";
import { MessageSquareText, Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUndoableRemoval } from "@/components/admin/use-undoable-removal";
import { EmptyState } from "@/components/feedback/empty-state";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import {
  addReasonTemplate,
  removeReasonTemplate,
  templatesPath,
  templatesQuery,
} from "@/lib/features/operations/desk-client";
import { deskBounds } from "@/lib/features/operations/desk-rules";

/** The reasons that administrators keep to give again, for all of them. */
export function TemplatesScreen() {
  const t = useTranslations("AdminSettings");
  const adminActions = useTranslations("Admin.actions");
  const { data, isError, refetch } = useQuery(templatesQuery);
  const [draft, setDraft] = useState({ name: "", text: "" });
  const id = useId();
  const add = useAdminAction({
    run: addReasonTemplate,
    paths: [templatesPath],
    success: () => ({ title: t("added") }),
    failure: () => ({ title: t("notAdded") }),
  });
  const { isGone, remove } = useUndoableRemoval({
    run: removeReasonTemplate,
    paths: [templatesPath],
    failure: () => ({ title: t("notRemoved") }),
  });
  const templates = data?.filter((each) => !isGone(each));
  function send(event: FormEvent) {
    event.preventDefault();
    if (!add.isPending) add.mutate(draft, { onSuccess: () => setDraft({ name: "", text: "" }) });
  }
  return (
    <section aria-labelledby={`${id}-title`} className="max-w-narrow space-y-6">
      <div>
        <h2 id={`${id}-title`} className="font-semibold text-lg">
          {t("reasons")}
        </h2>
        <p className="text-muted-foreground">{t("reasonsText")}</p>
      </div>
      {isError && !data ? <LoadError title={t("failed")} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="h-40" /> : null}
      {templates?.length === 0 ? (
        <EmptyState as="h3" icon={<MessageSquareText />} title={t("empty")} description={t("emptyText")} />
      ) : null}
      {templates && templates.length > 0 ? (
        <ul className="divide-y divide-border rounded-lg border border-border bg-card">
          {templates.map((template) => (
            <li key={template.id} className="flex items-start gap-3 p-4">
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere font-medium">{template.name}</p>
                <p className="wrap-anywhere whitespace-pre-line text-muted-foreground">{template.text}</p>
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={adminActions("deleteOne", { name: template.name })}
                data-removes
                onClick={() => remove(template.id, t("removed"))}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form onSubmit={send} className="space-y-4 rounded-lg border border-border bg-card p-4">
        <h3 className="font-semibold">{t("new")}</h3>
        <div>
          <label htmlFor={`${id}-name`} className="mb-1.5 block font-medium">
            {t("name")}
          </label>
          <Input
            id={`${id}-name`}
            required
            maxLength={deskBounds.templateName}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-text`} className="mb-1.5 block font-medium">
            {t("text")}
          </label>
          <Textarea
            id={`${id}-text`}
            required
            rows={4}
            maxLength={deskBounds.template}
            value={draft.text}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
          />
        </div>
        <Button type="submit" aria-disabled={add.isPending}>
          {t("add")}
        </Button>
      </form>
    </section>
  );
}
