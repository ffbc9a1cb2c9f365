import "server-only";
import { sizeText } from "@/lib/features/pricing/duration";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { translator } from "@/lib/server/translator";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros } from "@/lib/shared/money";
import type { QuoteRow } from "./repository";
import { shownName } from "./show-quote";

const pageOf = (id: number) => `${env().APP_URL}/quotes/${id}`;

/** To a company: a quote that it can answer, with what it costs and until when. */
export const receivedMail = inAnyLanguage((to: string, quote: QuoteRow, locale: Locale): Mail => {
  const t = translator("QuoteMails", locale);
  const price = translator("Price", locale);
  const fields = translator("Fields", locale);
  const values = {
    name: shownName(quote, locale),
    project: quote.title,
    version: quote.version,
    until: formatDate(quote.validUntil, locale),
  };
  const money = (cents: number) => formatEuros(cents, locale, { fractionDigits: 2 });
  const totalWithVat = Math.round(quote.pricing.totalWithVat * 100);
  return {
    kind: "quote_received",
    to,
    subject: t("received.subject", values),
    ...renderMail({
      locale,
      heading: t("received.heading", values),
      paragraphs: [t("received.intro", values), t("received.next", values)],
      details: [
        [price("total"), money(quote.totalCents)],
        [price("totalWithVat"), money(totalWithVat)],
        [fields("project.start"), formatDate(quote.startDate, locale)],
        [fields("work.duration"), sizeText(quote, locale)],
      ],
      action: { label: t("open"), url: pageOf(quote.id) },
    }),
  };
});

export type ExpertNews = "declined" | "change_requested" | "expired";

/** To an expert: what has become of a quote, with what the company says. */
export const answeredMail = inAnyLanguage(
  (
    to: string,
    quote: Pick<QuoteRow, "id" | "title" | "version">,
    news: ExpertNews,
    message: string | null,
    locale: Locale,
  ): Mail => {
    const t = translator("QuoteMails", locale);
    const values = { project: quote.title, version: quote.version };
    return {
      kind: "quote_answered",
      to,
      subject: t(`${news}.subject`, values),
      ...renderMail({
        locale,
        heading: t(`${news}.heading`),
        paragraphs: [t(`${news}.intro`, values), t(`${news}.next`)],
        details: message ? [[t("message"), message]] : [],
        action: { label: t("open"), url: pageOf(quote.id) },
      }),
    };
  },
);

/** What a contract came from, for whoever signs it. */
export const originOf = (
  type: "client" | "expert",
  { name, company, project, version }: { name: string; company: string; project: string; version: number },
  locale: Locale,
): string => translator("QuoteMails", locale)(`origin.${type}`, { name, company, project, version });
