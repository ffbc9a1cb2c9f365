"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Combobox, ComboboxOption } from "@/components/ui/combobox";
import { searchDebounceMs, useDebounced } from "@/lib/client/use-debounced";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { expertChoices } from "@/lib/features/matching/client";
import { fillText } from "@/lib/shared/fill-text";
import { formatRate } from "@/lib/shared/format-money";
import type { RecommendationTexts } from "./recommendation-texts";

/** The select of expert profiles (001 §2). There may be a hundred thousand, so typing searches them all. */
export function ExpertSelect({
  value,
  onChoose,
  texts,
  locale,
}: {
  value: PublicExpert | null;
  onChoose: (expert: PublicExpert) => void;
  texts: RecommendationTexts["expert"]["select"];
  locale: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const settledText = useDebounced(text, searchDebounceMs);
  const query = text === "" ? "" : settledText;
  const choices = useQuery(expertChoices(query, isOpen));
  const isLoading = query !== text || choices.isFetching;
  const options = isLoading ? [] : (choices.data ?? []);

  let message = fillText(texts.count, { count: options.length });
  if (isLoading) message = text === "" ? texts.loading : texts.searching;
  else if (choices.isError) message = texts.failed;
  else if (options.length === 0) message = text === "" ? texts.empty : fillText(texts.none, { query: text });

  return (
    <Combobox
      label={texts.label}
      help={texts.help}
      placeholder={texts.placeholder}
      listLabel={texts.list}
      options={options}
      value={value}
      textOf={({ name, title }) => fillText(texts.option, { name, title })}
      renderOption={({ name, title, hourlyRate }) => (
        <ComboboxOption
          name={fillText(texts.option, { name, title })}
          aside={fillText(texts.rate, { rate: formatRate(hourlyRate, locale) })}
        />
      )}
      message={message}
      onOpenChange={setIsOpen}
      onTextChange={setText}
      onChoose={onChoose}
    />
  );
}
