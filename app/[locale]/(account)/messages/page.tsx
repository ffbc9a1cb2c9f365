import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { MessagesScreen } from "@/components/conversations/messages-screen";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { listConversations } from "@/lib/features/conversations/server/list-conversations";
import { actorFromCookies } from "@/lib/server/actor";
import { redirectToLogin } from "@/lib/server/redirect";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Conversations.page" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /messages (deal L1). */
export default async function MessagesPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, shellRoutes.messages);
  const [t, { conversations, total }] = await Promise.all([
    getTranslations("Conversations.page"),
    listConversations(actor, { limit: 50 }),
  ]);
  return (
    <PageShell>
      <PageHeader title={t("title")} description={t("description")} />
      <PageTexts namespaces={["Actions", "ContactDetails", "Conversations"]}>
        <MessagesScreen initial={conversations} total={total} open={null} />
      </PageTexts>
    </PageShell>
  );
}
