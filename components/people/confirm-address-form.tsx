"use client";

import { useTranslations } from "#texts";
import { PressForm } from "@/components/accounts/press-form";
import { confirmAddress } from "@/lib/features/people/client";

/** One press confirms: mail scanners open links too. */
export function ConfirmAddressForm({ token }: { token: string }) {
  const t = useTranslations("ConfirmAddress");
  const accounts = useTranslations("Accounts.problems");
  return (
    <PressForm
      send={() => confirmAddress(token)}
      text={{
        submit: t("submit"),
        pending: t("pending"),
        doneTitle: t("doneTitle"),
        done: t("done"),
        failedTitle: t("failedTitle"),
        failed: accounts("failed"),
      }}
    />
  );
}
