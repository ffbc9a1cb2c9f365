import { LoaderCircle } from "lucide-react";
import { redirect } from "next/navigation";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations, setRequestLocale } from "next-intl/server";
import { type ReactNode, Suspense } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { AdminNavigation } from "@/components/operations/navigation";
import { QueryProvider } from "@/lib/client/query-client";
import { deniedPath } from "@/lib/features/accounts/policy";
import { actorFromCookies } from "@/lib/server/actor";
import type { Locale } from "@/lib/shared/locales";

type Props = { children: ReactNode; params: Promise<{ locale: Locale }> };

export const metadata = { robots: { index: false, follow: false } };

/**
 * Every administrators' page. The middleware has read the session's role; here the database is asked, and somebody
 * who is no administrator any more goes home. The pages themselves hold no data: it comes from the API, which asks
 * again (decisions A3, A10).
 */
export default async function AdminLayout({ children, params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const messages = Object.entries(await getMessages()).filter(([namespace]) => namespace.startsWith("Admin"));
  return (
    <PageShell>
      <Suspense fallback={<Verifying />}>
        <Gate>
          {/* These screens are for few people and full of words, so they get the catalogue and its plurals. */}
          <NextIntlClientProvider locale={locale} messages={Object.fromEntries(messages)}>
            <QueryProvider>
              <AdminNavigation />
              {children}
            </QueryProvider>
          </NextIntlClientProvider>
        </Gate>
      </Suspense>
    </PageShell>
  );
}

async function Gate({ children }: { children: ReactNode }) {
  const actor = await actorFromCookies();
  if (actor.kind !== "admin") redirect(deniedPath("/admin"));
  return children;
}

async function Verifying() {
  const t = await getTranslations("Admin");
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-24">
      <LoaderCircle aria-hidden className="size-8 animate-spin text-primary" />
      <p className="text-lg">{t("verifying")}</p>
    </div>
  );
}
