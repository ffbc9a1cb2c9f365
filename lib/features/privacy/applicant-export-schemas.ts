import { z } from "zod";
import { instant, text, whole } from "./export-fields";

/** What a person noted about an applicant to a posting of theirs: the company's alone (deal J7). */
export const exportedApplicantNote = z.object({
  /** The application's. */
  id: whole,
  projectId: whole,
  note: text,
});

/** A move of an application that the person made for a company. */
export const exportedMove = z.object({
  id: whole,
  applicationId: whole,
  fromStage: text,
  toStage: text,
  fromSince: instant.nullable(),
  message: text.nullable(),
  textLanguage: text.nullable(),
  showsIdentity: z.boolean(),
  movedAt: instant,
  undoneAt: instant.nullable(),
  mailedAt: instant.nullable(),
});

/** A move of the person's own application, as they were told of it. */
export const exportedToldMove = exportedMove.pick({
  applicationId: true,
  fromStage: true,
  toStage: true,
  message: true,
  mailedAt: true,
});
