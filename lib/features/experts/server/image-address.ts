import "server-only";
import type { Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { holdImage, removeImage } from "@/lib/server/image-store";
import { invalidInput } from "@/lib/shared/errors";
import { isStoredImage } from "@/lib/shared/images";
import { imageAddressMessage } from "@/lib/shared/web-address";
import { isProfileImage } from "./repository";

/** Our own image under its full address is the same image, and is kept and removed as such. */
export function ownImageAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  const isOurs = origin === new URL(env().APP_URL).origin && isStoredImage(pathname) && search + hash === "";
  return isOurs ? pathname : address;
}

/**
 * An image of ours that is about to be shown must exist, and must not be removed meanwhile by another change.
 * @throws AppError invalid
 */
export async function requireStoredImage(tx: Transaction, address: string | null): Promise<void> {
  if (address === null || !isStoredImage(address) || (await holdImage(tx, address))) return;
  throw invalidInput("profileImage", imageAddressMessage);
}

/** Deletes a stored image when no expert shows it any more; does nothing for any other address. */
export async function removeUnusedImage(tx: Transaction, address: string | null): Promise<void> {
  if (address !== null) await removeImage(tx, address, () => isProfileImage(tx, address));
}
