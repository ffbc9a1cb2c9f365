/** Languages whose endings are known. Words are written as normalizeTerm writes them: ä is a, å is a, ö is o. */
export type Language = "en" | "fi" | "sv";

const set = (text: string): ReadonlySet<string> => new Set(text.split(" "));

// Finnish: what follows a stem that ends in a vowel, by what the stem is.
const singular = set("n a ta na ksi ssa sta lla lta lle tta t");
const illative: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [..."aeiouy"].map((vowel) => [vowel, [`${vowel}n`, `h${vowel}n`, "seen"]]),
);
const plural = set("a ta na in hin siin en den tten ksi ssa sta lla lta lle");
const afterConsonant = set("ta tta");
/** The genitive and the partitive of the plural, after the j or i that stands between vowels. */
const genitive = set("a en");

/** The last consonants of a word in its strong grade, and what they become in the weak one. */
const grades: readonly (readonly [string, string])[] = [
  ["kk", "k"],
  ["pp", "p"],
  ["tt", "t"],
  ["nk", "ng"],
  ["nt", "nn"],
  ["lt", "ll"],
  ["rt", "rr"],
  ["mp", "mm"],
  ["t", "d"],
  ["p", "v"],
  ["k", ""],
];

/** The stem in every grade it can have, itself first: "arkkitehti" and "arkkitehdi". `stem` ends in a vowel. */
function inBothGrades(stem: string): string[] {
  const at = stem.search(/[aeiouy]+$/);
  const [head, vowels] = [stem.slice(0, at), stem.slice(at)];
  const found = new Set([stem]);
  for (const [strong, weak] of grades) {
    if (head.endsWith(strong)) found.add(head.slice(0, -strong.length) + weak + vowels);
    if (weak !== "" && head.endsWith(weak)) found.add(head.slice(0, -weak.length) + strong + vowels);
  }
  // A long consonant is the strong grade of itself only.
  return [...found].filter((each) => !/(.)\1\1/.test(each));
}

type Stem = readonly [stem: string, endings: ReadonlySet<string>];

const withIllative = (stem: string): ReadonlySet<string> =>
  new Set([...singular, ...(illative[stem.at(-1) ?? ""] ?? [])]);

/** A stem in the vowel `from` as it stands in the plural: "arkkitehti" is "arkkitehtei-" there. */
function pluralStems(stem: string): Stem[] {
  const [head, vowel] = [stem.slice(0, -1), stem.at(-1)];
  if (vowel === "a" || vowel === "y")
    return [
      [`${head}i`, plural],
      [`${head}oi`, plural],
      [`${head}oj`, genitive],
      [`${stem}i`, plural],
      [`${stem}j`, genitive],
    ];
  if (vowel === "i")
    return [
      [`${head}ei`, plural],
      [`${head}ej`, genitive],
      [`${stem}`, set("en a in ssa sta lla lta lle ksi")],
    ];
  return [
    [`${stem}i`, plural],
    [`${stem}j`, genitive],
    [`${head}i`, plural],
  ];
}

const vowelStems = (stem: string): Stem[] =>
  inBothGrades(stem).flatMap((each) => [[each, withIllative(each)] as const, ...pluralStems(each)]);

/** Stems of a Finnish word's nominative with the endings each may take; more than one where its class is not seen. */
function finnishStems(word: string): Stem[] {
  if (word.length < 4) return foreignStems(word);
  const cut = (letters: number) => word.slice(0, -letters);
  if (word.endsWith("nen")) {
    const head = cut(3);
    return [
      [`${head}se`, withIllative("e")],
      [`${head}s`, afterConsonant],
      [`${head}s`, set("ten")],
      [`${head}si`, plural],
    ];
  }
  if (/[aeiouy]s$/.test(word)) {
    const head = cut(1);
    return [
      [`${head}kse`, withIllative("e")],
      [`${head}ksi`, plural],
      [word, set("ta tta ten")],
      ...(/[aeiouy][uy]s$/.test(word)
        ? ([
            [`${head}de`, singular],
            [`${head}te`, withIllative("e")],
            [`${head}t`, afterConsonant],
            [`${head}ksi`, plural],
          ] as const)
        : []),
      ...(word.endsWith("as") || word.endsWith("is") ? vowelStems(`${head}${head.at(-1)}`) : []),
    ];
  }
  // "Puhelin" is "puhelimen", "reititin" "reitittimen".
  if (word.endsWith("in") && word.length > 4)
    return inBothGrades(cut(1)).flatMap((each) => vowelStems(`${each}me`));
  if (word.endsWith("ton")) return vowelStems(`${cut(2)}toma`).concat(vowelStems(`${cut(3)}ttoma`));
  if (word.endsWith("e"))
    return [
      [word, set("tta")],
      ...inBothGrades(word).flatMap((each): Stem[] => [
        [`${each}e`, withIllative("e")],
        [`${each}i`, plural],
      ]),
    ];
  if (word.endsWith("i"))
    return [
      ...vowelStems(word),
      // Older words: "kieli" is "kielen".
      ...inBothGrades(`${cut(1)}e`).map((each): Stem => [each, withIllative("e")]),
      [cut(1), afterConsonant],
    ];
  // A name given in the plural: "kielimallit".
  if (/[aeiouy]t$/.test(word) && word.length > 5) return vowelStems(cut(1));
  if (/[aeiouy]$/.test(word)) return vowelStems(word);
  return foreignStems(word);
}

