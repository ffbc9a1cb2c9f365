import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { ProblemNotice } from "@/components/feedback/notice";
import { PageTexts } from "@/components/layout/page-texts";
import { ConfirmAddressForm } from "@/components/people/confirm-address-form";
import { type AccountPageProps, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "ConfirmAddress" });
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** What the link of a change of address leads to. */
export default async function ConfirmAddressPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const token = single((await searchParams).token);
  const t = await getTranslations("ConfirmAddress");
  return (
    <AccountPanel title={t("title")} description={t("description")}>
      {token ? (
        <PageTexts namespaces={["ConfirmAddress"]}>
          <ConfirmAddressForm token={token} />
        </PageTexts>
      ) : (
        <ProblemNotice title={t("failedTitle")}>
          <p>{(await getTranslations("Accounts"))("linkIncomplete")}</p>
        </ProblemNotice>
      )}
    </AccountPanel>
  );
}
