"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslations } from "#texts";
import { NativeSelect } from "@/components/ui/native-select";
import { templatesQuery } from "@/lib/features/operations/desk-client";

/** The reasons that are kept in the settings, each a draft of what somebody is written; nothing without any. */
export function KeptReasons({ onChoose }: { onChoose: (words: string) => void }) {
  const t = useTranslations("AdminInbox.reason");
  const { data: templates = [] } = useQuery(templatesQuery);
  const id = useId();
  if (templates.length === 0) return null;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-sm">
        {t("kept")}
      </label>
      <NativeSelect
        id={id}
        value=""
        onChange={({ target }) => {
          const chosen = templates.find((template) => String(template.id) === target.value);
          if (chosen) onChoose(chosen.text);
        }}
      >
        <option value="">{t("choose")}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
