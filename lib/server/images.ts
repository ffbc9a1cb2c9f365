import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/shared/errors";
import { type ImageSize, imageSizes, imageUpload } from "@/lib/shared/images";

/** A picture's side in pixels must lie within these; a square of fewer would be a blur. */
const sideBounds = { min: 64, max: 12_000 } as const;
/** Above the 48 megapixels of a telephone's camera; what claims more is meant to fill the memory. */
const maxPixels = 50_000_000;
const decodeSeconds = 15;
/** The field of the form that a picture comes in. */
const ofImage = { field: "image" };

type ImageType = (typeof imageUpload.types)[number];

/** How each accepted type begins. The bytes decide, never the name or the type that the sender claims. */
const signatures: readonly [type: ImageType, matches: (bytes: Uint8Array) => boolean][] = [
  ["image/png", (bytes) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["image/jpeg", (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff])],
  [
    "image/webp",
    (bytes) =>
      startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]),
  ],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** What a picture is by its first bytes; null for anything else. */
export const imageTypeOf = (bytes: Uint8Array): ImageType | null =>
  signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;

/**
 * A picture decoded and written anew as the same type: turned as its camera says, without metadata and without
 * anything that stood behind it. Of an animation the first picture counts. Null for one that cannot be read, and for
 * more pixels than are decoded.
 */
export async function reencodeImage(bytes: Uint8Array, type: ImageType): Promise<Buffer | null> {
  try {
    const picture = sharp(bytes, { failOn: "error", limitInputPixels: maxPixels, autoOrient: true })
      .toColourspace("srgb")
      .timeout({ seconds: decodeSeconds });
    if (type === "image/png") return await picture.png({ compressionLevel: 9 }).toBuffer();
    return await (type === "image/jpeg"
      ? picture.jpeg({ quality: 88 })
      : picture.webp({ quality: 88 })
    ).toBuffer();
  } catch {
    return null;
  }
}

export type SquareImage = { size: ImageSize; bytes: Buffer };

export const squareImageType = "image/webp";

/**
 * Makes the stored squares of an uploaded PNG, JPEG or WebP (decisions B21): decoded, turned as its camera says, cut
 * to the middle, on white, encoded anew as WebP in sRGB without any metadata. Of an animation the first picture counts.
 * @throws AppError too_large above 5 MB, unsupported_media_type for another type, invalid for a broken file or
 *   dimensions out of bounds
 */
export async function makeSquareImages(bytes: Uint8Array): Promise<SquareImage[]> {
  if (bytes.length > imageUpload.maxBytes)
    throw new AppError("image_too_large", { megabytes: imageUpload.maxBytes / (1024 * 1024) });
  if (!imageTypeOf(bytes)) {
    throw new AppError("image_type_unsupported");
  }
  const square = await decodeSquare(bytes, imageSizes[0]);
  return Promise.all(
    imageSizes.map(async (size) => ({
      size,
      bytes: await sharp(square.data, { raw: square.info })
        .resize(size, size)
        .webp({ quality: 82, smartSubsample: true })
        .toBuffer(),
    })),
  );
}

/** Decodes once, whatever number of sizes is made of it. */
async function decodeSquare(bytes: Uint8Array, size: number) {
  try {
    // Only the header is read here, so that the refusal can say what is wrong.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    checkDimensions(width, height);
    return await sharp(bytes, { failOn: "error", limitInputPixels: maxPixels, autoOrient: true })
      .resize(size, size, { fit: "cover" })
      .flatten({ background: "white" })
      .toColourspace("srgb")
      .timeout({ seconds: decodeSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("image_unreadable", {}, ofImage);
  }
}

function checkDimensions(...sides: [width: number, height: number]) {
  if (sides.some((side) => side < sideBounds.min || side > sideBounds.max)) {
    throw new AppError("image_sides_out_of_bounds", sideBounds, ofImage);
  }
  if (sides[0] * sides[1] > maxPixels) {
    throw new AppError("image_too_many_pixels", { megapixels: maxPixels / 1_000_000 }, ofImage);
  }
}
