import type { CallOptions } from "./call";

/** A form with one file, as a browser sends it; bytes, name and claimed type are the caller's. */
export function fileForm(
  bytes: Uint8Array,
  { field = "image", name = "portrait.png", type = "image/png" } = {},
): Pick<CallOptions, "rawBody" | "headers"> {
  const boundary = "----osaaja-test-boundary";
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    rawBody: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
