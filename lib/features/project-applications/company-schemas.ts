import { z } from "zod";
import { publicExpert } from "@/lib/features/experts/schemas";
import { matchFactor } from "@/lib/features/matching/schemas";
import { listQuery } from "@/lib/shared/http/list-query";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { idNumber, optionalText } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { applicantBounds } from "./rules";
import { chosenStages, stages } from "./stages";

/** GET /api/company/projects/{id}/applications. */
export const applicantsQuery = listQuery;
export type ApplicantsQuery = z.output<typeof applicantsQuery>;

/** An applicant as the company of the posting sees them (deal J6). */
export const applicant = z.object({
  id: z.int(),
  stage: z.enum(stages),
  /** The public form until the stage interview was reached once. */
  applicantName: z.string(),
  /** Null until then. */
  applicantEmail: z.string().nullable(),
  /** The linked expert's public record; null without one, and while nobody sees the profile. */
  expert: publicExpert.nullable(),
  /** Until the stage interview without contact details, like every other text of the applicant. */
  coverLetter: z.string(),
  /** What the letter is written in; null where that is short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  /** Euros an hour, without VAT. */
  proposedRate: eurosAmount.nullable(),
  estimatedStartDate: z.string().nullable(),
  estimatedHoursPerWeek: z.int().nullable(),
  availabilityNotes: z.string().nullable(),
  /** What the notes are written in; null where they do not read as what the letter is in. */
  availabilityNotesLanguage: z.enum(locales).nullable(),
  match: z.object({ matchScore: z.int().min(0).max(100), factors: z.array(matchFactor) }).nullable(),
  /** The company's own, which nobody else reads. */
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** By when the company has promised an answer; null once it is given (deal K3). */
  answerDueAt: z.iso.datetime().nullable(),
});
export type Applicant = z.infer<typeof applicant>;
export type ApplicantPage = { applicants: Applicant[]; total: number; nextCursor: string | null };

const stage = z.enum(chosenStages, { error: says("named.stage") });
/** What the company writes to the applicant with a move. */
const message = optionalText(applicantBounds.message);

/** PATCH /api/company/applications/{id}: absent stays, null clears the note. A message goes with a move only. */
export const changeApplicationInput = z
  .strictObject({ stage: stage.optional(), note: optionalText(applicantBounds.note), message })
  .refine((input) => !input.message || input.stage !== undefined, {
    path: ["message"],
    message: says("bare.messageWithStage"),
  });
export type ChangeApplicationInput = z.output<typeof changeApplicationInput>;

const ids = z
  .array(idNumber(), { error: says("bare.applicationIds", applicantBounds.ids) })
  .min(applicantBounds.ids.min, says("bare.applicationIds", applicantBounds.ids))
  .max(applicantBounds.ids.max, says("bare.applicationIds", applicantBounds.ids))
  .transform((given) => [...new Set(given)]);

/** POST /api/company/applications/bulk. */
export const moveApplicationsInput = z.strictObject({ ids, stage, message });
export type MoveApplicationsInput = z.output<typeof moveApplicationsInput>;

/** POST /api/company/applications/undo. */
export const undoMovesInput = z.strictObject({ ids });
