import { z } from "zod";
import { locales } from "@/lib/shared/locales";
import { stages } from "./stages";

/** One of the signed-in person's applications to projects (deal K1), as the applicant may see it. */
export const ownApplication = z.object({
  id: z.int(),
  project: z.object({
    id: z.int(),
    title: z.string(),
    customerCompany: z.string().nullable(),
    /** Whether its page can be opened. */
    isPublic: z.boolean(),
  }),
  /** As it was before a move that its company can still take back. */
  stage: z.enum(stages),
  createdAt: z.iso.datetime(),
  stageChangedAt: z.iso.datetime(),
  /** Until when the applicant hears; null once the company has answered (deal K3). */
  answerDueAt: z.iso.datetime().nullable(),
  /** What the company wrote with the newest move that was told. */
  messageFromCompany: z.string().nullable(),
  /** What that is written in; null where it is short or unsure. */
  messageLanguage: z.enum(locales).nullable(),
  /** The expert's contract, while both that came of an accepted quote are signed or may still be: withdrawing ends neither. */
  contractId: z.int().nullable(),
  /** Whether its applicant may withdraw it. */
  canWithdraw: z.boolean(),
  /** Whether it was sent without signing in, so that what its applicant sends now takes its place. */
  canReplace: z.boolean(),
  /** Whether it was sent without signing in, and whoever has its address has not gone on with it: they may say that they did not send it. */
  canDisown: z.boolean(),
});
export type OwnApplication = z.infer<typeof ownApplication>;
export type OwnApplicationPage = { applications: OwnApplication[]; total: number; nextCursor: string | null };
