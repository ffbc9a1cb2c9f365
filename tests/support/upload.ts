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

/** A form with fields and several files under `files`. */
export function filesForm(
  files: readonly { bytes: Uint8Array; name?: string; type?: string }[],
  fields: Readonly<Record<string, string>>,
): Pick<CallOptions, "rawBody"> & { headers: Record<string, string> } {
  const boundary = "----osaaja-test-boundary";
  const part = (head: string, bytes: Uint8Array) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    bytes,
    Buffer.from("\r\n"),
  ];
  return {
    rawBody: Buffer.concat([
      ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
      ...files.flatMap(({ bytes, name = "cv.pdf", type = "application/pdf" }) =>
        part(`name="files"; filename="${name}"\r\nContent-Type: ${type}`, bytes),
      ),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
