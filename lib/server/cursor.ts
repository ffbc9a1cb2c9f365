import "server-only";
import { AppError } from "@/lib/shared/errors";

const isPart = {
  whole: (value: unknown) => Number.isSafeInteger(value) && Math.abs(value as number) < 2 ** 31,
  instant: (value: unknown) => typeof value === "string" && new Date(value).toJSON() === value,
} as const;

/** The cursors of a list: the place after which the next page begins, as one word of a link. */
export function cursorOf<Place extends object>(
  parts: { [Field in keyof Place & string]: keyof typeof isPart },
) {
  const fields = Object.entries(parts) as [keyof Place & string, keyof typeof isPart][];

  function read(text: string): Place | null {
    try {
      const values: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
      if (!Array.isArray(values) || values.length !== fields.length) return null;
      if (!fields.every(([, part], index) => isPart[part](values[index]))) return null;
      return Object.fromEntries(fields.map(([field], index) => [field, values[index]])) as Place;
    } catch {
      return null;
    }
  }

  return {
    /** Null for the end of the list. */
    encode: (place: Place | null): string | null =>
      place && Buffer.from(JSON.stringify(fields.map(([field]) => place[field]))).toString("base64url"),
    /** Null without a cursor. @throws AppError malformed for one that this service did not hand out */
    decode(cursor: string | undefined): Place | null {
      const place = cursor ? read(cursor) : null;
      if (cursor && !place) throw new AppError("cursor_invalid");
      return place;
    },
  };
}
