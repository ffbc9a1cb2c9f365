const emailAddress = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu;

/** Begins like a number to call, "+" or a single 0, and has no point, comma or slash: dates and money have. */
const phoneNumber = /(?<![\p{L}\p{N}.,/€-])(?:\+\d|0[1-9])[\d ()-]{5,18}\d(?![\p{L}\p{N}/%€-]|\.\d)/gu;

/** 01-12-2026 and the business ID 0112038-9. */
const somethingElse = /^(?:\d{2}-\d{2}-\d{4}|\d{7}-\d)$/;
const digits = (text: string) => text.replace(/\D/g, "").length;

/** The text with "…" in place of e-mail addresses and phone numbers: what is public tells nobody's (decisions A8). */
export function withoutContactDetails(text: string): string {
  return text
    .replace(emailAddress, "…")
    .replace(phoneNumber, (found) => (digits(found) < 7 || somethingElse.test(found) ? found : "…"));
}
