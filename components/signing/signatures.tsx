"use client";

import { CircleCheck, CircleDashed } from "lucide-react";
import { useLocale, useTranslations } from "#texts";
import { roleNames } from "@/lib/features/signing/rules";
import type { SignedContract } from "@/lib/features/signing/schemas";
import { formatMoment } from "@/lib/shared/format-dates";

/** Who has to sign a contract, and who has, when. */
export function Signatures({ contract: { signatures, status } }: { contract: SignedContract }) {
  const t = useTranslations("Signing");
  const roles = useTranslations("ContractTerms");
  const locale = useLocale();
  const isOpen = status === "awaiting_signatures" || status === "draft";
  return (
    <ul className="mt-3 space-y-3">
      {signatures.map(({ role, name, signedAt }) => (
        <li key={role} className="flex items-start gap-2.5">
          {signedAt ? (
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          ) : (
            <CircleDashed aria-hidden className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
          )}
          <span className="min-w-0">
            <span className="block font-medium">{roles(roleNames[role])}</span>
            {signedAt ? (
              <span className="wrap-anywhere block text-sm">
                {name}
                {", "}
                <time dateTime={signedAt} className="tabular">
                  {roles("zonedTime", { moment: formatMoment(new Date(signedAt), locale) })}
                </time>
              </span>
            ) : (
              <span className="block text-muted-foreground text-sm">{t(isOpen ? "notYet" : "never")}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
