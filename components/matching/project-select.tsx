"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "#texts";
import { Combobox, ComboboxOption } from "@/components/ui/combobox";
import { filterProjects } from "@/lib/features/postings/browse";
import { browsableProjects } from "@/lib/features/postings/client";
import type { PublicProject } from "@/lib/features/postings/schemas";

/** As many as a list can show without becoming a page of its own; typing finds the others. */
const shownOptions = 50;

type ProjectOption = { id: number; title: string; company: string | null };

/** The select of open projects (001 §2): the whole list, narrowed by what is typed. */
export function ProjectSelect({
  value,
  onChoose,
}: {
  value: PublicProject | null;
  onChoose: (projectId: number) => void;
}) {
  const t = useTranslations("Recommendations.company.select");
  const card = useTranslations("Projects.card");
  const [text, setText] = useState("");
  const projects = useQuery(browsableProjects);
  const found = filterProjects(projects.data ?? [], text === "" ? {} : { query: text });
  const options: ProjectOption[] = found.slice(0, shownOptions).map(({ card }) => card);

  let message = t("count", { count: found.length });
  if (projects.isFetching) message = t("loading");
  else if (projects.isError) message = t("failed");
  else if (found.length === 0) message = text === "" ? t("empty") : t("none", { query: text });

  return (
    <Combobox
      label={t("label")}
      help={t("help")}
      placeholder={t("placeholder")}
      listLabel={t("list")}
      options={options}
      value={value ? { id: value.id, title: value.title, company: value.customerCompany } : null}
      textOf={({ title }) => title}
      renderOption={(project) => (
        <ComboboxOption name={project.title} detail={project.company || card("company")} />
      )}
      message={message}
      onOpenChange={(isOpen) => {
        if (isOpen && projects.isError) void projects.refetch();
      }}
      onTextChange={setText}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
