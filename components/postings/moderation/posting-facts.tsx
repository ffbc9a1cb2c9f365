"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Badge } from "@/components/ui/badge";
import { useNames } from "@/lib/client/names";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";

/** A label with its value; without one it says so. */
export function Fact({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("AdminProjects.details");
  const isEmpty = children === null || children === "";
  return (
    <div className={wide ? "col-span-2 min-w-0" : "min-w-0"}>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="wrap-anywhere">
        {isEmpty ? <span className="text-muted-foreground">{t("notProvided")}</span> : children}
      </dd>
    </div>
  );
}

export function SkillBadges({ skills }: { skills: AdminPosting["requiredSkills"] }) {
  const names = useNames();
  return (
    <span className="flex flex-wrap gap-1.5 pt-0.5">
      {skills.map((skill) => (
        <Badge key={skill} variant="primary">
          {names.skill(skill)}
        </Badge>
      ))}
    </span>
  );
}
