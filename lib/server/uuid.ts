import { createHash, randomUUID } from "node:crypto";

/** A UUID of version 7 (RFC 9562 §5.7): ordered by time, so index pages stay warm. */
export function uuidv7(): string {
  const at = Date.now().toString(16).padStart(12, "0");
  // Behind the version everything is random, as in version 4, of which Node keeps some ready.
  return `${at.slice(0, 8)}-${at.slice(8)}-7${randomUUID().slice(15)}`;
}

/** A UUID of version 8 (RFC 9562 §5.8) that is always the same for one event: its time, and a digest of its name. */
export function uuidOf(name: string, at: Date): string {
  const bytes = createHash("sha256").update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
