"use client";

import { Trash2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUndoableRemoval } from "@/components/admin/use-undoable-removal";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { useFormatter } from "@/lib/client/use-formatter";
import { addDeskNote, type DeskPlace, removeDeskNote } from "@/lib/features/operations/desk-client";
import { deskBounds } from "@/lib/features/operations/desk-rules";
import type { DeskNote } from "@/lib/features/operations/desk-schemas";
import { langOf } from "@/lib/shared/locales";

/** The id of the field that the key N goes to. */
export const noteFieldId = "desk-note";

/** What was typed and not added, by item, until the page is loaded anew: a panel is closed by one key. */
const unsent = new Map<string, string>();

/** What administrators have noted about an item for each other. */
export function Notes({ place, notes }: { place: DeskPlace; notes: readonly DeskNote[] }) {
  const t = useTranslations("AdminDesk.notes");
  const admin = useTranslations("AdminDesk");
  const format = useFormatter();
  const locale = useLocale();
  const helpId = useId();
  const key = `${place.kind}-${place.id}`;
  const [text, setText] = useState(() => unsent.get(key) ?? "");
  const write = (words: string) => {
    setText(words);
    unsent.set(key, words);
  };
  const failure = () => ({ title: admin("notSaved") });
  const add = useAdminAction({
    run: (note: string) => addDeskNote(place, note),
    paths: [],
    failure,
  });
  const { isGone, remove } = useUndoableRemoval({ run: removeDeskNote, paths: [], failure });
  const shown = notes.filter((note) => !isGone(note));
  function send(event?: FormEvent) {
    event?.preventDefault();
    if (text.trim() && !add.isPending) add.mutate(text, { onSuccess: () => write("") });
  }
  return (
    <div className="space-y-3">
      <form onSubmit={send} className="space-y-2">
        <Textarea
          id={noteFieldId}
          rows={2}
          aria-label={t("label")}
          aria-describedby={helpId}
          placeholder={t("label")}
          maxLength={deskBounds.note}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
          }}
        />
        <p id={helpId} className="text-muted-foreground text-sm">
          {t("help")}
        </p>
        {text.trim() ? (
          <Button type="submit" size="sm" className="max-lg:h-11" aria-disabled={add.isPending}>
            {t("add")}
          </Button>
        ) : null}
      </form>
      <ul className="space-y-3">
        {shown.map((note) => (
          <li key={note.id} className="border-border border-l-2 pl-3 text-sm">
            <p className="flex items-center gap-2 text-muted-foreground">
              <span className="min-w-0 flex-1">
                {t("by", {
                  name: note.author ?? t("nobody"),
                  date: format.dateTime(new Date(note.createdAt), {
                    dateStyle: "medium",
                    timeStyle: "short",
                  }),
                })}
              </span>
              <Button
                variant="ghost"
                size="icon"
                className="lg:size-8"
                aria-label={t("remove")}
                title={t("remove")}
                data-removes
                onClick={() => remove(note.id, t("removed"))}
              >
                <Trash2 aria-hidden />
              </Button>
            </p>
            <p lang={langOf(note.textLanguage, locale)} className="wrap-anywhere whitespace-pre-line">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
