import "server-only";
import { hiddenText } from "@/lib/features/project-applications/hidden-identity";
import { translator } from "@/lib/server/translator";
import { endingOf } from "@/lib/server/uploaded-file";
import { contactDetailsIn, withoutWaysPast } from "@/lib/shared/contact";
import { hiddenNames } from "@/lib/shared/contact/whose";
import type { Locale } from "@/lib/shared/locales";
import { type MessageFileType, otherSide, type Side } from "../rules";
import type { Message } from "../schemas";
import type { Party } from "./parties-repository";
import type { MessageRow } from "./repository";

/** What a name needs of a conversation. */
type Named = Pick<Party, "expertName" | "companyName" | "isShown">;

/** How a side is called by the other (deal L1, J6). */
export function nameOfSide(party: Named, side: Side, locale: Locale): string {
  const t = translator("Conversations", locale);
  return (side === "expert" ? party.expertName : party.companyName) ?? t(`someone.${side}`);
}

/** The name of the party across from a side. */
export const otherNameOf = (party: Named & { side: Side }, locale: Locale): string =>
  nameOfSide(party, otherSide(party.side), locale);

/**
 * The name of whoever wrote a message, to a side: the expert's as the company may know it by now, of the company's
 * people the first name, which is stored. An account that is gone is called so, in the reader's language: what was put
 * in its place is in that of who left.
 */
export const authorNameOf = (
  party: Named & { side: Side },
  { side, authorId, authorName }: { side: Side; authorId: number | null; authorName: string },
  locale: Locale,
): string => {
  if (authorId === null) return translator("Account", locale)("anonymised.name");
  return side === "expert" && party.side === "company" && !party.isShown
    ? nameOfSide(party, "expert", locale)
    : authorName;
};

/** What hiding needs of a conversation. */
type Hiding = Pick<Party, "isShown" | "wholeName">;

/**
 * A text as a side reads it (deal L3): its own as it was written, the other's without contact details while they are
 * hidden, and the expert's without the surname.
 */
export function textFor(
  reader: Side,
  { isShown, wholeName }: Hiding,
  { side, body }: { side: Side; body: string },
  locale: Locale,
): string {
  if (isShown || side === reader) return body;
  const mark = translator("ContactDetails", locale)("hidden");
  return side === "expert" ? hiddenText(body, wholeName ?? "", mark) : withoutWaysPast(body, mark);
}

/** A file's name as a side reads it: one that tells how to reach somebody is a plain word while that is hidden. */
export function fileNameFor(
  reader: Side,
  { isShown, wholeName }: Hiding,
  { side, name, type }: { side: Side; name: string; type: MessageFileType },
): string {
  if (isShown || side === reader) return name;
  const words = name.replace(/\.\w+$/, "");
  const names = side === "expert" ? hiddenNames(wholeName ?? "") : [];
  const isTelling = contactDetailsIn(words, names).length > 0 || withoutWaysPast(words, "") !== words;
  return isTelling ? `file.${endingOf(type)}` : name;
}

/** A message as somebody of a side reads it. */
export const toMessage = (row: MessageRow, party: Party, userId: number, locale: Locale): Message => ({
  id: row.id,
  body: textFor(party.side, party, row, locale),
  textLanguage: row.textLanguage,
  createdAt: row.createdAt.toISOString(),
  authorName: authorNameOf(party, row, locale),
  isOwn: row.authorId === userId,
  side: row.side,
  files: row.files.map((file) => ({
    ...file,
    name: fileNameFor(party.side, party, { ...file, side: row.side }),
    url: `/api/conversations/${party.id}/files/${file.id}`,
  })),
});
