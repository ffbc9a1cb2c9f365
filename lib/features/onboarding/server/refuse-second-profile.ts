import "server-only";
import { conflict } from "@/lib/shared/errors";

/** @throws AppError conflict when the account has an expert: one is all it can have */
export function refuseSecondProfile(expertId: number | null): void {
  if (expertId !== null) throw conflict("You already have an expert profile.");
}
