"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { addSkillName, removeSkillName, searchMisses, skillNames } from "@/lib/features/vocabulary/client";
import type { SkillName } from "@/lib/features/vocabulary/schemas";

const paths = [searchMisses.path, skillNames.path];

/** Giving a skill a name and taking it away: each can be taken back by the other. */
export function useNameActions() {
  const t = useTranslations("AdminSearches.toasts");
  const actions = useTranslations("Actions");
  const add = useAdminAction({
    run: ({ name, skillKey }: Pick<SkillName, "name" | "skillKey">) => addSkillName(name, skillKey),
    paths,
    success: ({ name, skillLabel }) => ({
      title: t("added"),
      description: t("addedText", { name, skill: skillLabel }),
    }),
    failure: () => ({ title: t("addFailed") }),
  });
  const remove = useAdminAction({
    run: ({ id }: SkillName) => removeSkillName(id),
    paths,
    success: (_, removed) => ({
      title: t("removed"),
      description: t("removedText", { name: removed.name, skill: removed.skillLabel }),
      action: { label: actions("undo"), onClick: () => add.mutate(removed) },
    }),
    failure: () => ({ title: t("removeFailed") }),
  });
  return { add, remove };
}
