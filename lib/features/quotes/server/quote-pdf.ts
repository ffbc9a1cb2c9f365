import "server-only";
import { priceTable } from "@/lib/features/contracts/rules";
import { setFacts, setHeading, setPrice, setQuote } from "@/lib/features/contracts/server/contract-pdf";
import { faces, inks, Paper } from "@/lib/features/contracts/server/pdf-paper";
import { sizeText } from "@/lib/features/pricing/duration";
import { pricingConstants, toPercent } from "@/lib/features/pricing/rules";
import { priceOf } from "@/lib/features/pricing/schemas";
import { translator } from "@/lib/server/translator";
import { brand, type Operator } from "@/lib/shared/brand";
import { helsinkiDate } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { formatPercent, formatUnit } from "@/lib/shared/format-numbers";
import type { Locale } from "@/lib/shared/locales";
import { formatEuros, toCents } from "@/lib/shared/money";
import type { Quote } from "../schemas";

/** "OS-Q-000042-2": names a quote and its version on paper and in its file name. */
export const quoteReference = ({
  applicationId,
  version,
}: Pick<Quote, "applicationId" | "version">): string =>
  `OS-Q-${String(applicationId).padStart(6, "0")}-${version}`;

/** A quote as a PDF on the paper of the contracts: who offers what to whom, for how much and until when. */
export function quotePdf(quote: Quote, operator: Operator, locale: Locale): Promise<Buffer> {
  const t = translator("QuotePaper", locale);
  const date = (day: string) => formatDate(day, locale);
  const reference = quoteReference(quote);
  const createdAt = new Date(quote.sentAt ?? quote.updatedAt);
  const paper = new Paper({
    title: `${t("title")}: ${quote.project.title}`,
    author: brand.name,
    subject: t("subtitle"),
    language: locale,
    createdAt,
  });
  paper.text(paper.root, "H1", faces.title, t("title"));
  paper.text(paper.root, "P", faces.label, t("subtitle"));
  paper.text(paper.root, "P", faces.label, `${reference} · ${date(helsinkiDate(createdAt))}`);
  paper.y += 8;
  paper.rule({ weight: 1.5, ink: inks.brand });
  paper.y += 2;

  setFactsSection(paper, quote, operator, locale);
  const scope = paper.element(paper.root, "Sect");
  setHeading(paper, scope, translator("Quotes", locale)("form.scope"));
  const paragraphs = quote.scope.split(/\n\s*\n/).filter((each) => each.trim() !== "");
  setQuote(paper, scope, { label: t("scopeLabel"), paragraphs });
  scope.end();
  setPriceSection(paper, quote, locale);

  const terms = paper.element(paper.root, "Sect");
  setHeading(paper, terms, t("terms"));
  const values = { until: date(quote.validUntil), rules: quote.rulesVersion };
  const isOpen = quote.status === "draft" || (quote.status === "sent" && !quote.ending);
  for (const key of [bindingOf(quote), ...(isOpen ? (["contract"] as const) : []), "rules"] as const) {
    paper.text(terms, "P", faces.body, t(key, values));
    paper.y += 4;
  }
  terms.end();
  return paper.finish((page, pages) => ({
    left: `${t("title")} · ${reference}`,
    right: translator("Contracts", locale)("document.page", { page, pages }),
  }));
}

/** What holds of a quote in its state: only a sent one can be accepted, as long as its application stands. */
const bindingOf = ({ status, hasFallenThrough, ending }: Quote) => {
  if (hasFallenThrough) return "state.fallenThrough";
  if (status !== "sent") return `state.${status}` as const;
  return ending ? (`state.ended.${ending}` as const) : "binding";
};

