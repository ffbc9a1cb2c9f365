"use client";

import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import type { Duplicate } from "@/lib/features/operations/desk-schemas";
import { placeOf } from "./places";

/** Who may be the same person, and what is the same. */
export function Duplicates({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const t = useTranslations("AdminDesk.duplicates");
  return (
    <ul className="space-y-1 text-sm">
      {duplicates.map(({ kind, id, name, title, by }) => (
        <li key={`${kind}-${id}`} className="wrap-anywhere">
          <Link href={placeOf(kind, id)} prefetch={false} className={linkClasses}>
            {t(kind, { name, title })}
          </Link>{" "}
          <span className="text-muted-foreground">
            {t("by", { signs: by.map((sign) => t(`signs.${sign}`)).join(", ") })}
          </span>
        </li>
      ))}
    </ul>
  );
}
