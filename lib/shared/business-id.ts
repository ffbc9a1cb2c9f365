/** Weights of the first seven digits, from the left (Finnish Tax Administration, "Y-tunnuksen tarkistusmerkki"). */
const weights = [7, 9, 10, 5, 8, 4, 2] as const;

/** "1234567-1", its VAT form "FI12345671", and the old form of six digits and a check digit. */
const pattern = /^(?:FI)?(\d{6,7})-?(\d)$/i;

/** The check digit of seven digits, or null for a number that is never given out (remainder 1). */
function checkDigit(digits: string): number | null {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const remainder = sum % 11;
  if (remainder === 1) return null;
  return remainder === 0 ? 0 : 11 - remainder;
}

/**
 * A Finnish business id (Y-tunnus) in its official form "1234567-1", or null when the text is none or its check
 * digit does not fit. Spaces, the VAT prefix FI and a missing hyphen are accepted; ids of six digits, given out
 * until 1977, get their leading zero.
 */
export function parseBusinessId(text: string): string | null {
  const compact = text.replace(/\s/g, "").replace(/[\u2010-\u2015\u2212]/g, "-");
  const match = pattern.exec(compact);
  if (!match) return null;
  const [, number = "", check] = match;
  // Six digits without a hyphen could as well be seven that lack their check digit.
  if (number.length === 6 && !compact.includes("-")) return null;
  const digits = number.padStart(7, "0");
  return checkDigit(digits) === Number(check) ? `${digits}-${check}` : null;
}
