import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { DeadLink } from "@/components/accounts/dead-link";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { UnsubscribeForm } from "@/components/matching/unsubscribe-form";
import { brand } from "@/lib/shared/brand";
import { isWholeUnsubscribeLink } from "@/lib/shared/unsubscribe-link";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

/** Where the links of mails that one can end lead, by the parameter that names whose mails end. */
const kinds = {
  expert: { texts: "unsubscribe", next: "profile", href: "/profile" },
  alerts: { texts: "stopAlerts", next: "searches", href: shellRoutes.savedSearches },
  digest: { texts: "endDigests", next: "choices", href: `${shellRoutes.notifications}#choices` },
} as const;

/** What the link of a mail says; null of one that lost a part on its way. */
async function linkOf({ searchParams }: AccountPageProps) {
  const query = await searchParams;
  const about = single(query.digest) ? "digest" : single(query.alerts) ? "alerts" : "expert";
  const link = { id: single(query[about]) ?? "", token: single(query.token) ?? "" };
  return isWholeUnsubscribeLink(link) ? ({ about, ...link, ...kinds[about] } as const) : null;
}

export async function generateMetadata(props: AccountPageProps): Promise<Metadata> {
  const link = await linkOf(props);
  return accountMetadata((await props.params).locale, link ? `${link.texts}.title` : "verify.invalidTitle");
}

/**
 * /unsubscribe?expert=7&token=…, ?alerts=7&token=… or ?digest=7&token=…: where the link of a mail leads that tells of a
 * matching project, an invitation or one's availability, of saved searches, or of a day's notifications. It asks first,
 * because mail scanners open links too; the server judges the link.
 */
export default async function UnsubscribePage(props: AccountPageProps) {
  setRequestLocale((await props.params).locale);
  const link = await linkOf(props);
  const t = await getTranslations("Accounts");
  if (!link) return <DeadLink why={t("linkIncomplete")} />;
  const { texts, about, id, token } = link;
  return (
    <AccountPanel
      title={t(`${texts}.title`)}
      footer={
        <Link
          href={link.href}
          prefetch={false}
          className="font-medium text-primary underline underline-offset-4"
        >
          {t(`mailLinks.${link.next}`)}
        </Link>
      }
    >
      <UnsubscribeForm
        about={about}
        id={id}
        token={token}
        text={{
          question: t(`${texts}.description`, { brand: brand.name }),
          submit: t("unsubscribe.submit"),
          pending: t("unsubscribe.pending"),
          doneTitle: t("unsubscribe.doneTitle"),
          done: t(`${texts}.done`),
          failedTitle: t("unsubscribe.failedTitle"),
          failed: t(`${texts}.failed`),
        }}
      />
    </AccountPanel>
  );
}
