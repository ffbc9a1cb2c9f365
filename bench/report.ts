import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import path from "node:path";

export type Aim = { atLeast: number } | { atMost: number } | { below: number };

/** One line of the table. A figure without an aim is there to be read. */
export type Figure = { name: string; value: number; unit?: string; aim?: Aim; detail?: string };

type Section = { title: string; figures: Figure[] };

/** Collects what was measured. Aims are judged, never enforced; a fault is wrong behaviour, seen while measuring. */
export class Report {
  readonly sections: Section[] = [];
  readonly faults: string[] = [];

  /** Begins a section; the figures that follow belong to it. */
  section(title: string) {
    this.sections.push({ title, figures: [] });
    console.log(`Measuring: ${title} …`);
  }

  add(...figures: Figure[]) {
    this.sections.at(-1)?.figures.push(...figures);
  }

  fault(text: string) {
    this.faults.push(text);
    console.error(`Fault: ${text}`);
  }

  /** The table: figure, measured value, aim, ✓ or ✗. */
  print() {
    const rows = this.sections.flatMap(({ title, figures }) => [
      [title],
      ...figures.map((figure) => [
        `  ${figure.name}`,
        withUnit(figure.value, figure.unit),
        figure.aim ? aimText(figure.aim) : "",
        figure.aim ? (isReached(figure.value, figure.aim) ? "✓" : "✗") : "",
        figure.detail ?? "",
      ]),
    ]);
    const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
    for (const [first = "", value = "", aim = "", mark = "", detail = ""] of rows) {
      const [name, measured] = [first.padEnd(widths[0] ?? 0), value.padStart(widths[1] ?? 0)];
      const line = [name, measured, aim.padEnd(widths[2] ?? 0), mark.padEnd(widths[3] ?? 0), detail].join(
        "  ",
      );
      console.log(first.startsWith(" ") ? line.trimEnd() : `\n${first}`);
    }
    const judged = this.sections.flatMap(({ figures }) => figures).filter(({ aim }) => aim);
    const reached = judged.filter(({ value, aim }) => aim && isReached(value, aim)).length;
    console.log(`\n${reached} of ${judged.length} aims reached, ${this.faults.length} faults.`);
    for (const fault of this.faults) console.log(`  Fault: ${fault}`);
  }

  /** Writes the same as JSON, with what machine it was. */
  write(file: string, options: object) {
    mkdirSync(path.dirname(file), { recursive: true });
    const machine = {
      cores: availableParallelism(),
      cpu: cpus()[0]?.model,
      memoryGb: Math.round(totalmem() / 2 ** 30),
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
    };
    const sections = this.sections.map(({ title, figures }) => ({
      title,
      figures: figures.map((figure) => ({
        ...figure,
        ...(figure.aim ? { reached: isReached(figure.value, figure.aim) } : {}),
      })),
    }));
    const measuredAt = new Date().toISOString();
    const content = { measuredAt, machine, options, sections, faults: this.faults };
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
    console.log(`Written to ${file}.`);
  }
}

/** What could not be measured (NaN) reaches nothing. */
function isReached(value: number, aim: Aim): boolean {
  if ("atLeast" in aim) return value >= aim.atLeast;
  return "atMost" in aim ? value <= aim.atMost : value < aim.below;
}

function aimText(aim: Aim): string {
  if ("atLeast" in aim) return `≥ ${aim.atLeast}`;
  return "atMost" in aim ? `≤ ${aim.atMost}` : `< ${aim.below}`;
}

/** Three figures that say something, whole numbers as they are. */
export function readable(value: number): string {
  if (!Number.isFinite(value)) return "–";
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

const withUnit = (value: number, unit = "") => `${readable(value)} ${unit}`.trimEnd();
