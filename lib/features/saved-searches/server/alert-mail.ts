import "server-only";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { env } from "@/lib/server/env";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { unsubscribeUrlIn } from "@/lib/server/mail/unsubscribe-link";
import { translator } from "@/lib/server/translator";
import { brand } from "@/lib/shared/brand";
import { formatRate } from "@/lib/shared/format-money";
import type { Locale } from "@/lib/shared/locales";
import { namesIn } from "@/lib/shared/name-table";
import { searchPath } from "../rules";
import type { AlertReader, SearchRow } from "./repository";
import { stopAlertsPath } from "./stop-alerts";

/** How many experts of one search a mail names; the others are one press away. */
const mostNamed = 10;

export type SearchNews = { search: Pick<SearchRow, "name" | "filters">; experts: PublicExpert[] };

/** Tells of the experts who are new in somebody's saved searches, one mail for all of them (deal P3). */
export const alertMail = inAnyLanguage(
  (reader: AlertReader, news: readonly SearchNews[], locale: Locale): Mail => {
    const t = translator("SavedSearchMails", locale);
    const url = env().APP_URL;
    const unsubscribeUrl = unsubscribeUrlIn(locale, stopAlertsPath(reader.userId));
    const count = new Set(news.flatMap(({ experts }) => experts.map(({ id }) => id))).size;
    const [only] = news.length === 1 ? news : [];
    const { place } = namesIn(locale);
    const line = ({ id, name, title, hourlyRate, location }: PublicExpert) => {
      const rate = t("rate", { rate: formatRate(hourlyRate, locale) });
      return `${[`${name}, ${title}`, rate, place(location)].filter(Boolean).join(" · ")}\n${url}/expert/${id}`;
    };
    const details = news.map(({ search, experts }): [string, string] => {
      const lines = experts.slice(0, mostNamed).map(line);
      const more = experts.length - lines.length;
      return [search.name, [...lines, ...(more > 0 ? [t("more", { count: more })] : [])].join("\n")];
    });
    return {
      kind: "saved_search_alert",
      to: reader.email,
      subject: only
        ? t("subjectOne", { count, search: only.search.name })
        : t("subject", { count, searches: news.length }),
      ...renderMail({
        locale,
        heading: t("heading", { count }),
        paragraphs: [t("intro", { searches: news.length })],
        details,
        action: only
          ? { label: t("openSearch"), url: `${url}${searchPath(only.search.filters)}` }
          : { label: t("openAll"), url: `${url}/saved-searches` },
        footer: t("turnOff", {
          brand: brand.name,
          searchesUrl: `${url}/saved-searches`,
          unsubscribeUrl,
        }),
      }),
      unsubscribeUrl,
    };
  },
);
