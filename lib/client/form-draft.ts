import { type ParsingSchema, type StoredObject, storedObject } from "./storage";

/** What was typed into a form that is about one thing, and was not sent, until the tab is closed. */
export const formDraft = <T extends object>(about: string, schema: ParsingSchema<T>): StoredObject<T> =>
  storedObject<T>({ area: "session", key: `formDraft-${about}`, schema });

const oneText: ParsingSchema<{ text: string }> = {
  safeParse(value) {
    const { text } = value as { text?: unknown };
    return typeof text === "string" ? { success: true, data: { text } } : { success: false };
  },
};

/** The same of a single field. */
export const textDraft = (about: string): StoredObject<{ text: string }> => formDraft(about, oneText);
