import "server-only";
import { AppError } from "@/lib/shared/errors";
import { storedImageId, storedImagePath } from "@/lib/shared/images";
import type { Transaction } from "./db";
import { type SquareImage, squareImageType } from "./images";
import { kysely, prepared } from "./kysely";
import { uuidv7 } from "./uuid";

/** Keeps the sizes of one picture. @returns the path it is served at */
export async function storeImage(
  tx: Transaction,
  ownerId: number,
  squares: readonly SquareImage[],
): Promise<string> {
  const id = uuidv7();
  await tx.image.createMany({
    data: squares.map(({ size, bytes }) => ({
      id,
      size,
      ownerId,
      contentType: squareImageType,
      bytes: Uint8Array.from(bytes),
    })),
  });
  return storedImagePath(id);
}

/** Whether an address is one of our stored images; if so, it stays until this transaction ends. */
export async function holdImage(tx: Transaction, address: string): Promise<boolean> {
  const id = storedImageId(address);
  if (id === null) return false;
  const held = await kysely(tx).selectFrom("images").select("size").where("id", "=", id).forShare().execute();
  return held.length > 0;
}

/**
 * Deletes a stored image that nothing shows any more; does nothing for any other address.
 * @param isShown whether something shows the image, asked when nobody else can begin to
 */
export async function removeImage(
  tx: Transaction,
  address: string,
  isShown: () => Promise<boolean>,
): Promise<void> {
  const id = storedImageId(address);
  if (id === null) return;
  // First the lock, then the look: whoever is about to refer to it has committed or will find it gone.
  await kysely(tx).selectFrom("images").select("size").where("id", "=", id).forUpdate().execute();
  if (!(await isShown())) await tx.image.deleteMany({ where: { id } });
}

/**
 * GET /api/images/{id}: one size of a stored image. What is stored under an id never changes, so browsers and proxies
 * may keep it for ever.
 * @throws AppError not_found
 */
export async function imageResponse(id: string, size: number, ifNoneMatch: string | null): Promise<Response> {
  const [image] = await prepared(
    "images-find",
    kysely()
      .selectFrom("images")
      .select(["bytes", "contentType"])
      .where("id", "=", id)
      .where("size", "=", size),
  );
  if (!image) throw new AppError("image_not_found");
  const etag = `"${id}-${size}"`;
  const headers = {
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: etag,
    "X-Content-Type-Options": "nosniff",
  };
  const isKnown = (ifNoneMatch ?? "").split(",").some((known) => known.trim().replace(/^W\//, "") === etag);
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(Uint8Array.from(image.bytes), {
    headers: { ...headers, "Content-Type": image.contentType, "Content-Length": String(image.bytes.length) },
  });
}
