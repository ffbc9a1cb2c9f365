import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { UnsubscribeForm } from "@/components/matching/unsubscribe-form";
import { brand } from "@/lib/shared/brand";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params, searchParams }: AccountPageProps): Promise<Metadata> {
  const { alerts, digest } = await searchParams;
  const about = single(digest) ? "endDigests" : single(alerts) ? "stopAlerts" : "unsubscribe";
  return accountMetadata((await params).locale, `${about}.title`);
}

/** Where the links of mails that one can end lead, by the parameter that names whose mails end. */
const kinds = {
  expert: { texts: "Accounts.unsubscribe", next: "profile", href: "/profile" },
  alerts: { texts: "Accounts.stopAlerts", next: "searches", href: shellRoutes.savedSearches },
  digest: { texts: "Accounts.endDigests", next: "choices", href: `${shellRoutes.notifications}#choices` },
} as const;

/**
 * /unsubscribe?expert=7&token=…, ?alerts=7&token=… or ?digest=7&token=…: where the link of a mail about a matching
 * project, about saved searches or of a day's notifications leads. It asks first, because mail scanners open links too;
 * the server judges the link.
 */
export default async function UnsubscribePage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const about = single(query.digest) ? "digest" : single(query.alerts) ? "alerts" : "expert";
  const { texts, next, href } = kinds[about];
  const [t, own, links] = await Promise.all([
    getTranslations("Accounts.unsubscribe"),
    getTranslations(texts),
    getTranslations("Accounts.mailLinks"),
  ]);
  return (
    <AccountPanel
      title={own("title")}
      description={own("description", { brand: brand.name })}
      footer={
        <Link href={href} prefetch={false} className="font-medium text-primary underline underline-offset-4">
          {links(next)}
        </Link>
      }
    >
      <UnsubscribeForm
        about={about}
        id={single(query[about]) ?? ""}
        token={single(query.token) ?? ""}
        text={{
          submit: t("submit"),
          pending: t("pending"),
          doneTitle: t("doneTitle"),
          done: own("done"),
          failedTitle: t("failedTitle"),
          failed: own("failed"),
        }}
      />
    </AccountPanel>
  );
}
