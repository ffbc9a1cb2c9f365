"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Combobox, ComboboxOption } from "@/components/ui/combobox";
import { searchDebounceMs, useDebounced } from "@/lib/client/use-debounced";
import { expertSearchQuery, type PickedExpert } from "@/lib/features/pricing/client";
import { formatEuros, toCents } from "@/lib/shared/format-money";

interface ExpertPickerProps {
  /** Offered before anything is typed. */
  experts: readonly PickedExpert[];
  value: PickedExpert | null;
  onChange: (expert: PickedExpert) => void;
}

/** The expert of an estimate; typing searches all experts. */
export function ExpertPicker({ experts, value, onChange }: ExpertPickerProps) {
  const t = useTranslations("Pricing.expert");
  const price = useTranslations("Price");
  const locale = useLocale();
  const [text, setText] = useState("");
  const settledText = useDebounced(text, searchDebounceMs);
  const search = useQuery(expertSearchQuery(text === "" ? "" : settledText));
  const isSearching = text !== "" && (text !== settledText || search.isPending);
  const options = text === "" ? experts : isSearching ? [] : (search.data ?? []);

  let message = t("count", { count: options.length });
  if (isSearching) message = t("searching");
  else if (text !== "" && search.isError) message = t("failed");
  else if (options.length === 0) message = text === "" ? t("empty") : t("none", { query: text });

  return (
    <Combobox
      label={t("label")}
      help={t("help")}
      placeholder={t("placeholder")}
      listLabel={t("list")}
      options={options}
      value={value}
      textOf={({ name, title }) => `${name}, ${title}`}
      renderOption={({ name, title, hourlyRate }) => (
        <ComboboxOption
          name={name}
          detail={title}
          aside={price("perHour", { rate: formatEuros(toCents(hourlyRate), locale) })}
        />
      )}
      message={message}
      onTextChange={setText}
      onChoose={onChange}
    />
  );
}
