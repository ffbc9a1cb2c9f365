import { execFile } from "node:child_process";
import path from "node:path";

export interface ReadPdf {
  title: string;
  author: string;
  language: string;
  isTagged: boolean;
  /** The part of PDF/UA the file says it follows. */
  part: string | null;
  fonts: string[];
  pages: { size: [number, number]; text: string; roles: string[] }[];
}

/** What a reader gets of a PDF. Fails for bytes that are none. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return new Promise((resolve, reject) => {
    const reader = execFile(
      process.execPath,
      [path.resolve("tests/support/read-pdf.mjs")],
      { maxBuffer: 16 * 1024 * 1024 },
      (error, output) => (error ? reject(error) : resolve(JSON.parse(output) as ReadPdf)),
    );
    reader.stdin?.end(bytes);
  });
}

/** All text of a PDF, every run of white space as one space: how lines were broken does not matter. */
export const textOf = ({ pages }: ReadPdf): string =>
  pages
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");
