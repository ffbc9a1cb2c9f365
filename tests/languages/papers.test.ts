import { contractTypes } from "@/lib/features/contracts/rules";
import { contractDocument } from "@/lib/features/contracts/server/contract-document";
import { contractPdf } from "@/lib/features/contracts/server/contract-pdf";
import type { ProjectType } from "@/lib/features/pricing/rules";
import { quotePdf } from "@/lib/features/quotes/server/quote-pdf";
import { showQuote } from "@/lib/features/quotes/server/show-quote";
import { auditPages } from "@/lib/features/signing/server/audit-pages";
import { demoOperator } from "@/lib/shared/brand";
import { type Locale, locales } from "@/lib/shared/locales";
import { contractSource } from "@/tests/support/contract-source";
import { type ReadPdf, readPdf } from "@/tests/support/pdf";
import { isWrittenAsIn } from "@/tests/support/written-in";
import { at, company, project, quote, to, words } from "./samples";

const operator = { isDemo: false, name: "Osaaja", email: to, ...demoOperator } as const;

function contract(
  locale: Locale,
  type: (typeof contractTypes)[number],
  projectType: ProjectType,
  isSent: boolean,
) {
  const engagement = { title: project, description: words, clientCompany: company, projectType };
  const source = contractSource(engagement, { projectType });
  const expert = { ...source.expert, title: "Xyz" };
  return contractPdf(contractDocument({ ...source, expert, locale, isSent }, type));
}

const signed = {
  ...{
    name: "Veera Väisänen",
    email: to,
    signedAt: at,
    userAgent: "Firefox",
    documentSha256: "ab".repeat(32),
  },
};
const papers: [name: string, render: (locale: Locale) => Promise<Uint8Array>][] = [
  ...contractTypes.flatMap((type) =>
    (["hourly", "project"] as const).flatMap((projectType) =>
      [true, false].map((isSent): (typeof papers)[number] => [
        `a contract (${type}, ${projectType}, sent: ${isSent})`,
        (locale) => contract(locale, type, projectType, isSent),
      ]),
    ),
  ),
  ...(["sent", "draft", "declined"] as const).map((status): (typeof papers)[number] => [
    `a quote (${status})`,
    (locale) =>
      quotePdf(
        showQuote({ ...quote, status }, { side: "company", today: "2027-03-04", locale }),
        operator,
        locale,
      ),
  ]),
  [
    "the pages behind a sealed contract",
    (locale) =>
      auditPages({
        ...{
          reference: "OS-000017-C",
          projectTitle: project,
          documentSha256: "ab".repeat(32),
          size: 123_456,
        },
        ...{ operatorName: "Osaaja", at, locale },
        signatures: [
          { ...signed, role: "client", ipAddress: "192.0.2.7" },
          { ...signed, role: "operator", ipAddress: null, userAgent: null },
        ],
      }),
  ],
];

const linesOf = ({ pages }: ReadPdf) => pages.map(({ text }) => text).join("\n");

it.each(papers)("%s is written in each language", async (_, render) => {
  const english = await readPdf(await render("en"));
  for (const locale of locales) {
    const paper = locale === "en" ? english : await readPdf(await render(locale));
    expect(paper.language).toBe(locale);
    expect(isWrittenAsIn(locale, `${paper.title}\n${linesOf(paper)}`, linesOf(english))).toEqual([]);
    if (locale !== "en") expect(paper.title).not.toBe(english.title);
  }
});
