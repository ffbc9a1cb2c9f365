/** Sides in pixels of the squares that an uploaded picture is stored in (decisions B21), largest first. */
export const imageSizes = [512, 128] as const;
export type ImageSize = (typeof imageSizes)[number];

/** What may be uploaded: the types, as a file picker and a message name them, and the bytes (decisions B21). */
export const imageUpload = {
  types: ["image/png", "image/jpeg", "image/webp"],
  maxBytes: 5 * 1024 * 1024,
} as const;

const storedImage = /^\/api\/images\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

/** Where a stored image is served. */
export const storedImagePath = (id: string) => `/api/images/${id}`;

/** The id in the path of a stored image; null for any other address. */
export const storedImageId = (address: string | null): string | null =>
  storedImage.exec(address ?? "")?.[1] ?? null;

export const isStoredImage = (address: string | null): boolean => storedImageId(address) !== null;

/** The address of a picture shown at most 64 px wide: our own images have a size for that, others stay as they are. */
export const smallImage = (address: string): string =>
  isStoredImage(address) ? `${address}?size=${imageSizes[1]}` : address;
