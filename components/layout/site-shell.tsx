import { X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CompareSlot } from "@/components/comparison/compare-slot";
import { JoinHearts } from "@/components/favorites/join-hearts";
import { Toaster } from "@/components/feedback/toaster";
import { FirstPaintScript } from "@/lib/client/theme";
import { brand, type Operator } from "@/lib/shared/brand";
import { locales } from "@/lib/shared/locales";
import { FollowLinks } from "./follow-links";
import { LanguageOffer, type LanguageOfferTexts } from "./language-offer";
import { PageTexts } from "./page-texts";
import { SiteFooter } from "./site-footer";
import { SiteFrame } from "./site-frame";
import { SiteHeader } from "./site-header";

/** What the client components of the shell say, and the parts that any page may use. */
const shellTexts = ["Actions", "Feedback", "Form", "Shell.account", "Shell.compare", "Shell.mobile"] as const;

/** Everything around a page: theme, skip link, header, <main>, footer, toasts; the administration has its own frame. Goes into the layout's <body>. */
export async function SiteShell({ operator, children }: { operator: Operator; children: ReactNode }) {
  const shell = await getTranslations("Shell");
  const texts = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: "Shell.language" });
      return [locale, { offer: t("offer"), change: t("change"), stay: t("stay") }] as const;
    }),
  );
  const offers = Object.fromEntries(texts) as LanguageOfferTexts;
  return (
    <>
      <FirstPaintScript />
      <PageTexts namespaces={shellTexts}>
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-3 font-medium text-primary-foreground focus:translate-y-0"
        >
          {shell("skipLink")}
        </a>
        <SiteFrame
          header={
            <>
              <SiteHeader />
              <noscript>
                <p className="border-border border-b bg-secondary px-4 py-3 text-center text-secondary-foreground">
                  {shell("noScript", { support: brand.supportEmail })}
                </p>
              </noscript>
            </>
          }
          footer={
            <>
              <CompareSlot />
              <SiteFooter operator={operator} />
            </>
          }
          end={<LanguageOffer texts={offers} closeIcon={<X aria-hidden className="size-4" />} />}
        >
          {children}
        </SiteFrame>
        <JoinHearts />
        <Toaster />
        <FollowLinks />
      </PageTexts>
    </>
  );
}
