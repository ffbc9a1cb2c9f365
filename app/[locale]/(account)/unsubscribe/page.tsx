import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { UnsubscribeForm } from "@/components/matching/unsubscribe-form";
import { brand } from "@/lib/shared/brand";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "unsubscribe.title");
}

/**
 * /unsubscribe?expert=7&token=…: where the link of a mail about a matching project leads. It asks first, because mail
 * scanners open links too; the server judges the link.
 */
export default async function UnsubscribePage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const [expertId, token] = [single(query.expert) ?? "", single(query.token) ?? ""];
  const t = await getTranslations("Accounts.unsubscribe");
  return (
    <AccountPanel
      title={t("title")}
      description={t("description", { brand: brand.name })}
      footer={
        <Link
          href="/profile"
          prefetch={false}
          className="font-medium text-primary underline underline-offset-4"
        >
          {t("profile")}
        </Link>
      }
    >
      <UnsubscribeForm
        expertId={expertId}
        token={token}
        text={{
          submit: t("submit"),
          pending: t("pending"),
          doneTitle: t("doneTitle"),
          done: t("done"),
          failedTitle: t("failedTitle"),
          failed: t("failed"),
        }}
      />
    </AccountPanel>
  );
}
