import "server-only";
import { type Face, faces, Paper } from "@/lib/features/contracts/server/pdf-paper";
import { env } from "@/lib/server/env";
import { type Translator, translator } from "@/lib/server/translator";
import { timeZone } from "@/lib/shared/dates";
import { dateLocales, defaultLocale, type Locale, localePath } from "@/lib/shared/locales";
import { roleNames } from "../rules";
import type { Signature } from "./repository";

export interface AuditSource {
  reference: string;
  projectTitle: string;
  signatures: readonly Signature[];
  documentSha256: string;
  /** Bytes of the file that was signed. */
  size: number;
  operatorName: string;
  at: Date;
  locale: Locale;
}

/**
 * The pages behind a signed contract that tell who has signed it, when and from where, what exactly was signed, and how
 * anybody checks it (deal N4). @returns a tagged PDF
 */
export async function auditPages(source: AuditSource): Promise<Buffer> {
  const { reference, projectTitle, signatures, documentSha256, operatorName, at, locale } = source;
  const t = translator("SealPage", locale);
  const terms = translator("ContractTerms", locale);
  const title = t("title", { reference });
  const paper = new Paper({ title, author: operatorName, subject: title, language: locale, createdAt: at });
  const { root } = paper;
  const gap = (points: number) => {
    paper.y += points;
  };
  const text = (type: string, face: Face, words: string) => paper.text(root, type, face, words);

  text("H1", faces.title, t("heading"));
  gap(6);
  text("P", faces.body, t("intro", { reference, project: projectTitle }));
  for (const signature of signatures) {
    paper.need(130);
    gap(14);
    text("H2", faces.heading, terms(roleNames[signature.role]));
    gap(3);
    for (const [label, value] of signerRows(signature, { t, locale })) row(paper, label, value);
  }
  paper.need(120);
  gap(14);
  text("H2", faces.heading, t("document.heading"));
  gap(3);
  row(paper, t("document.sha256"), documentSha256);
  row(paper, t("document.size"), t("document.bytes", { size: source.size }));
  row(paper, t("document.level"), t("level"));
  row(paper, t("document.seal"), t("document.sealed", { operator: operatorName, at: moments(at, locale) }));
  paper.need(150);
  gap(14);
  text("H2", faces.heading, t("check.heading"));
  gap(3);
  const values = { url: `${env().APP_URL}${localePath(locale, "/verify")}`, size: String(source.size) };
  for (const step of ["page", "pdfsig", "sha256"] as const) {
    text("P", faces.body, t(`check.${step}`, values));
    gap(4);
  }
  return paper.finish((page, pages) => ({ left: title, right: t("footer", { page, pages }) }));
}

const labelWidth = 118;

/** A fact: what it is on the left, what it says on the right. */
function row(paper: Paper, label: string, value: string): void {
  const width = paper.width - labelWidth;
  paper.need(paper.heightOf(faces.body, value, width) + 2);
  const top = paper.y;
  const pair = paper.element(paper.root, "P");
  paper.text(pair, "Span", faces.label, label, { width: labelWidth - 8 });
  const below = paper.y;
  paper.y = top;
  paper.text(pair, "Span", faces.body, value, { x: paper.left + labelWidth, width });
  pair.end();
  paper.y = Math.max(below, paper.y) + 1;
}

function signerRows(
  { name, email, signedAt, ipAddress, userAgent }: Signature,
  { t, locale }: { t: Translator<"SealPage">; locale: Locale },
): [label: string, value: string][] {
  const isItself = ipAddress === null;
  const fields = translator("Fields", locale);
  return [
    [isItself ? fields("person.name") : t("signer.typedName"), name],
    [fields("person.email"), email],
    [t("signer.time"), moments(signedAt, locale)],
    [t("signer.address"), ipAddress ?? t("signer.itself")],
    [t("signer.browser"), userAgent ?? t(isItself ? "signer.itself" : "signer.unknown")],
  ];
}

/** An instant in Helsinki with its zone, and in UTC: "24 November 2026 at 12:03:07 EET · Europe/Helsinki · 2026-11-24T10:03:07.000Z". */
export function moments(at: Date, locale: Locale): string {
  const there = new Intl.DateTimeFormat(dateLocales[locale], {
    ...{ timeZone, day: "numeric", month: locale === defaultLocale ? "long" : "numeric", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23", timeZoneName: "short" },
  }).format(at);
  return `${there} · Europe/Helsinki · ${at.toISOString()}`;
}
