/** Bounds of what two parties write to each other (deal L1, L2, L6); characters, files of a message, bytes of each. */
export const messageBounds = {
  body: 5000,
  files: 3,
  fileBytes: 10 * 1024 * 1024,
  reason: 2000,
  answer: 5000,
} as const;

/** What may be attached, told by its content (deal L2). */
export const messageFileTypes = ["application/pdf", "image/png", "image/jpeg", "image/webp"] as const;
export type MessageFileType = (typeof messageFileTypes)[number];

/** At most one mail a conversation and reader in so many minutes (deal L5). */
export const quietMinutes = 15;

/** The two sides of a conversation (deal L1). */
export const sides = ["company", "expert"] as const;
export type Side = (typeof sides)[number];

export const otherSide = (side: Side): Side => (side === "company" ? "expert" : "company");

/** The beginning of a text that is shown where there is no room for it. @param max characters */
export function excerptOf(text: string, max: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const signs = [...line];
  return signs.length <= max
    ? line
    : `${signs
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`;
}

/** The page of a conversation. */
export const conversationPath = (id: number): string => `/messages/${id}`;
