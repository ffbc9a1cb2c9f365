import { getTranslations } from "next-intl/server";
import { SignInAgain } from "@/components/admin/sign-in-again";
import { PageTexts } from "@/components/layout/page-texts";
import { Alert } from "@/components/ui/alert";
import { Card, CardContent } from "@/components/ui/card";
import { QueryProvider } from "@/lib/client/query-client";
import type { TwoFactorState } from "@/lib/features/accounts/two-factor-schemas";
import { TwoFactor } from "./two-factor";

/** Two-factor sign-in on the account page: setting it up, and turning it off. */
export async function TwoFactorCard({ state, hasPassword }: { state: TwoFactorState; hasPassword: boolean }) {
  const t = await getTranslations("TwoFactor");
  return (
    <Card id="two-factor" className="scroll-mt-20">
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <p className="mt-2 mb-5 max-w-reading text-muted-foreground">{t("description")}</p>
        {state.isRequired && !state.isOn ? (
          <Alert variant="warning" className="mb-5">
            <p>{t("required")}</p>
          </Alert>
        ) : null}
        <PageTexts
          namespaces={["TwoFactor", "Accounts.fields", "Accounts.problems", "Admin.signedOut", "Actions"]}
        >
          <QueryProvider>
            <SignInAgain />
            <TwoFactor initial={state} hasPassword={hasPassword} />
          </QueryProvider>
        </PageTexts>
      </CardContent>
    </Card>
  );
}
