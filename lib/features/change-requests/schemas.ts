import { z } from "zod";
import { locales } from "@/lib/shared/locales";
import { text } from "@/lib/shared/text";
import { changeMessageMaxLength } from "./rules";

/** What is to be corrected, in words that the sender reads. */
export const changeMessage = text({ max: changeMessageMaxLength, field: "message" });

const fields = z.record(z.string(), z.unknown());

/** A request for changes as administrators see it: what was asked, and which fields are different since. */
export const changeRequest = z.object({
  message: z.string(),
  messageLanguage: z.enum(locales).nullable(),
  requestedAt: z.iso.datetime(),
  /** When it was sent again; null as long as it was not. */
  answeredAt: z.iso.datetime().nullable(),
  /** The fields that differ, as they were and as they were sent again. */
  before: fields,
  after: fields,
});
export type ChangeRequest = z.infer<typeof changeRequest>;
