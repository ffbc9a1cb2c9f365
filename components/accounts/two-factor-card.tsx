import { getTranslations } from "next-intl/server";
import { PageTexts } from "@/components/layout/page-texts";
import { Alert } from "@/components/ui/alert";
import { Card, CardContent } from "@/components/ui/card";
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
        <PageTexts namespaces={["TwoFactor"]}>
          <TwoFactor initial={state} hasPassword={hasPassword} />
        </PageTexts>
      </CardContent>
    </Card>
  );
}
