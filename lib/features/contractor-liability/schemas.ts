import { z } from "zod";
import { contractTypes } from "@/lib/features/contracts/rules";
import { eurosAmount } from "@/lib/shared/money";
import { dateText, pathId } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { paperFile, paperKinds } from "./rules";

export const liabilityPaper = z.object({
  id: z.int(),
  kind: z.enum(paperKinds),
  name: z.string(),
  type: z.enum(paperFile.types),
  /** Bytes. */
  size: z.int(),
  /** The day that stands on it. */
  issuedOn: z.iso.date(),
  createdAt: z.iso.datetime(),
  url: z.string(),
  /** Whether the reader has uploaded it and may delete it. */
  isOwn: z.boolean(),
});
export type LiabilityPaper = z.infer<typeof liabilityPaper>;

/** GET /api/contracts/{id}/liability-papers. */
export const liabilityPapers = z.object({
  /** On which side of the engagement the contract stands. */
  type: z.enum(contractTypes),
  /** Of this contract, euros without VAT. */
  amount: eurosAmount,
  workingDays: z.int(),
  /** The day the contract was made; null while it is not signed by both parties. */
  madeOn: z.iso.date().nullable(),
  /** Today in Helsinki. */
  today: z.iso.date(),
  /** The last day of the work. */
  endsOn: z.iso.date(),
  /** When the papers are deleted. */
  deletedOn: z.iso.date(),
  canUpload: z.boolean(),
  /** The other side of the contract. */
  operator: z.object({ name: z.string(), email: z.string() }),
  /** Each kind with how it stands, and its papers, the newest first. */
  kinds: z.array(
    z.object({
      kind: z.enum(paperKinds),
      state: z.enum(["missing", "fits", "too_old"]),
      papers: z.array(liabilityPaper),
    }),
  ),
});
export type LiabilityPapers = z.infer<typeof liabilityPapers>;

/** POST /api/contracts/{id}/liability-papers, as a form; that the day is not in the future is seen on the server's clock. */
export const liabilityPaperInput = z.strictObject({
  kind: z.enum(paperKinds),
  issuedOn: dateText(says("bare.date")),
  file: z.file({ error: says("bare.paperFile") }),
});
export type LiabilityPaperInput = z.output<typeof liabilityPaperInput>;

/** The path of a paper. */
export const paperPlace = z.object({ id: pathId, paper: pathId });
export type PaperPlace = z.output<typeof paperPlace>;
