import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { TextsProvider } from "@/lib/client/texts";
import { messageAt, type Namespace } from "@/lib/shared/locales";

/**
 * Sends the texts of these namespaces with the page, for `useTranslations` in the client components below. What
 * server components say is already in their markup.
 */
export async function PageTexts({
  namespaces,
  children,
}: {
  namespaces: readonly Namespace[];
  children: ReactNode;
}) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  return (
    <TextsProvider
      locale={locale}
      messages={Object.fromEntries(namespaces.map((name) => [name, messageAt(messages, name)]))}
    >
      {children}
    </TextsProvider>
  );
}
