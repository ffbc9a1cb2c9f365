import "server-only";
import { escapeHtml } from "@/lib/server/html";
import type { ContractBlock, ContractDocument, Fact } from "./contract-document";

/** Ink on paper in every theme, on a screen of any width and on A4. */
const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem 1.25rem;background:#fff;color:#172033;font:15px/1.6 "Geist",system-ui,-apple-system,"Segoe UI",Roboto,Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:44rem;margin:0 auto}
header{padding-bottom:1.25rem;border-bottom:2px solid #1f3a7a}
h1{margin:0;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;hyphens:auto}
header p{margin:.25rem 0 0;color:#4a5670}
h2{margin:2rem 0 .75rem;font-size:1.125rem;line-height:1.35;break-after:avoid}
h3{margin:0 0 .375rem;font-size:.9375rem;color:#1f3a7a;break-after:avoid}
p{margin:0 0 .75rem;text-wrap:pretty}
.parties,.signatures{display:grid;gap:1.25rem 2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr))}
.parties>div,.signatures>div{break-inside:avoid}
dl{margin:0 0 1rem}
dl>div{display:grid;gap:0 1rem;grid-template-columns:minmax(7rem,10rem) 1fr;padding:.25rem 0;border-bottom:1px solid #dbe1ec;break-inside:avoid}
.parties dl>div,.signatures dl>div{grid-template-columns:7.5rem 1fr}
dt{color:#4a5670}
dd{margin:0}
.blank{display:inline-block;width:100%;min-width:6rem;border-bottom:1px solid #172033;color:#4a5670;font-size:.75rem}
.clause{display:grid;grid-template-columns:2.75rem 1fr;break-inside:avoid}
.clause span:first-child{color:#4a5670;font-variant-numeric:tabular-nums}
.clause+ol{margin:0 0 .75rem 2.75rem;padding-left:1.25rem}
figure{margin:0 0 1rem}
figcaption{margin-bottom:.375rem;color:#4a5670}
blockquote{margin:0;padding:.125rem 0 .125rem 1rem;border-left:3px solid #b9c4da}
blockquote p{white-space:pre-line}
table{width:100%;margin:0 0 1rem;border-collapse:collapse;break-inside:avoid}
caption{margin-bottom:.375rem;text-align:left;font-weight:600}
th,td{padding:.3125rem 0;border-bottom:1px solid #dbe1ec;text-align:left;vertical-align:top;font-weight:400}
thead th{color:#4a5670;font-size:.8125rem}
td,thead th:last-child{padding-left:1rem;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.sum th,.sum td{border-top:1px solid #172033;font-weight:600}
.line{margin:1.75rem 0 0;padding-top:.25rem;border-top:1px solid #172033;color:#4a5670;font-size:.8125rem}
.name{margin:0;font-weight:600}
.annex{margin-top:2.5rem;border-top:2px solid #1f3a7a}
@page{size:A4;margin:20mm 18mm}
@media (max-width:26rem){h1{font-size:1.375rem}dl>div,.parties dl>div,.signatures dl>div{grid-template-columns:1fr}.clause{grid-template-columns:1fr}.clause+ol{margin-left:0}}
@media print{body{padding:0;font-size:10.5pt}main{max-width:none}.annex{break-before:page}}
`;

const blankTag = '<span class="blank">';

/** Whether a contract's page has a blank: every text in it is escaped, so that nothing else looks like one. */
export const hasBlanks = (html: string): boolean => html.includes(blankTag);

/**
 * A contract as a page of its own: no script, nothing loaded from anywhere, every text escaped, so that it may be
 * shown in a frame and printed.
 */
export function contractHtml(document: ContractDocument): string {
  const { title, subtitle, subject, reference, date, signatures } = document;
  const e = escapeHtml;
  const parties = document.parties.map(
    ({ role, facts }) => `<div><h3>${e(role)}</h3>${factsHtml(facts, document.blankText)}</div>`,
  );
  const sectionHtml = (title: string, blocks: ContractBlock[], kind = "") =>
    `<section${kind}><h2>${e(title)}</h2>\n${blocks.map((block) => blockHtml(block, document.blankText)).join("\n")}</section>`;
  const sections = document.sections.map(({ number, heading, blocks }) =>
    sectionHtml(`${number}. ${heading}`, blocks),
  );
  const annexes = document.annexes.map(({ number, heading, blocks }) =>
    sectionHtml(document.annexLabel(number, heading), blocks, ' class="annex"'),
  );
  const signers = signatures.parties.map(({ for: side, name, lines, facts }) => {
    const toSign = lines.map((line) => `<p class="line">${e(line)}</p>`).join("");
    const signed = facts.length > 0 ? factsHtml(facts, document.blankText) : "";
    return `<div><h3>${e(side)}</h3><p class="name">${e(name)}</p>${toSign}${signed}</div>`;
  });
  return `<!doctype html>
<html lang="${e(document.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${e(title)}: ${e(subject)}</title><style>${style}</style></head>
<body><main>
<header><h1>${e(title)}</h1><p>${e(subtitle)}</p><p>${e(reference)} · ${e(date)} · ${e(document.terms)}</p></header>
<section><h2>${e(document.partiesHeading)}</h2><div class="parties">${parties.join("")}</div></section>
${sections.join("\n")}
<section><h2>${e(signatures.heading)}</h2><p>${e(signatures.intro)}</p><div class="signatures">${signers.join("")}</div></section>
${annexes.join("\n")}
</main></body>
</html>
`;
}

function factsHtml(rows: Fact[], blankText: string): string {
  const items = rows.map(([label, value]) => {
    const shown = value === null ? `${blankTag}${escapeHtml(blankText)}</span>` : escapeHtml(value);
    return `<div><dt>${escapeHtml(label)}</dt><dd>${shown}</dd></div>`;
  });
  return `<dl>${items.join("")}</dl>`;
}

function blockHtml(block: ContractBlock, blankText: string): string {
  const e = escapeHtml;
  switch (block.kind) {
    case "clause":
      return `<p class="clause"><span>${block.number}</span> <span>${e(block.text)}</span></p>`;
    case "list":
      return `<ol>${block.items.map((item) => `<li>${e(item)}</li>`).join("")}</ol>`;
    case "facts":
      return factsHtml(block.rows, blankText);
    case "quote": {
      const paragraphs = block.paragraphs.map((paragraph) => `<p>${e(paragraph)}</p>`).join("");
      return `<figure><figcaption>${e(block.label)}</figcaption><blockquote>${paragraphs}</blockquote></figure>`;
    }
    case "price": {
      const [item, amount] = block.columns;
      const rows = block.rows.map(
        (row) =>
          `<tr${row.isSum ? ' class="sum"' : ""}><th scope="row">${e(row.label)}</th><td>${e(row.amount)}</td></tr>`,
      );
      return `<table><caption>${e(block.caption)}</caption><thead><tr><th scope="col">${e(item)}</th><th scope="col">${e(amount)}</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
    }
  }
}
