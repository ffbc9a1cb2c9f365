// A brief that was pasted into the search field of the home page, on its way to /recommendations: in the session's
// storage and not in the address, because it may name a customer and is longer than an address may be.

const handedBriefKey = "handedBrief";

/** Words that somebody searches by are at most so many; a longer text describes a project. */
const mostWords = 12;

/** Whether a text describes a project, so that it is matched and not searched for: it has lines, or many words. */
export function isBrief(text: string): boolean {
  const lines = text.trim().split("\n");
  return lines.length > 1 || text.trim().split(/\s+/).length > mostWords;
}

/** Keeps a brief for the page that takes it. A storage that is full or forbidden loses it: that page then asks for it. */
export function handOverBrief(text: string): void {
  try {
    window.sessionStorage.setItem(handedBriefKey, text);
  } catch {
    // The field of the next page is empty then.
  }
}

/** The brief that was handed over, once; null without one. */
export function takeHandedBrief(): string | null {
  try {
    const text = window.sessionStorage.getItem(handedBriefKey);
    window.sessionStorage.removeItem(handedBriefKey);
    return text;
  } catch {
    return null;
  }
}
