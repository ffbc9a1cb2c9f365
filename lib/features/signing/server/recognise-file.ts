import "server-only";
import { createHash } from "node:crypto";

/** Stands in the signature of every sealed file, before the SHA-256 of what was signed. Plain ASCII. */
const mark = "signed document SHA-256 ";
const hexDigits = 64;
/** So many places are looked at; a file of ours has one of each, and a hostile one millions. */
const places = 16;
const endOfFile = "%%EOF";

/** What a seal gives as its reason, by which a copy that was changed is recognised. */
export const sealReason = (brand: string, reference: string, documentSha256: string): string =>
  `${brand} contract ${reference}, ${mark}${documentSha256}`;

/** Where a text stands in a file, the first places only. */
function placesOf(bytes: Buffer, text: string): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(text); at !== -1 && found.length < places; at = bytes.indexOf(text, at + 1)) {
    found.push(at);
  }
  return found;
}

/** Fingerprints that a file names as that of what was signed. */
function named(bytes: Buffer): string[] {
  return placesOf(bytes, mark)
    .map((at) => bytes.toString("latin1", at + mark.length, at + mark.length + hexDigits))
    .filter((text) => /^[0-9a-f]{64}$/.test(text));
}

/** Fingerprints of what ends where a PDF could end: a seal follows the whole file that was signed. */
function beginnings(bytes: Buffer): string[] {
  const hash = createHash("sha256");
  let hashed = 0;
  return placesOf(bytes, endOfFile).flatMap((at) => {
    const ends = [0, 1, 2].map((more) => at + endOfFile.length + more).filter((end) => end <= bytes.length);
    return ends.map((end) => {
      hash.update(bytes.subarray(hashed, Math.max(hashed, end)));
      hashed = Math.max(hashed, end);
      return hash.copy().digest("hex");
    });
  });
}

/**
 * What could be the SHA-256 of the document that a file was sealed with, although the file is not the sealed one. The
 * file is never parsed: its bytes are passed over a few times, whatever is in them.
 */
export const documentsIn = (bytes: Buffer): string[] => [...new Set([...named(bytes), ...beginnings(bytes)])];
