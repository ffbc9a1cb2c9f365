import { useEffect, useId, useState } from "react";
import { useTranslations } from "#texts";
import { ExpertCard } from "@/components/experts/expert-card";
import { InviteButton } from "@/components/invitations/invite-button";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { textDraft } from "@/lib/client/form-draft";
import { useNames } from "@/lib/client/names";
import { cardIn, toCardExpert } from "@/lib/features/experts/card";
import { shortlistBounds } from "@/lib/features/shortlists/rules";
import type { ShortlistEntry } from "@/lib/features/shortlists/schemas";

/** An expert of a list with the note about them, which is saved by its button: what is typed is not lost on the way. */
export function ShortlistCard({
  listId,
  entry: { expert, note },
  remove,
  saveNote,
}: {
  listId: number;
  entry: ShortlistEntry;
  remove: () => void;
  /** @returns whether it is saved */
  saveNote: (note: string) => Promise<boolean>;
}) {
  const t = useTranslations("Shortlists.list");
  const names = useNames();
  const id = useId();
  const [text, setText] = useState(note ?? "");
  const [draft] = useState(() => textDraft(`note-${listId}-${expert.id}`));
  useEffect(() => {
    const typed = draft.read(new Date())?.text;
    if (typed !== undefined) setText(typed);
  }, [draft]);
  const [isSaving, setSaving] = useState(false);
  const isChanged = text.trim() !== (note ?? "");

  async function save() {
    if (isSaving || !isChanged) return;
    setSaving(true);
    if (await saveNote(text)) draft.clear();
    setSaving(false);
  }

  return (
    <div className="flex h-full flex-col">
      <div className="flex-1">
        <ExpertCard
          expert={cardIn(names, toCardExpert(expert))}
          as="h2"
          tools={<InviteButton expertId={expert.id} name={expert.name} className="expert-tool" />}
        />
      </div>
      <div className="mt-3 space-y-2">
        <Label htmlFor={id}>{t("note", { expert: expert.name })}</Label>
        <Textarea
          id={id}
          rows={2}
          className="field-sizing-content max-h-80"
          maxLength={shortlistBounds.note}
          aria-describedby={`${id}-help`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            draft.write({ text: event.target.value }, new Date());
          }}
        />
        <p id={`${id}-help`} className="text-muted-foreground text-sm">
          {t("noteHelp")}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-disabled={!isChanged || isSaving} onClick={() => void save()}>
            {t("saveNote")}
          </Button>
          <Button variant="ghost" onClick={remove}>
            {t("remove")}
            <span className="sr-only">: {expert.name}</span>
          </Button>
        </div>
      </div>
    </div>
  );
}
