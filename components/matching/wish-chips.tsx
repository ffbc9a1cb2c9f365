import { Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import {
  canBeMust,
  isSeveral,
  type Wish,
  type WishKind,
  wishKinds,
  withWish,
} from "@/lib/features/matching/wish";
import { WishEditor } from "./wish-editor";
import { useWishWords } from "./wish-words";

const identity = ({ kind, value }: Wish) => `${kind} ${value}`;

/** What is being changed: a wish that is there, or a new one of a kind. */
type Editing = { wish: Wish } | { kind: WishKind } | null;

/** What was understood: each wish can be changed, made a must or nice to have, and taken away; others can be added. */
export function WishChips({
  wishes,
  onChange,
}: {
  wishes: readonly Wish[];
  onChange: (wishes: readonly Wish[]) => void;
}) {
  const t = useTranslations("Wishes");
  const words = useWishWords();
  const [editing, setEditing] = useState<Editing>(null);
  const list = useRef<HTMLUListElement>(null);
  // What was pressed may go with the change: the list is the next place.
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes > 0 && document.activeElement === document.body) list.current?.focus();
  }, [changes]);

  function change(next: readonly Wish[]) {
    setEditing(null);
    setChanges(changes + 1);
    onChange(next);
  }

  const isEdited = (wish: Wish) => editing !== null && "wish" in editing && editing.wish === wish;
  const addable = wishKinds.filter((kind) => isSeveral(kind) || !wishes.some((wish) => wish.kind === kind));
  return (
    <div className="space-y-4">
      <ul ref={list} tabIndex={-1} aria-label={t("list")} className="flex flex-wrap gap-2">
        {wishes.map((wish) => {
          const label = words(wish);
          return (
            <li
              key={identity(wish)}
              className={cn(
                "inline-flex max-w-full items-center rounded-xl border bg-card",
                wish.isMust ? "border-primary ring-1 ring-primary" : "border-border",
              )}
            >
              <button
                type="button"
                aria-label={t("change", { label })}
                aria-expanded={isEdited(wish)}
                onClick={() => setEditing(isEdited(wish) ? null : { wish })}
                className="min-h-11 min-w-0 break-words rounded-l-xl py-1.5 pr-2 pl-4 text-left font-medium hover:bg-muted"
              >
                {label}
              </button>
              {canBeMust(wish.kind) ? (
                <button
                  type="button"
                  // Begins with what is seen; says what a press does.
                  aria-label={t(wish.isMust ? "mustOf" : "niceOf", { label })}
                  onClick={() => onChange(withWish(wishes, { ...wish, isMust: !wish.isMust }, wish))}
                  className={cn(
                    "min-h-11 shrink-0 px-2 text-sm underline-offset-4 hover:underline",
                    wish.isMust ? "font-semibold text-primary" : "text-muted-foreground",
                  )}
                >
                  {wish.isMust ? t("must") : t("nice")}
                </button>
              ) : null}
              <button
                type="button"
                aria-label={t("remove", { label })}
                onClick={() => change(wishes.filter((each) => each !== wish))}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-r-xl text-muted-foreground hover:bg-muted hover:text-foreground"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          );
        })}
      </ul>
      {editing === null ? (
        <fieldset className="flex min-w-0 flex-wrap items-center gap-2">
          <legend className="sr-only">{t("add")}</legend>
          {addable.map((kind) => (
            <Button
              key={kind}
              variant="ghost"
              size="sm"
              className="pointer-coarse:h-11"
              onClick={() => setEditing({ kind })}
            >
              <Plus aria-hidden />
              {t(`kinds.${kind}`)}
            </Button>
          ))}
        </fieldset>
      ) : (
        <WishEditor
          key={"wish" in editing ? identity(editing.wish) : editing.kind}
          kind={"wish" in editing ? editing.wish.kind : editing.kind}
          value={"wish" in editing ? editing.wish.value : ""}
          onCancel={() => change(wishes)}
          onSave={(value) => {
            const [before, kind, isMust] =
              "wish" in editing
                ? [editing.wish, editing.wish.kind, editing.wish.isMust]
                : [undefined, editing.kind, false];
            change(withWish(wishes, { kind, value, isMust }, before));
          }}
        />
      )}
    </div>
  );
}
