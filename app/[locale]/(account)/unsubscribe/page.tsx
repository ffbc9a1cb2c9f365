import type { Metadata } from "next";
import Link from "next/link";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { shellRoutes } from "@/components/layout/navigation";
import { UnsubscribeForm } from "@/components/matching/unsubscribe-form";
import { brand } from "@/lib/shared/brand";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params, searchParams }: AccountPageProps): Promise<Metadata> {
  const isAboutSearches = single((await searchParams).alerts) !== undefined;
  return accountMetadata((await params).locale, isAboutSearches ? "stopAlerts.title" : "unsubscribe.title");
}

/**
 * /unsubscribe?expert=7&token=…, or ?alerts=7&token=…: where the link of a mail about a matching project, or about saved
 * searches, leads. It asks first, because mail scanners open links too; the server judges the link.
 */
export default async function UnsubscribePage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const [expertId, userId] = [single(query.expert), single(query.alerts)];
  const t = await getTranslations("Accounts.unsubscribe");
  const alerts = await getTranslations("Accounts.stopAlerts");
  const about = userId === undefined ? t : alerts;
  return (
    <AccountPanel
      title={about("title")}
      description={about("description", { brand: brand.name })}
      footer={
        <Link
          href={userId === undefined ? "/profile" : shellRoutes.savedSearches}
          prefetch={false}
          className="font-medium text-primary underline underline-offset-4"
        >
          {userId === undefined ? t("profile") : alerts("searches")}
        </Link>
      }
    >
      <UnsubscribeForm
        expertId={expertId}
        userId={userId}
        token={single(query.token) ?? ""}
        text={{
          submit: t("submit"),
          pending: t("pending"),
          doneTitle: t("doneTitle"),
          done: about("done"),
          failedTitle: t("failedTitle"),
          failed: about("failed"),
        }}
      />
    </AccountPanel>
  );
}
