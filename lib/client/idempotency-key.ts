/** A random key in the printable form the server takes; also where a page without https has no randomUUID. */
function randomKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** One try to send something that must not happen twice. */
export interface Attempt {
  /** Goes into the `Idempotency-Key` header. */
  key: string;
  /** How the last request with this key ended; unknown when no answer came, so that it may have been done. */
  outcome: "not-sent" | "refused" | "unknown";
}

/**
 * Keeps one key as long as the content stays the same, so that sending it again cannot do it again, and makes a
 * new one when the content changes (the server refuses an old key with other content).
 */
export function createAttempts(): (content: unknown) => Attempt {
  let current: { content: string; attempt: Attempt } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (current?.content !== text) {
      current = { content: text, attempt: { key: randomKey(), outcome: "not-sent" } };
    }
    return current.attempt;
  };
}
