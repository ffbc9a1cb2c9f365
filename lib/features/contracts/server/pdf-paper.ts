import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import PDFDocument from "pdfkit";

type Document = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Document["struct"]>;
type ElementOptions = NonNullable<Parameters<Document["struct"]>[1]> & { scope?: "Row" | "Column" };

/** Points; A4 is 595 x 842 of them. */
const margins = { top: 58, right: 62, bottom: 70, left: 62 };
const footerHeight = 46;

export const inks = { text: "#172033", muted: "#4a5670", brand: "#1f3a7a", rule: "#dbe1ec" } as const;

/** Sizes in points; `lead` is the white between lines. */
export const faces = {
  title: { font: "Geist-SemiBold", size: 23, lead: 2, ink: inks.text },
  heading: { font: "Geist-SemiBold", size: 12, lead: 2, ink: inks.text },
  role: { font: "Geist-SemiBold", size: 9.5, lead: 2, ink: inks.brand },
  body: { font: "Geist-Regular", size: 9.5, lead: 2.4, ink: inks.text },
  strong: { font: "Geist-SemiBold", size: 9.5, lead: 2.4, ink: inks.text },
  label: { font: "Geist-Regular", size: 9.5, lead: 2.4, ink: inks.muted },
  small: { font: "Geist-Regular", size: 8, lead: 2, ink: inks.muted },
} as const;
export type Face = (typeof faces)[keyof typeof faces];

/**
 * By the names they have themselves: under another one pdfkit would compare the font it began with anew at each text.
 */
const fontNames = ["Geist-Regular", "Geist-SemiBold"] as const;
type FontName = (typeof fontNames)[number];

/** Glyphs of a text side by side; pdfkit scales the positions in place. */
type GlyphRun = { positions: object[] };
/** A font as pdfkit has parsed it. */
interface Typeface {
  hasGlyphForCodePoint(point: number): boolean;
  layout(text: string, features?: unknown): GlyphRun;
}
const typefaces = new Map<string, Typeface>();
/** Of so many words, and none longer, the glyphs are kept: those of the terms in all languages, and of many contracts. */
const keptWords = 20_000;
const keptLength = 40;

const copyOf = <T extends object>(value: T): T =>
  Object.assign(Object.create(Object.getPrototypeOf(value)), value);

/** Finding a word's glyphs is most of the work of setting a contract, and its words are those of the last one. */
function keepLayouts(font: Typeface): Typeface {
  const layout = font.layout.bind(font);
  const kept = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features || text.length > keptLength) return layout(text, features);
    const run = kept.get(text) ?? layout(text);
    if (kept.size >= keptWords) kept.clear();
    kept.set(text, run);
    return Object.assign(copyOf(run), { positions: run.positions.map(copyOf) });
  };
  return font;
}

/** Parsing takes longer than setting a contract, so that it is done once. */
function typeface(name: FontName): Typeface {
  const kept = typefaces.get(name);
  if (kept) return kept;
  // In the folder the application runs in: bundlers know nothing of it (next.config.mjs names it).
  const folder = path.join(process.cwd(), "node_modules/geist/dist/fonts/geist-sans");
  const bytes = readFileSync(path.join(folder, `${name}.ttf`));
  const { _font } = new PDFDocument({ font: bytes as never }) as unknown as { _font: { font: Typeface } };
  typefaces.set(name, keepLayouts(_font.font));
  return _font.font;
}

interface PaperInfo {
  title: string;
  author: string;
  subject: string;
  language: string;
  createdAt: Date;
}

/**
 * Sheets of A4 that text is set on from top to bottom, tagged for screen readers (PDF/UA): everything is an element
 * of the structure tree or an artifact.
 */
export class Paper {
  readonly left = margins.left;
  readonly width: number;
  /** The whole document in the structure tree. */
  readonly root: Element;
  private readonly pdf: Document;
  private readonly done: Promise<Buffer>;

