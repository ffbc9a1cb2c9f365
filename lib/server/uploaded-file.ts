import "server-only";
import { imageTypeOf, reencodeImage } from "./images";

/** What a file may be, told by its content; pictures are written anew. */
const endings = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
} as const;
export type UploadedType = keyof typeof endings;

/** The ending of a file's name, by its content. */
export const endingOf = (type: UploadedType): string => endings[type];

/** A file as it is stored: its type by its content, its name with the ending of that. */
export type UploadedFile<Type extends UploadedType> = { name: string; type: Type; content: Uint8Array };

const pdfBegins = Buffer.from("%PDF-");

/**
 * Checks an uploaded file: what it is, is told by its first bytes. A picture is decoded and written anew, so that nothing
 * that was hidden in or behind it is kept, neither places nor names of cameras.
 * @returns the file, or with its name what is wrong with it: also a picture that cannot be read is of another type
 */
export async function checkUpload<Type extends UploadedType>(
  file: File,
  { types, maxBytes }: { types: readonly Type[]; maxBytes: number },
): Promise<UploadedFile<Type> | { refused: "size" | "type"; name: string }> {
  const name = cleanName(file.name);
  if (file.size > maxBytes) return { refused: "size", name };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isPdf = pdfBegins.equals(bytes.subarray(0, pdfBegins.length));
  const found = isPdf ? "application/pdf" : imageTypeOf(bytes);
  const type = types.find((each) => each === found);
  const content =
    !found || !type ? null : found === "application/pdf" ? bytes : await reencodeImage(bytes, found);
  if (!type || !content) return { refused: "type", name };
  if (content.length > maxBytes) return { refused: "size", name };
  return { name: withEnding(name, endingOf(type)), type, content };
}

/** The last part of a name's path without what cannot be seen, which may turn "gpj.exe" round. */
function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? "";
  const seen = last
    .replace(/[\p{C}"<>|:*?]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .normalize("NFC");
  return seen || "file";
}

function withEnding(name: string, ending: string): string {
  const isRight = name.toLowerCase().endsWith(`.${ending}`) || (ending === "jpg" && /\.jpeg$/i.test(name));
  const words = isRight ? name : `${name.replace(/\.\w{1,5}$/, "") || "file"}.${ending}`;
  const signs = [...words];
  return signs.length <= 120 ? words : `${signs.slice(0, 110).join("")}.${ending}`;
}

/** The answer with a file to download, never one that a browser opens on this site; next.config.mjs puts it in a sandbox. */
export function downloadReply({ name, type, content }: UploadedFile<UploadedType>): Response {
  const plain = name.replace(/[^\w.-]/g, "_");
  return new Response(Buffer.from(content), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(content.length),
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
