import "server-only";
import { brand } from "@/lib/shared/brand";
import type { ContractBlock, ContractDocument, Fact } from "./contract-document";
import { type Element, faces, inks, Paper } from "./pdf-paper";

/** Points. */
const clauseIndent = 34;
const labelWidth = 108;
const columnGap = 24;
/** A paragraph up to this height stays on one page. */
const keptTogether = 160;
/** Room to write on. */
const blankHeight = 22;
const signatureLineHeight = 40;
const signaturesHeight = 250;
const electronicHeight = 130;

/**
 * A contract as a PDF to sign: A4, real text in embedded type, tagged and titled for screen readers, numbered
 * pages. The same document gives the same bytes.
 */
export function contractPdf(document: ContractDocument): Promise<Buffer> {
  const paper = new Paper({
    title: `${document.title}: ${document.subject}`,
    author: brand.name,
    subject: document.subtitle,
    language: document.language,
    createdAt: document.createdAt,
  });
  setTitle(paper, document);
  setParties(paper, document);
  document.sections.forEach(({ number, heading, blocks }, index) => {
    const isLast = index === document.sections.length - 1;
    const section = paper.element(paper.root, "Sect");
    setHeading(paper, section, `${number}. ${heading}`);
    setBlocks(paper, section, isLast ? blocks.slice(0, -1) : blocks, document.blankText);
    // Signatures alone on a page could belong to anything, so the last clause stays with them.
    const last = isLast ? blocks.slice(-1) : [];
    if (isLast) paper.need(heightOfClauses(paper, last) + heightOfSignatures(document));
    setBlocks(paper, section, last, document.blankText);
    section.end();
  });
  setSignatures(paper, document);
  for (const { number, heading, blocks } of document.annexes) {
    paper.nextPage();
    const section = paper.element(paper.root, "Sect");
    setHeading(paper, section, document.annexLabel(number, heading));
    setBlocks(paper, section, blocks, document.blankText);
    section.end();
  }
  return paper.finish((page, pages) => ({
    left: `${document.title} · ${document.reference}`,
    right: document.pageLabel(page, pages),
  }));
}

function setTitle(paper: Paper, { title, subtitle, reference, date, terms }: ContractDocument): void {
  paper.text(paper.root, "H1", faces.title, title);
  paper.text(paper.root, "P", faces.label, subtitle);
  paper.text(paper.root, "P", faces.label, `${reference} · ${date} · ${terms}`);
  paper.y += 8;
  paper.rule({ weight: 1.5, ink: inks.brand });
  paper.y += 2;
}

export function setHeading(paper: Paper, parent: Element, text: string, follows = 64): void {
  paper.y += 11;
  paper.need(paper.heightOf(faces.heading, text) + follows);
  paper.text(parent, "H2", faces.heading, text);
  paper.y += 4;
}

/** The parties side by side. */
function setParties(paper: Paper, { partiesHeading, parties, blankText }: ContractDocument): void {
  const section = paper.element(paper.root, "Sect");
  setHeading(paper, section, partiesHeading);
  const width = (paper.width - columnGap) / 2;
  const top = paper.y;
  let bottom = top;
  parties.forEach(({ role, facts }, index) => {
    paper.y = top;
    const x = paper.left + index * (width + columnGap);
    paper.text(section, "H3", faces.role, role, { x, width });
    setFacts(paper, section, facts, blankText, { x, width, label: 78 });
    bottom = Math.max(bottom, paper.y);
  });
  paper.y = bottom;
  section.end();
}

/** The blocks of a section; clauses that follow each other are one list. */
function setBlocks(paper: Paper, section: Element, blocks: ContractBlock[], blankText: string): void {
  let clauses: Element | null = null;
  for (const block of blocks) {
    if (block.kind !== "clause") clauses = null;
    switch (block.kind) {
      case "clause":
        clauses ??= paper.element(section, "L");
        setItem(paper, clauses, block.number, block.text, { indent: clauseIndent });
        paper.y += 4;
        break;
      case "list":
        setList(paper, section, block.items);
        break;
      case "facts":
        setFacts(paper, section, block.rows, blankText, {
          x: paper.left,
          width: paper.width,
          label: labelWidth,
        });
        paper.y += 6;
        break;
      case "quote":
        setQuote(paper, section, block);
        break;
      case "price":
        setPrice(paper, section, block);
        break;
    }
  }
}

/** With the heading above them. */
function heightOfClauses(paper: Paper, blocks: ContractBlock[]): number {
  const heights = blocks.map((block) =>
    block.kind === "clause" ? paper.heightOf(faces.body, block.text, paper.width - clauseIndent) + 4 : 0,
  );
  return heights.reduce((sum, height) => sum + height, 32);
}

function setList(paper: Paper, parent: Element, items: string[]): void {
  const list = paper.element(parent, "L");
  items.forEach((text, index) => {
    setItem(paper, list, `${index + 1})`, text, { x: paper.left + clauseIndent, indent: 16 });
  });
  paper.y += 4;
}

/** A label with its text beside it; one that is not long stays on one page. */
function setItem(
  paper: Paper,
  list: Element,
  label: string,
  text: string,
  { x = paper.left, indent }: { x?: number; indent: number },
): void {
  const width = paper.left + paper.width - x - indent;
  paper.need(Math.min(paper.heightOf(faces.body, text, width), keptTogether));
  const item = paper.element(list, "LI");
  const top = paper.y;
  paper.text(item, "Lbl", faces.label, label, { x, width: indent, isFigure: true });
  paper.y = top;
  paper.text(item, "LBody", faces.body, text, { x: x + indent, width });
}

