import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { storeImage } from "@/lib/server/image-store";
import { makeSquareImages } from "@/lib/server/images";
import { AppError } from "@/lib/shared/errors";
import type { FullExpert } from "../schemas";
import { changeExpert } from "./change-expert";
import { findOwnOrAnyExpert } from "./repository";
import { viewerOf } from "./viewer";

/**
 * POST /api/experts/{id}/image (decisions B21): keeps the squares of an uploaded picture and shows them in the
 * profile, in place of the image before.
 * @throws AppError not_found, conflict (archived), too_large, unsupported_media_type, invalid (see makeSquareImages)
 */
export async function uploadProfileImage(actor: SignedIn, id: number, file: Blob): Promise<FullExpert> {
  // Asked before the work of decoding, and again where the record is locked.
  if (!(await findOwnOrAnyExpert(id, viewerOf(actor)))) throw new AppError("expert_not_found");
  const squares = await makeSquareImages(new Uint8Array(await file.arrayBuffer()));
  return changeExpert(actor, id, async (tx) => ({
    profileImage: await storeImage(tx, actor.userId, squares),
  }));
}