  constructor({ title, author, subject, language, createdAt }: PaperInfo) {
    this.pdf = new PDFDocument({
      size: "A4",
      margins,
      bufferPages: true,
      pdfVersion: "1.7",
      lang: language,
      tagged: true,
      displayTitle: true,
      // Known to pdfkit, not yet to its types.
      subset: "PDF/UA" as never,
      font: typeface("Geist-Regular") as never,
      info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt, ModDate: createdAt },
    });
    for (const name of fontNames) this.pdf.registerFont(name, typeface(name) as never);
    this.width = this.pdf.page.width - margins.left - margins.right;
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
    this.done = new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      this.pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on("end", () => resolve(Buffer.concat(chunks)));
      this.pdf.on("error", reject);
    });
  }

  get y(): number {
    return this.pdf.y;
  }

  set y(value: number) {
    this.pdf.y = value;
  }

  /** An element with elements inside; end it when they are complete. */
  element(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = this.pdf.struct(type, options);
    parent.add(element);
    return element;
  }

  /** An element that is text, set from the current height on. */
  text(
    parent: Element,
    type: string,
    face: Face,
    text: string,
    box: {
      x?: number;
      width?: number;
      align?: "left" | "right";
      isFigure?: boolean;
      options?: ElementOptions;
    } = {},
  ): void {
    const { x = this.left, width = this.width, align = "left", isFigure = false, options = {} } = box;
    // Figures of one width under each other. Only there: pdfkit keeps no layouts of text with features.
    const features = isFigure ? { features: ["tnum" as const] } : {};
    const draw = () => {
      this.use(face);
      this.pdf.text(this.printable(text), x, this.pdf.y, { width, lineGap: face.lead, align, ...features });
    };
    parent.add(this.pdf.struct(type, options, [draw]));
  }

  /** How high a text would be. */
  heightOf(face: Face, text: string, width: number = this.width): number {
    this.use(face);
    return this.pdf.heightOfString(this.printable(text), { width, lineGap: face.lead });
  }

  /** Begins a new page unless this much height is left on this one. */
  need(height: number): void {
    if (this.pdf.y + height > this.pdf.page.maxY()) this.pdf.addPage();
  }

  nextPage(): void {
    this.pdf.addPage();
  }

  /** A line across part of the page; decoration, which screen readers pass over. */
  rule({ x = this.left, y = this.pdf.y, width = this.width, weight = 0.6, ink = inks.rule as string } = {}) {
    this.pdf.markContent("Artifact", { type: "Layout" });
    this.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(ink)
      .stroke();
    this.pdf.endMarkedContent();
  }

  /** A line from top to bottom of what stands beside it. */
  bar(x: number, top: number, bottom: number): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    this.pdf.moveTo(x, top).lineTo(x, bottom).lineWidth(2).strokeColor(inks.rule).stroke();
    this.pdf.endMarkedContent();
  }

  get page(): number {
    return this.pdf.bufferedPageRange().count;
  }

  /** Sets a footer on every page and gives the file. Nothing can be added afterwards. */
  async finish(footer: (page: number, pages: number) => { left: string; right: string }): Promise<Buffer> {
    this.root.end();
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index);
      // Text below the bottom margin would begin a new page.
      this.pdf.page.margins.bottom = 0;
      const y = this.pdf.page.height - footerHeight;
      const { left, right } = footer(index + 1, count);
      this.rule({ y: y - 8 });
      this.pdf.markContent("Artifact", { type: "Pagination" });
      this.use(faces.small);
      this.pdf.text(this.printable(left), this.left, y, { width: this.width * 0.75, lineBreak: false });
      this.pdf.text(right, this.left, y, { width: this.width, align: "right", lineBreak: false });
      this.pdf.endMarkedContent();
    }
    this.pdf.end();
    return this.done;
  }

  private use({ font: name, size, ink }: Face): void {
    this.pdf.font(name, size).fillColor(ink);
  }

  /** What the typeface has no letter for would be an empty box that copies as something else. */
  private printable(text: string): string {
    const letters = typeface("Geist-Regular");
    return [...text.replace(/[\u202f\u2009]/g, "\u00a0").replace(/\u2011/g, "-")]
      .map((letter) =>
        letter === "\n" || letters.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : "?",
      )
      .join("");
  }
}
