/** What Finnish adds to a name in its cases, with the particles and possessives that follow, and what Swedish and English add. */
const endings =
  /^(?:(?:n|in|an|en|on|un|yn|än|ön|hin|hen|aan|een|seen|ään|oon|uun|yyn|a|ä|ia|iä|ja|jä|ta|tä|tta|ttä|ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|na|nä|ksi|t|ien|iden|jen|ita|itä|ille|illa|illä|ilta|iltä|issa|issä|ista|istä)?(?:kin|kaan|kään|han|hän|ko|kö|pa|pä)?|[:'’´]?s)$/u;

/** Consonants before the last vowel as they become in a closed syllable: Lehto, Lehdon. */
const gradations: readonly (readonly [RegExp, string])[] = [
  [/kk$/, "k"],
  [/pp$/, "p"],
  [/tt$/, "t"],
  [/nk$/, "ng"],
  [/nt$/, "nn"],
  [/mp$/, "mm"],
  [/lt$/, "ll"],
  [/rt$/, "rr"],
  [/p$/, "v"],
  [/t$/, "d"],
  [/k$/, ""],
];

/** The stems that endings follow: "virtanen" is "virtase-" too, "lehto" "lehdo-", "niemi" "nieme-". */
function stemsOf(name: string): string[] {
  if (name.endsWith("nen")) return [name, `${name.slice(0, -3)}se`, `${name.slice(0, -3)}s`];
  const vowel = /[aeiouyäöå]$/u.exec(name)?.[0];
  if (!vowel) {
    const changed = /[aeiouyäö]s$/u.test(name)
      ? [`${name.slice(0, -1)}kse`, `${name.slice(0, -1)}${name.at(-2)}`]
      : [];
    return [name, `${name}i`, ...changed];
  }
  const body = name.slice(0, -1);
  const found = gradations.find(([pattern]) => pattern.test(body));
  const bodies = found ? [body, body.replace(...found)] : [body];
  const vowels = vowel === "i" ? ["i", "e"] : vowel === "e" ? ["e", "ee"] : [vowel];
  // "Susi" and "Vesi" are "Sude-" and "Vede-".
  const soft = /[^s]si$/u.test(name) ? [`${name.slice(0, -2)}de`] : [];
  return [...bodies.flatMap((each) => vowels.map((last) => each + last)), ...soft];
}

/** Shorter names than this, written small, are more often another word. */
const surelyAName = 7;

/**
 * Tells of each word of a text whether it is one of these names, in any of its cases in Finnish: "Virtasen" is
 * "Virtanen", "Mäen" is "Mäki". A short name that is written small ("salo") is taken for a word, unless it ends as only
 * surnames do.
 */
export function namesOf(names: readonly string[]): (word: string) => boolean {
  const known = names.map((name) => {
    const small = name.toLowerCase();
    return { stems: stemsOf(small), isSure: small.length >= surelyAName || small.endsWith("nen") };
  });
  return (word) => {
    const small = word.toLowerCase();
    const isCapital = word.charAt(0) !== small.charAt(0);
    return known.some(
      ({ stems, isSure }) =>
        (isCapital || isSure) &&
        stems.some((stem) => small.startsWith(stem) && endings.test(small.slice(stem.length))),
    );
  };
}
