import { useLocale, useTranslations } from "#texts";
import { PriceLines } from "@/components/pricing/price-lines";
import { Card, CardContent } from "@/components/ui/card";
import { sizeText } from "@/lib/features/pricing/duration";
import type { QuoteDetail } from "@/lib/features/quotes/schemas";
import { formatDate } from "@/lib/shared/format-dates";
import { exactEuros, formatEuros, toCents } from "@/lib/shared/format-money";
import { type Locale, langOf } from "@/lib/shared/locales";
import { QuoteVersions } from "./quote-versions";

/** What is offered, for how much, until when, and what it was before. */
export function QuoteView({ quote }: { quote: QuoteDetail }) {
  const t = useTranslations("Quotes.view");
  const form = useTranslations("Quotes.form");
  const work = useTranslations("Fields.work");
  const units = useTranslations("Units");
  const types = useTranslations("Choices.projectType");
  const locale = useLocale();
  const money = (euros: number) => formatEuros(toCents(euros), locale, { fractionDigits: 2 });
  const facts: [string, string][] = [
    [work("projectType"), types(quote.projectType)],
    [work("hourlyRate"), units("rate", { rate: exactEuros(quote.hourlyRate, locale) })],
    [work("hoursPerWeek"), units("hoursAWeek", { hours: quote.hoursPerWeek })],
    [
      work("duration"),
      t("term", {
        size: sizeText(quote, locale),
        start: formatDate(quote.startDate, locale),
        end: formatDate(quote.endDate, locale),
      }),
    ],
  ];
  const answerLang = langOf(quote.answerLanguage, locale);
  const isUsual = quote.projectType === "project" && quote.milestones.length === 0;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-6">
        <Words label={t("changeWanted")} lang={answerLang} text={quote.changeRequest} />
        <Words label={t("declineReason")} lang={answerLang} text={quote.declineReason} />
        <Card>
          <CardContent className="space-y-5">
            <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
              {facts.map(([label, value]) => (
                <div key={label} className="sm:contents">
                  <dt className="text-muted-foreground">{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <section>
              <h2 className="text-subheading">{form("scope")}</h2>
              <p
                lang={langOf(quote.textLanguage, locale)}
                className="wrap-anywhere mt-2 max-w-reading whitespace-pre-line"
              >
                {quote.scope}
              </p>
            </section>
            {quote.milestones.length > 0 ? (
              <section>
                <h2 className="text-subheading">{form("milestones")}</h2>
                {quote.side === "expert" ? (
                  <p className="text-muted-foreground text-sm">{t("milestoneAmounts")}</p>
                ) : null}
                <ol className="mt-2 divide-y divide-border">
                  {quote.milestones.map(({ title, titleLanguage, percent, dueOn, amount }, index) => (
                    <li
                      key={`${index}-${title}`}
                      className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2"
                    >
                      <span className="wrap-anywhere min-w-0 flex-1 basis-48">
                        <span lang={langOf(titleLanguage, locale)}>{title}</span>
                        <span className="block text-muted-foreground text-sm">
                          {t("milestone", { percent, date: formatDate(dueOn, locale) })}
                        </span>
                      </span>
                      <span className="tabular font-semibold">{money(amount)}</span>
                    </li>
                  ))}
                </ol>
              </section>
            ) : null}
            {isUsual ? (
              <p className="text-muted-foreground">
                {quote.durationMonths === 1 ? t("paidAtTheEnd") : t("usualShares")}
              </p>
            ) : null}
          </CardContent>
        </Card>
        {quote.versions.length > 1 ? <QuoteVersions quote={quote} /> : null}
      </div>
      <Card>
        <CardContent>
          <h2 className="text-subheading">{t("price")}</h2>
          <PriceLines result={quote.pricing} className="mt-4" />
          <p className="mt-4 text-muted-foreground text-sm">
            {t(quote.projectType === "hourly" ? "hourlyNote" : "fixedNote")}
          </p>
        </CardContent>
      </Card>
    </div>
  );
}

function Words({ label, lang, text }: { label: string; lang: Locale | undefined; text: string | null }) {
  return text === null ? null : (
    <figure>
      <figcaption className="text-muted-foreground text-sm">{label}</figcaption>
      <blockquote
        lang={lang}
        className="wrap-anywhere max-w-reading whitespace-pre-line border-border border-l-2 pl-3"
      >
        {text}
      </blockquote>
    </figure>
  );
}
