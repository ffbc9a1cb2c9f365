import common from "./data/common-passwords.json";

/**
 * What people choose most: the letters of a password once the digits and signs around them are taken away.
 * Collected by hand from the published lists of leaked passwords and their Finnish counterparts; those
 * shorter than ten characters stand here because people lengthen them with digits ("salasana123").
 */
const commonWords = new Set(common.words);

/** Common passwords of ten characters and more that neither a word above nor a keyboard run explains. */
const commonPasswords = new Set(common.passwords);

/** Length in characters as people count them (decisions A1). */
export const passwordLength = { min: 10, max: 128 } as const;

/** Whose password it is to be; what is not known yet is left out. */
export type PasswordOwner = { email?: string; firstName?: string; lastName?: string };

export type PasswordProblem = "too_short" | "too_long" | "too_common" | "personal";

/** Fewer different characters than this are a pattern, however long. */
const minDistinct = 5;
/** A unit repeated over the whole password is a pattern up to this length. */
const maxRepeatedUnit = 6;
/** Characters outside of keyboard runs that do not yet make a run-made password a good one. */
const maxOutsideRuns = 2;
const minRun = 3;
/** Parts of a name or address shorter than this are chance. */
const minPersonalPart = 4;
/** Characters that must remain when the owner's name and address are taken out. */
const minImpersonal = 8;

/**
 * Why a password is not accepted, or null (decisions A1: 10 to 128 characters, not among the commonest).
 * Beyond the list of common ones it refuses what people make of them: digits around one common word,
 * letters swapped for digits, repetitions, keyboard runs, and the owner's own name or address.
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): PasswordProblem | null {
  const text = password.normalize("NFKC");
  const length = [...text].length;
  if (length < passwordLength.min) return "too_short";
  if (length > passwordLength.max) return "too_long";
  const lower = text.toLowerCase();
  if (isCommon(lower)) return "too_common";
  if (isPersonal(lower, owner)) return "personal";
  return null;
}

function isCommon(lower: string): boolean {
  return (
    commonPasswords.has(lower) ||
    isCommonWord(lower) ||
    new Set(lower).size < minDistinct ||
    isRepetition(lower) ||
    charactersOutsideRuns(lower) <= maxOutsideRuns
  );
}

const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  å: "a",
  ä: "a",
  ö: "o",
};

/** "P4ssw0rd!23" is 'password' with digits around it and letters swapped. */
function isCommonWord(lower: string): boolean {
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return commonWords.has(core.replace(/[0134570@$!åäö]/g, (character) => lookalikes[character] ?? character));
}

function isRepetition(lower: string): boolean {
  for (let size = 1; size <= lower.length / 2; size += 1) {
    if (lower.length % size !== 0) continue;
    const unit = lower.slice(0, size);
    if (unit.repeat(lower.length / size) === lower) return size <= maxRepeatedUnit || isCommonWord(unit);
  }
  return false;
}

/** Rows and columns of keyboards, the alphabet and the digits: runs along them (both ways) need no guessing. */
const runs = common.keyboardRuns.flatMap((run) => [run, [...run].reverse().join("")]);

/** How many characters are left when runs of three and more ("qwe", "4321", "aaa") are taken out, longest first. */
function charactersOutsideRuns(lower: string): number {
  let outside = 0;
  for (let start = 0; start < lower.length; ) {
    const length = runLengthAt(lower, start);
    if (length === 0) outside += 1;
    start += Math.max(1, length);
  }
  return outside;
}

function runLengthAt(lower: string, start: number): number {
  let best = 0;
  for (let end = start + minRun; end <= lower.length; end += 1) {
    const part = lower.slice(start, end);
    const isRun = part === (part[0] ?? "").repeat(part.length) || runs.some((run) => run.includes(part));
    if (!isRun) break;
    best = part.length;
  }
  return best;
}

function isPersonal(lower: string, { email = "", firstName = "", lastName = "" }: PasswordOwner): boolean {
  const address = email.toLowerCase();
  const local = address.split("@")[0] ?? "";
  const parts = [address, local, ...local.split(/[^\p{L}]+/u), firstName, lastName]
    .map((part) => part.normalize("NFKC").trim().toLowerCase())
    .filter((part) => part.length >= minPersonalPart)
    .sort((a, b) => b.length - a.length);
  const rest = parts.reduce((text, part) => text.split(part).join(""), lower);
  return rest !== lower && [...rest].length < minImpersonal;
}
