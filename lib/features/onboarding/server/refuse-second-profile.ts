import "server-only";
import { AppError } from "@/lib/shared/errors";

/** @throws AppError conflict when the account has an expert: one is all it can have */
export function refuseSecondProfile(expertId: number | null): void {
  if (expertId !== null) throw new AppError("profile_exists");
}
