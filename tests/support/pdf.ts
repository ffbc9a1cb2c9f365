import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
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

let reader: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** What a reader gets of a PDF. Fails for bytes that are none. One after the other, all by one process. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const result = last.then(() => ask(bytes));
  last = result.catch(() => undefined);
  return result;
}

async function ask(bytes: Uint8Array): Promise<ReadPdf> {
  // It ends with the process of the tests, which it does not keep alive.
  reader ??= fork(path.resolve("tests/support/read-pdf.mjs"), { serialization: "advanced", execArgv: [] });
  reader.ref();
  reader.channel?.ref();
  reader.send(bytes);
  const [{ pdf, error }] = await once(reader, "message");
  reader.unref();
  reader.channel?.unref();
  if (error) throw new Error(error);
  return pdf;
}

/** All text of a PDF, every run of white space as one space: how lines were broken does not matter. */
export const textOf = ({ pages }: ReadPdf): string =>
  pages
    .map(({ text }) => text)
    .join(" ")
    .replace(/\s+/g, " ");
