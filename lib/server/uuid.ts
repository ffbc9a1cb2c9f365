import { createHash, randomBytes } from "node:crypto";

/** A UUID of version 7 (RFC 9562 §5.7): ordered by time, so index pages stay warm. */
export function uuidv7(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  return written(bytes, 7);
}

/** A UUID of version 8 (RFC 9562 §5.8) that is always the same for one event: its time, and a digest of its name. */
export function uuidOf(name: string, at: Date): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  return written(bytes, 8);
}

function written(bytes: Buffer, version: number): string {
  bytes[6] = (bytes[6]! & 0x0f) | (version << 4);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
