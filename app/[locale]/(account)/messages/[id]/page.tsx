import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { MessagesScreen } from "@/components/conversations/messages-screen";
import { shellRoutes } from "@/components/layout/navigation";
import { PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { pathWithQuery } from "@/lib/features/accounts/rules";
import { listConversations } from "@/lib/features/conversations/server/list-conversations";
import { getConversation } from "@/lib/features/conversations/server/read-conversation";
import { actorFromCookies } from "@/lib/server/actor";
import { redirect } from "@/lib/server/redirect";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Conversations.page" });
  return { title: t("conversationTitle"), robots: { index: false, follow: false } };
}

/** /messages/{id} (deal L1): of one's own; another's is a page that is not there. */
export default async function ConversationPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  if (!parsed.success) notFound();
  const actor = await actorFromCookies();
  if (actor.kind === "guest") {
    redirect(locale, pathWithQuery("/login", { returnTo: `${shellRoutes.messages}/${parsed.data}` }));
  }
  const page = await getConversation(actor, parsed.data, {}).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === "conversation_not_found") return null;
    throw error;
  });
  if (!page) notFound();
  const { conversations, total } = await listConversations(actor, { limit: 50 });
  return (
    <PageShell>
      <PageTexts namespaces={["Actions", "ContactDetails", "Conversations"]}>
        <MessagesScreen
          key={page.conversation.id}
          initial={conversations}
          total={total}
          open={page.conversation}
        />
      </PageTexts>
    </PageShell>
  );
}
