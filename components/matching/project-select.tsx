"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Combobox, ComboboxOption } from "@/components/ui/combobox";
import { filterProjects } from "@/lib/features/postings/browse";
import { browsableProjects } from "@/lib/features/postings/client";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { fillText } from "@/lib/shared/fill-text";
import type { RecommendationTexts } from "./recommendation-texts";

/** As many as a list can show without becoming a page of its own; typing finds the others. */
const shownOptions = 50;

type ProjectOption = { id: number; title: string; company: string | null };

/** The select of open projects (001 §2): the whole list, narrowed by what is typed. */
export function ProjectSelect({
  value,
  onChoose,
  texts,
  company,
}: {
  value: PublicProject | null;
  onChoose: (projectId: number) => void;
  texts: RecommendationTexts["company"]["select"];
  /** Stands for a company that is not named. */
  company: string;
}) {
  const [text, setText] = useState("");
  const projects = useQuery(browsableProjects);
  const found = filterProjects(projects.data ?? [], text === "" ? {} : { query: text });
  const options: ProjectOption[] = found.slice(0, shownOptions).map(({ card }) => card);

  let message = fillText(texts.count, { count: found.length });
  if (projects.isFetching) message = texts.loading;
  else if (projects.isError) message = texts.failed;
  else if (found.length === 0) message = text === "" ? texts.empty : fillText(texts.none, { query: text });

  return (
    <Combobox
      label={texts.label}
      help={texts.help}
      placeholder={texts.placeholder}
      listLabel={texts.list}
      options={options}
      value={value ? { id: value.id, title: value.title, company: value.customerCompany } : null}
      textOf={({ title }) => title}
      renderOption={(project) => <ComboboxOption name={project.title} detail={project.company || company} />}
      message={message}
      onOpenChange={(isOpen) => {
        if (isOpen && projects.isError) void projects.refetch();
      }}
      onTextChange={setText}
      onChoose={({ id }) => onChoose(id)}
    />
  );
}