/** A name from another language in a Finnish sentence: "Pythonilla", "Kubernetesin"; a vowel takes endings itself. */
function foreignStems(word: string): Stem[] {
  if (/[aeiouy]$/.test(word)) return [[word, withIllative(word)], ...pluralStems(word)];
  return [
    [`${word}i`, withIllative("i")],
    [`${word}i`, set("en")],
    [`${word}ei`, plural],
    [`${word}ej`, genitive],
  ];
}

const swedishEndings = set("s en ens n ns et ets t ar ars arna arnas er ers erna ernas na nas e a");
const afterVowel = set("s n ns t ts r rs rna rnas");

function swedishStems(word: string): Stem[] {
  if (word.endsWith("are"))
    return [
      [word, set("s n ns")],
      [word.slice(0, -1), set("na nas")],
    ];
  if (word.endsWith("a"))
    return [
      [word, afterVowel],
      [word.slice(0, -1), set("or ors orna ornas")],
    ];
  if (/[eiouy]$/.test(word))
    return [
      [word, afterVowel],
      [word, set("er ers erna ernas en et ar arna")],
    ];
  // "nyckel" is "nycklar", "system" "systemet", "program" "programmet".
  const short = /[^aeiouy]e[lnr]$/.test(word) ? `${word.slice(0, -2)}${word.at(-1)}` : "";
  return [
    [word, swedishEndings],
    ...(/[mn]$/.test(word) ? ([[`${word}${word.at(-1)}`, swedishEndings]] as const) : []),
    ...(short ? ([[short, set("ar ars arna arnas en ens et")]] as const) : []),
  ];
}

const englishPlural = set("s es");

function englishStems(word: string): Stem[] {
  if (word.length < 3) return [];
  const stems: Stem[] = [[word, englishPlural]];
  const one = englishSingular(word);
  if (one) stems.push([one, set("")]);
  if (/[^aeiou]y$/.test(word)) stems.push([word.slice(0, -1), set("ies")]);
  return stems;
}

/** The singular of an English plural: "platforms" is "platform", "technologies" "technology". */
function englishSingular(word: string): string | undefined {
  if (word.length < 4 || !word.endsWith("s") || /[isu]s$/.test(word)) return undefined;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ss|x|ch|sh)es$/.test(word) ? -2 : -1);
}

const own = { en: englishStems, fi: finnishStems, sv: swedishStems } as const;

/** No ending is longer. */
const longestEnding = 5;
/** Shorter stems say too little: "io" is not "ios". */
const shortestStem = 3;

/** Base forms by their stems. */
export class BaseForms {
  readonly #bases = new Map<string, { base: string; endings: ReadonlySet<string> }[]>();
  readonly #known = new Set<string>();

  /** @param bare the word takes the endings of its own language only; names of products take Finnish ones as well */
  add(base: string, language: Language, bare = true): void {
    const mark = `${language} ${bare} ${base}`;
    if (this.#known.has(mark)) return;
    this.#known.add(mark);
    const stems = own[language](base);
    if (!bare) stems.push(...foreignStems(base));
    for (const [stem, endings] of stems) {
      if (stem.length < shortestStem) continue;
      const bases = this.#bases.get(stem);
      if (bases) bases.push({ base, endings });
      else this.#bases.set(stem, [{ base, endings }]);
    }
  }

  /** What the endings stand behind. */
  stems(): Iterable<string> {
    return this.#bases.keys();
  }

  /** The bases that a word is a form of, itself not among them; the longest stem first. */
  of(word: string): string[] {
    const found = new Set<string>();
    for (let at = word.length; at >= Math.max(shortestStem, word.length - longestEnding); at -= 1) {
      const ending = word.slice(at);
      for (const { base, endings } of this.#bases.get(word.slice(0, at)) ?? []) {
        if (base !== word && endings.has(ending)) found.add(base);
      }
    }
    return [...found];
  }
}