function setFactsSection(paper: Paper, quote: Quote, operator: Operator, locale: Locale): void {
  const t = translator("QuotePaper", locale);
  const terms = translator("ContractTerms", locale);
  const section = paper.element(paper.root, "Sect");
  setHeading(paper, section, t("about"));
  const { project, expert, version, startDate, endDate, hoursPerWeek, projectType } = quote;
  const rows: [string, string | null][] = [
    [terms("project"), project.title],
    [terms("expert"), t("expert", { name: expert.name, id: String(expert.id) })],
    [t("company"), project.customerCompany ?? t("companyUnnamed")],
    [terms("serviceCompany"), operator.name],
    [t("version"), String(version)],
    [terms("type"), terms(projectType === "hourly" ? "hourly" : "fixed")],
    [
      terms("workload"),
      terms("workloadValue", {
        perWeek: formatUnit(hoursPerWeek, "hour-per-week", locale),
        total: formatUnit(quote.pricing.totalHours, "hour", locale),
      }),
    ],
    [
      terms("term"),
      t("term", {
        start: formatDate(startDate, locale),
        end: formatDate(endDate, locale),
        size: sizeText(quote, locale),
      }),
    ],
  ];
  setFacts(paper, section, rows, "", { x: paper.left, width: paper.width, label: 108 });
  section.end();
}

/** The price that the client pays, line by line, and what of a fixed one falls due when. */
function setPriceSection(paper: Paper, quote: Quote, locale: Locale): void {
  const t = translator("QuotePaper", locale);
  const own = translator("Contracts", locale);
  const lines = translator("Price", locale);
  const price = priceOf(quote.pricing);
  const money = (cents: number) => formatEuros(cents, locale, { fractionDigits: 2 });
  const percent = (basisPoints: number) => formatPercent(toPercent(basisPoints), locale);
  const labels = {
    work: own("document.price.work", {
      hours: formatUnit(price.totalHours, "hour", locale),
      rate: money(price.hourlyRateCents),
    }),
    complexityPremium: own("document.price.complexityPremium", {
      percent: percent(pricingConstants.complexityPremiumBasisPoints[price.projectType]),
    }),
    volumeDiscount: lines("volumeDiscount", { percent: percent(price.volumeDiscountBasisPoints) }),
    fixedScopeDiscount: lines("fixedScopeDiscount", {
      percent: percent(price.fixedScopeDiscountBasisPoints),
    }),
    platformFee: lines("platformFee", { percent: percent(price.platformFeeBasisPoints) }),
    vat: lines("vat", { percent: percent(price.vatBasisPoints) }),
    base: lines("base"),
    total: lines("total"),
    totalWithVat: lines("totalWithVat"),
    remuneration: own("document.price.remuneration"),
  };
  const section = paper.element(paper.root, "Sect");
  setHeading(paper, section, t("price"));
  setPrice(paper, section, {
    kind: "price",
    caption: own(
      quote.projectType === "hourly"
        ? "document.price.clientCaptionEstimate"
        : "document.price.clientCaption",
    ),
    columns: [own("document.price.item"), own("document.price.amount")],
    rows: priceTable(price, "client").map(({ key, amountCents, isSum }) => ({
      label: labels[key],
      amount: money(amountCents),
      isSum,
    })),
  });
  if (quote.milestones.length > 0) {
    setPrice(paper, section, {
      kind: "price",
      caption: own("document.milestones.caption"),
      columns: [own("document.milestones.item"), own("document.price.amount")],
      rows: [
        ...quote.milestones.map(({ title, percent: share, dueOn, amount }, index) => ({
          label: t("milestone", {
            number: index + 1,
            title,
            percent: percent(share * 100),
            dueOn: formatDate(dueOn, locale),
          }),
          amount: money(toCents(amount)),
          isSum: false,
        })),
        { label: lines("total"), amount: money(price.totalCents), isSum: true },
      ],
    });
  } else if (quote.projectType === "project") {
    paper.text(section, "P", faces.body, t(price.durationMonths === 1 ? "paidAtTheEnd" : "usualShares"));
    paper.y += 4;
  }
  section.end();
}
