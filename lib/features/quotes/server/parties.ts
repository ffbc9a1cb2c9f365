import "server-only";
import { findOwnExpertId } from "@/lib/features/experts/server/repository";
import { ownerOf } from "@/lib/features/postings/server/ownership-repository";
import { lockApplications } from "@/lib/features/project-applications/server/company-repository";
import { applicantOf, lockOwnApplication } from "@/lib/features/project-applications/server/own-repository";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import { statusOn } from "../rules";
import { findQuote, lockQuote, type QuoteRow, type Viewer } from "./repository";

/** Somebody as an expert with quotes; null for who is none. */
export async function asExpert({ userId, email, emailVerified }: SignedIn): Promise<Viewer | null> {
  const expertId = await findOwnExpertId(userId, emailVerified ? email.toLowerCase() : null);
  return expertId === null ? null : { side: "expert", expertId };
}

/** Somebody as the owner of postings. */
export const asCompany = (actor: SignedIn): Viewer => ({ side: "company", owner: ownerOf(actor) });

/**
 * One's own quote on the side one has in it, with that side.
 * @throws AppError not_found for none, for another's, and for a company's draft
 */
export async function findOwnQuote(actor: SignedIn, id: number): Promise<{ row: QuoteRow; viewer: Viewer }> {
  for (const viewer of [await asExpert(actor), asCompany(actor)]) {
    const row = viewer && (await findQuote(viewer, id));
    if (row) return { row, viewer };
  }
  throw new AppError("quote_not_found");
}

/** A quote that is held until the transaction ends, as it stands today. */
export type HeldQuote = QuoteRow & { at: Date; today: string; viewer: Viewer };

const held = (row: QuoteRow | null, viewer: Viewer, at: Date): HeldQuote => {
  if (!row) throw new AppError("quote_not_found");
  const today = helsinkiDate(at);
  return { ...row, status: statusOn(row, today), at, today, viewer };
};

/**
 * Holds an expert's quote with its application, the application first as everybody does.
 * @throws AppError not_found
 */
export async function lockAsExpert(tx: Transaction, actor: SignedIn, id: number): Promise<HeldQuote> {
  const viewer = await asExpert(actor);
  const found = viewer && (await findQuote(viewer, id, tx));
  if (!found) throw new AppError("quote_not_found");
  await lockOwnApplication(tx, await applicantOf(actor), found.applicationId);
  return held(await lockQuote(tx, viewer, id), viewer, now());
}

/**
 * Holds a quote that a company was sent, with its application and posting, as it stood at a moment: now unless told.
 * @throws AppError not_found
 */
export async function lockAsCompany(
  tx: Transaction,
  actor: SignedIn,
  id: number,
  at?: Date,
): Promise<HeldQuote> {
  const viewer = asCompany(actor);
  const found = await findQuote(viewer, id, tx);
  if (!found) throw new AppError("quote_not_found");
  await lockApplications(tx, ownerOf(actor), [found.applicationId]);
  return held(await lockQuote(tx, viewer, id), viewer, at ?? now());
}
