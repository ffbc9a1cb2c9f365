import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { FieldError, FieldHelp } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { NativeSelect } from "@/components/ui/native-select";
import { rateFilter } from "@/lib/features/experts/search-params";
import { isWishValue, type WishKind, wishBounds, wishChoices } from "@/lib/features/matching/wish";
import { cities, cityNameOf } from "@/lib/shared/cities";
import { useWishWords } from "./wish-words";

const cityKeys = cities.map(({ key }) => key);

/** The values of a kind that are chosen from a list; null where they are typed. */
function choicesOf(kind: WishKind): readonly string[] | null {
  if (kind === "place") return cityKeys;
  return kind === "work" || kind === "level" || kind === "language" ? wishChoices[kind] : null;
}

const inputs: Partial<Record<WishKind, { type: string; inputMode?: "decimal" | "numeric" }>> = {
  hours: { type: "text", inputMode: "numeric" },
  months: { type: "text", inputMode: "numeric" },
  rate: { type: "text", inputMode: "decimal" },
  start: { type: "date" },
};

const hasHelp = (kind: WishKind) =>
  kind !== "skill" && kind !== "rate" && kind !== "work" && kind !== "level" && kind !== "field";
const hasOwnFault = (kind: WishKind) =>
  kind === "rate" || kind === "start" || kind === "hours" || kind === "months";

/** One field for one wish. It takes the focus, because it appears where something was pressed. */
export function WishEditor({
  kind,
  value,
  onSave,
  onCancel,
}: {
  kind: WishKind;
  /** Empty for a new wish. */
  value: string;
  onSave: (value: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations("Wishes");
  const locale = useLocale();
  const actions = useTranslations("Actions");
  const words = useWishWords();
  const id = useId();
  const choices = choicesOf(kind);
  const [typed, setTyped] = useState(value === "now" ? "" : value || (choices?.[0] ?? ""));
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    const rate = kind === "rate" ? rateFilter(typed)?.toString() : undefined;
    const wanted = rate ?? (typed.trim() || (kind === "start" ? "now" : ""));
    if (isWishValue(kind, wanted)) return onSave(wanted);
    setIsWrong(true);
    field.current?.focus();
  }

  const help = hasHelp(kind) ? t(`help.${kind}`) : null;
  const common = {
    id,
    ref: field,
    value: typed,
    "aria-invalid": isWrong || undefined,
    "aria-describedby":
      [help ? `${id}-help` : "", isWrong ? `${id}-error` : ""].join(" ").trim() || undefined,
  };
  return (
    <form
      noValidate
      onSubmit={save}
      onKeyDown={(event) => event.key === "Escape" && onCancel()}
      className="max-w-md space-y-3 rounded-lg border border-border bg-card p-4"
    >
      <div className="space-y-1.5">
        <Label htmlFor={id}>{t(`kinds.${kind}`)}</Label>
        {choices ? (
          <NativeSelect {...common} onChange={(event) => setTyped(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {kind === "place" ? cityNameOf(choice, locale) : words({ kind, value: choice })}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <Input
            {...common}
            {...inputs[kind]}
            autoComplete="off"
            maxLength={wishBounds.characters}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <FieldHelp id={`${id}-help`}>{help}</FieldHelp>
        {isWrong ? (
          <div role="alert">
            <FieldError id={`${id}-error`}>{t(`wrong.${hasOwnFault(kind) ? kind : "text"}`)}</FieldError>
          </div>
        ) : null}
      </div>
      <div className="flex gap-3">
        <Button type="submit">{t("save")}</Button>
        <Button variant="outline" onClick={onCancel}>
          {actions("cancel")}
        </Button>
      </div>
    </form>
  );
}
