"use client";

import { CircleCheck, CircleDashed } from "lucide-react";
import { useTranslations } from "#texts";
import { useFormatter } from "@/lib/client/use-formatter";
import { roleNames } from "@/lib/features/signing/rules";
import type { SignedContract } from "@/lib/features/signing/schemas";

/** Who has to sign a contract, and who has, when. */
export function Signatures({ contract: { signatures, status } }: { contract: SignedContract }) {
  const t = useTranslations("Signing");
  const roles = useTranslations("ContractTerms");
  const format = useFormatter();
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
                  {format.dateTime(new Date(signedAt), { dateStyle: "medium", timeStyle: "short" })}
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
