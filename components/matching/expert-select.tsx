"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Combobox, ComboboxOption } from "@/components/ui/combobox";
import { searchDebounceMs, useDebounced } from "@/lib/client/use-debounced";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { expertChoices } from "@/lib/features/matching/client";
import { formatRate } from "@/lib/shared/format-money";

/** The select of expert profiles (001 §2). There may be a hundred thousand, so typing searches them all. */
export function ExpertSelect({
  value,
  onChoose,
}: {
  value: PublicExpert | null;
  onChoose: (expert: PublicExpert) => void;
}) {
  const t = useTranslations("Recommendations.expert.select");
  const price = useTranslations("Price");
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const settledText = useDebounced(text, searchDebounceMs);
  const query = text === "" ? "" : settledText;
  const choices = useQuery(expertChoices(query, isOpen));
  const isLoading = query !== text || choices.isFetching;
  const options = isLoading ? [] : (choices.data ?? []);

  let message = t("count", { count: options.length });
  if (isLoading) message = text === "" ? t("loading") : t("searching");
  else if (choices.isError) message = t("failed");
  else if (options.length === 0) message = text === "" ? t("empty") : t("none", { query: text });

  return (
    <Combobox
      label={t("label")}
      help={t("help")}
      placeholder={t("placeholder")}
      listLabel={t("list")}
      options={options}
      value={value}
      textOf={({ name, title }) => t("option", { name, title })}
      renderOption={({ name, title, hourlyRate }) => (
        <ComboboxOption
          name={t("option", { name, title })}
          aside={price("perHour", { rate: formatRate(hourlyRate, locale) })}
        />
      )}
      message={message}
      onOpenChange={setIsOpen}
      onTextChange={setText}
      onChoose={onChoose}
    />
  );
}