/** Labels and values as a table without a head; a blank is a line to write on. */
export function setFacts(
  paper: Paper,
  parent: Element,
  rows: Fact[],
  blankText: string,
  { x, width, label }: { x: number; width: number; label: number },
): void {
  const table = paper.element(parent, "Table");
  for (const [name, value] of rows) {
    const valueBox = { x: x + label, width: width - label };
    const face = value === null ? faces.small : faces.body;
    const shown = value === null ? blankText : divideAddress(paper, value, valueBox.width);
    const height = Math.max(
      paper.heightOf(faces.label, name, label - 8),
      paper.heightOf(face, shown, valueBox.width),
      value === null ? blankHeight : 0,
    );
    paper.need(height + 4);
    const row = paper.element(table, "TR");
    const top = paper.y + 2.5;
    paper.y = top;
    paper.text(row, "TH", faces.label, name, { x, width: label - 8, options: { scope: "Row" } });
    paper.y = top;
    paper.text(row, "TD", face, shown, valueBox);
    row.end();
    paper.y = top + height;
    const ink = value === null ? inks.text : inks.rule;
    const line = value === null ? valueBox : { x, width };
    paper.rule({ ...line, ink });
  }
  table.end();
}

/** An e-mail address that is too long for its line goes on at its @, not within a word. */
function divideAddress(paper: Paper, text: string, width: number): string {
  const fits = paper.heightOf(faces.body, text, width) <= paper.heightOf(faces.body, "x", width);
  return fits || /\s/.test(text) ? text : text.replace("@", "\n@");
}

export function setQuote(
  paper: Paper,
  parent: Element,
  { label, paragraphs }: { label: string; paragraphs: string[] },
): void {
  const x = paper.left + 12;
  const width = paper.width - 12;
  const height = paper.heightOf(faces.body, paragraphs[0] ?? "", width);
  paper.need(paper.heightOf(faces.label, label) + Math.min(height, keptTogether));
  paper.text(parent, "P", faces.label, label);
  paper.y += 2;
  const { y: top, page } = paper;
  const quote = paper.element(parent, "BlockQuote");
  for (const paragraph of paragraphs) {
    paper.text(quote, "P", faces.body, paragraph, { x, width });
    paper.y += 4;
  }
  quote.end();
  // Over a page break the bar would need a piece on each page; the indent alone says enough there.
  if (paper.page === page) paper.bar(paper.left + 1, top, paper.y - 4 - faces.body.lead);
  paper.y += 4;
}

export function setPrice(
  paper: Paper,
  parent: Element,
  { caption, columns, rows }: Extract<ContractBlock, { kind: "price" }>,
): void {
  const amountWidth = 110;
  const itemBox = { width: paper.width - amountWidth };
  const amountBox = {
    x: paper.left + itemBox.width,
    width: amountWidth,
    align: "right" as const,
    isFigure: true,
  };
  const rowHeight = 19;
  paper.need((rows.length + 2) * rowHeight);
  const table = paper.element(parent, "Table");
  paper.text(table, "Caption", faces.strong, caption);
  paper.y += 2;
  const head = paper.element(table, "TR");
  let top = paper.y;
  paper.text(head, "TH", faces.small, columns[0], { ...itemBox, options: { scope: "Column" } });
  paper.y = top;
  paper.text(head, "TH", faces.small, columns[1], { ...amountBox, options: { scope: "Column" } });
  head.end();
  paper.rule();
  for (const { label, amount, isSum } of rows) {
    const face = isSum ? faces.strong : faces.body;
    if (isSum) paper.rule({ ink: inks.text });
    const row = paper.element(table, "TR");
    top = paper.y + 3.5;
    paper.y = top;
    paper.text(row, "TH", face, label, { ...itemBox, options: { scope: "Row" } });
    const bottom = paper.y;
    paper.y = top;
    paper.text(row, "TD", face, amount, amountBox);
    row.end();
    paper.y = bottom;
    if (!isSum) paper.rule();
  }
  table.end();
  paper.y += 10;
}

/** Lines to write on need more room than names. */
const heightOfSignatures = ({ signatures }: Pick<ContractDocument, "signatures">): number =>
  signatures.parties.some(({ lines }) => lines.length > 0) ? signaturesHeight : electronicHeight;

/** A column for each party, always on one page together. */
function setSignatures(paper: Paper, { signatures, blankText }: ContractDocument): void {
  const section = paper.element(paper.root, "Sect");
  setHeading(paper, section, signatures.heading, heightOfSignatures({ signatures }));
  paper.text(section, "P", faces.body, signatures.intro);
  paper.y += 6;
  const width = (paper.width - columnGap) / 2;
  const top = paper.y;
  signatures.parties.forEach(({ for: side, name, lines, facts }, index) => {
    const x = paper.left + index * (width + columnGap);
    paper.y = top;
    paper.text(section, "H3", faces.role, side, { x, width });
    paper.text(section, "P", faces.strong, name, { x, width });
    for (const line of lines) {
      paper.y += signatureLineHeight - 14;
      paper.rule({ x, width, ink: inks.text });
      paper.y += 3;
      paper.text(section, "P", faces.small, line, { x, width });
    }
    if (facts.length > 0) setFacts(paper, section, facts, blankText, { x, width, label: 78 });
  });
  section.end();
}
