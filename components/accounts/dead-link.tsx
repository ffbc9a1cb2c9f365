import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { AccountPanel } from "./account-panel";

/** The page of a mail's link that cannot do what it is for, said before anything is pressed: why, and where to go instead. */
export async function DeadLink({ why, children }: { why: ReactNode; children?: ReactNode }) {
  const t = await getTranslations("Accounts");
  return (
    <AccountPanel title={t("verify.invalidTitle")}>
      <Alert variant="warning">
        <p>{why}</p>
      </Alert>
      {children}
    </AccountPanel>
  );
}
