"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Combobox, ComboboxOption } from "@/components/ui/combobox";
import { searchDebounceMs, useDebounced } from "@/lib/client/use-debounced";
import { expertSearchQuery, type PickedExpert } from "@/lib/features/pricing/client";
import { fillText } from "@/lib/shared/fill-text";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import type { PricingTexts } from "./pricing-texts";

interface ExpertPickerProps {
  texts: PricingTexts["expert"];
  locale: string;
  /** Offered before anything is typed. */
  experts: readonly PickedExpert[];
  value: PickedExpert | null;
  onChange: (expert: PickedExpert) => void;
}

/** The expert of an estimate; typing searches all experts. */
export function ExpertPicker({ texts, locale, experts, value, onChange }: ExpertPickerProps) {
  const [text, setText] = useState("");
  const settledText = useDebounced(text, searchDebounceMs);
  const search = useQuery(expertSearchQuery(text === "" ? "" : settledText));
  const isSearching = text !== "" && (text !== settledText || search.isPending);
  const options = text === "" ? experts : isSearching ? [] : (search.data ?? []);

  let message = fillText(texts.count, { count: options.length });
  if (isSearching) message = texts.searching;
  else if (text !== "" && search.isError) message = texts.failed;
  else if (options.length === 0) message = text === "" ? texts.empty : fillText(texts.none, { query: text });

  return (
    <Combobox
      label={texts.label}
      help={texts.help}
      placeholder={texts.placeholder}
      listLabel={texts.list}
      options={options}
      value={value}
      textOf={({ name, title }) => `${name}, ${title}`}
      renderOption={({ name, title, hourlyRate }) => (
        <ComboboxOption
          name={name}
          detail={title}
          aside={fillText(texts.rate, { rate: formatEuros(toCents(hourlyRate), locale) })}
        />
      )}
      message={message}
      onTextChange={setText}
      onChoose={onChange}
    />
  );
}
