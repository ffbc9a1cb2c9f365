/** Seconds that a code of an authenticator app stands for, and how many of them each side of now still count. */
export const codeSeconds = 30;
export const codeWindow = 1;

/** How many recovery codes there are, each for one use. */
export const recoveryCodeCount = 10;

/** Without letters and digits that are mistaken for one another. */
const recoveryLetters = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryLength = 12;

/** A recovery code as it is shown, "k3tm-9xqa-wd7p"; each byte chooses a letter. */
export function recoveryCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, recoveryLength)].map(
    (byte) => recoveryLetters[byte % recoveryLetters.length],
  );
  return letters.join("").replace(/(.{4})(?=.)/g, "$1-");
}

/** A code as it was typed, without spaces and hyphens: six digits of the app, or a recovery code. */
export const typedCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, "");

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
