import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import type { Transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { holdImage } from "@/lib/server/image-store";
import { AppError, invalid } from "@/lib/shared/errors";
import { isStoredImage } from "@/lib/shared/images";
import { imageAddressMessage } from "@/lib/shared/web-address";
import { forbiddenFields } from "../policy";
import type { UpdateExpertInput } from "../profile-schemas";
import { type ExpertChanges, expertChanges } from "../rules";
import type { FullExpert } from "../schemas";
import { changeExpert } from "./change-expert";

/**
 * PATCH and PUT /api/experts/{id} (decisions A3, B18): changes the fields that were sent, in one transaction. Search
 * and cached pages follow by the database's own triggers.
 * @throws AppError not_found (missing or somebody else's), forbidden (a field its editor may not set), conflict
 *   (archived, or another expert has the e-mail), invalid (an image of ours that does not exist)
 */
export function updateExpert(
  actor: SignedIn,
  id: number,
  { profileImage, ...others }: UpdateExpertInput,
): Promise<FullExpert> {
  const input = profileImage === undefined ? others : { ...others, profileImage: localAddress(profileImage) };
  return changeExpert(actor, id, async (tx, before) => {
    refuseForbidden(actor, input);
    const changes = expertChanges(before, input, now());
    await checkImage(tx, before, changes);
    return changes;
  });
}

function refuseForbidden(actor: SignedIn, input: UpdateExpertInput) {
  const fields = forbiddenFields(actor.kind === "admin" ? "admin" : "owner", input);
  if (fields.length === 0) return;
  const message = "Only an administrator may change this";
  throw new AppError("forbidden", `${message}: ${fields.join(", ")}.`, {
    fieldErrors: Object.fromEntries(fields.map((field) => [field, `${message}.`])),
  });
}

/** An image that is about to be shown must exist, and must not be removed meanwhile by another change. */
async function checkImage(tx: Transaction, before: FullExpert, { profileImage }: ExpertChanges) {
  if (!profileImage || !isStoredImage(profileImage) || profileImage === before.profileImage) return;
  if (await holdImage(tx, profileImage)) return;
  throw invalid(imageAddressMessage, { profileImage: imageAddressMessage });
}

/** Our own image under its full address is the same image, and is kept and removed as such. */
function localAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return address;
  const { origin, pathname, search, hash } = new URL(address);
  const isOurs = origin === new URL(env().APP_URL).origin && isStoredImage(pathname) && search + hash === "";
  return isOurs ? pathname : address;
}
