import type { Cursor } from "./search-sql";

export const encodeCursor = ({ relevance, displayOrder, createdAt, id }: Cursor): string =>
  Buffer.from(JSON.stringify([relevance, displayOrder, createdAt, id])).toString("base64url");

/** Null for anything that this service did not hand out. */
export function decodeCursor(text: string): Cursor | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (!Array.isArray(value) || value.length !== 4) return null;
    const [relevance, displayOrder, createdAt, id] = value;
    const whole = [relevance, displayOrder, id].every(
      (part) => Number.isSafeInteger(part) && Math.abs(part) < 2 ** 31,
    );
    if (!whole || typeof createdAt !== "string" || new Date(createdAt).toJSON() !== createdAt) return null;
    return { relevance, displayOrder, createdAt, id };
  } catch {
    return null;
  }
}
