import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { DeadLink } from "@/components/accounts/dead-link";
import { Link } from "@/components/layout/link";
import { PageTexts } from "@/components/layout/page-texts";
import { ConfirmAddressForm } from "@/components/people/confirm-address-form";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { isAddressLinkOpen } from "@/lib/features/people/server/change-address";
import { brand, supportMailto } from "@/lib/shared/brand";
import { type AccountPageProps, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "ConfirmAddress" });
  return { title: t("title"), robots: { index: false, follow: false }, referrer: "same-origin" };
}

/** What the link of a change of address leads to. It asks first, or says that it does not work. */
export default async function ConfirmAddressPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const token = single((await searchParams).token);
  if (!token || !(await isAddressLinkOpen(token))) {
    const links = await getTranslations("Links");
    const why = token
      ? (await getTranslations("Errors"))("address_link_invalid")
      : (await getTranslations("Accounts"))("linkIncomplete");
    return (
      <DeadLink why={why}>
        <Button asChild variant="accent" className="w-full">
          <Link href="/login" prefetch={false}>
            {links("signIn")}
          </Link>
        </Button>
        <a href={supportMailto} className={buttonVariants({ variant: "outline", className: "w-full" })}>
          {brand.supportEmail}
        </a>
      </DeadLink>
    );
  }
  const t = await getTranslations("ConfirmAddress");
  return (
    <AccountPanel title={t("title")} description={t("description")}>
      <PageTexts namespaces={["ConfirmAddress"]}>
        <ConfirmAddressForm token={token} />
      </PageTexts>
    </AccountPanel>
  );
}
