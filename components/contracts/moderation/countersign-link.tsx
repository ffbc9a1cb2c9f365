"use client";

import { PenLine } from "lucide-react";
import { useTranslations } from "#texts";
import { rowLinkClasses, rowWord } from "@/components/admin/row-buttons";
import { Link } from "@/components/layout/link";
import type { ListedContract } from "@/lib/features/contracts/moderation-schemas";
import { contractPath } from "@/lib/features/contracts/rules";

/** The way to sign for the operator, where the party has signed and the operator has not (deal N3). */
export function CountersignLink({ contract }: { contract: ListedContract }) {
  const t = useTranslations("AdminContracts");
  const { id, reference, status, signedBy } = contract;
  if (status !== "awaiting_signatures" || signedBy.length === 0 || signedBy.includes("operator")) return null;
  return (
    <Link
      href={contractPath(id)}
      prefetch={false}
      aria-label={t("countersignOf", { reference })}
      title={t("countersign")}
      className={rowLinkClasses}
    >
      <PenLine aria-hidden />
      <span className={rowWord}>{t("countersign")}</span>
    </Link>
  );
}
