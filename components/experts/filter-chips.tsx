import { X } from "lucide-react";
import { useTranslations } from "#texts";

/** A set filter as people read it, and what takes it away. */
export interface FilterChip {
  key: string;
  text: string;
  remove: () => void;
}

/** A button for each set filter that takes it away, and one for all of them; nothing when none is set. */
export function FilterChips({
  chips,
  clear,
  clearText,
}: {
  chips: readonly FilterChip[];
  clear: () => void;
  clearText: string;
}) {
  const t = useTranslations("FilterChips");
  if (chips.length === 0) return null;
  return (
    <section aria-label={t("label")} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, text, remove }) => (
        <button
          key={key}
          type="button"
          aria-label={t("remove", { label: text })}
          onClick={remove}
          className="inline-flex h-9 max-w-full items-center gap-1.5 rounded-full bg-secondary pr-2.5 pl-3.5 font-medium text-secondary-foreground text-sm transition-colors hover:bg-secondary-hover pointer-coarse:h-11"
        >
          <span className="truncate">{text}</span>
          <X aria-hidden className="size-4 shrink-0" />
        </button>
      ))}
      <button
        type="button"
        onClick={clear}
        className="inline-flex h-9 items-center rounded-md px-2 font-medium text-primary text-sm underline underline-offset-4 hover:text-primary-hover pointer-coarse:h-11"
      >
        {clearText}
      </button>
    </section>
  );
}
