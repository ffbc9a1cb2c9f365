import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { notFound } from "next/navigation";
import { hasLocale } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { CountVisit } from "@/components/layout/count-visit";
import { SiteShell } from "@/components/layout/site-shell";
import { env } from "@/lib/server/env";
import { operator } from "@/lib/server/operator";
import { brand } from "@/lib/shared/brand";
import { type Locale, languages, locales } from "@/lib/shared/locales";

// The package's own way shows the font whenever it comes; on a phone without Arial that moved whole pages by a line.
// The letters of our languages come first, in half of what the whole typeface weighs; those of other people's names
// when a page has some.
const geist = localFont({
  src: "../../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  variable: "--font-geist",
  weight: "100 900",
  display: "optional",
});
const geistExtended = localFont({
  src: "../../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2",
  variable: "--font-geist-extended",
  weight: "100 900",
  display: "optional",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF" }],
});

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export async function generateMetadata({
  params,
}: {
  params: Promise<{ locale: Locale }>;
}): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Site" });
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: t("title"), template: `%s · ${brand.name}` },
    description: t("description"),
    applicationName: brand.name,
    openGraph: { siteName: brand.name, type: "website", locale: languages[locale].territory },
    twitter: { card: "summary_large_image" },
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#0e1524" },
  ],
};

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!hasLocale(locales, locale)) notFound();
  setRequestLocale(locale);
  return (
    <html
      lang={locale}
      className={`${geist.variable} ${geistExtended.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body>
        <SiteShell operator={operator()}>{children}</SiteShell>
        <CountVisit />
      </body>
    </html>
  );
}
