import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { NotificationChoices } from "@/components/notifications/notification-choices";
import { NotificationList } from "@/components/notifications/notification-list";
import { listChoices } from "@/lib/features/notifications/server/choose-delivery";
import { listNotifications } from "@/lib/features/notifications/server/read-notifications";
import { actorFromCookies } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import { pageSize } from "@/lib/shared/http/list-query";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Notifications" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /notifications: what is new, and how one hears of it. */
export default async function NotificationsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.notifications);
  const [t, page, choices] = await Promise.all([
    getTranslations("Notifications"),
    listNotifications(actor, { limit: pageSize.screen }),
    listChoices(actor),
  ]);
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <PageTexts namespaces={["Notifications.list", "Notifications.choices", "Notifications.names"]}>
        <NotificationList initial={page} />
        <NotificationChoices initial={choices} />
      </PageTexts>
    </PageShell>
  );
}
