import { readSource, sourceFiles } from "@/tests/support/sources";

// Every sentence that people read stands in messages/, and every text knows its language from whoever reads it.

const production = sourceFiles().filter(
  (file) =>
    /^(?:app|components|lib)\//.test(file) && !/\.test\.tsx?$|-(?:fixtures|test-kit)\.tsx?$/.test(file),
);

/** Files of lib whose sentences nobody is told, each with the reason. */
const exempt: readonly [file: RegExp, reason: string][] = [
  [
    /^lib\/server\/http\/openapi\.ts$|^lib\/features\/[^/]+\/(?:[a-z]+-)?api\.ts$|^lib\/shared\/http\/service-api\.ts$/,
    "the description of the API, for programmers",
  ],
  [/^lib\/features\/operations\/server\/(?:jobs|funnel)-repository\.ts$/, "types of PostgreSQL"],
  [/^lib\/features\/market\/server\/[a-z-]*repository\.ts$/, "SQL"],
  [/^lib\/server\/ai\/|\/server\/model-\w+\.ts$/, "what a language model is told"],
  [
    /^lib\/features\/briefs\/reading\/|^lib\/features\/portfolio\/level\.ts$/,
    "patterns that texts are read by",
  ],
  [/^lib\/shared\/(?:skills\/data\/|cities\.ts|closed-days\.ts|brand\.ts)/, "names of things"],
  [/^lib\/features\/(?:postings\/form-lists|matching\/demo)\.ts$/, "names of skills"],
  [/^lib\/features\/privacy\/browser-storage\.ts$/, "names of what a browser stores"],
  [/^lib\/shared\/availability\.ts$/, "documented names of levels, to which tests hold the catalogue"],
  [/^lib\/server\/env\.ts$/, "defaults of the environment, for operators"],
];

/** Single sentences that are data: specified, sent or stored as they are, or written into a log. */
const exemptSentences: readonly string[] = [
  "Application rejected by admin",
  "Not approved",
  "Consultation: …",
  "Microsoft Teams",
  "Email link",
  "Bearer …",
  'Cookie realm="Osaaja"',
  "Time Series",
];

const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
/** Errors of programmers and lines of the log are read by us; an AppError has no text of its own. */
const internal =
  /(?:new (?!AppError\b)\w*Error|(?:logger\(\)|console)\.\w+|\.error|\.warn)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const literal = /"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;

const isSentence = (text: string) =>
  /^[A-ZÄÖÅ][a-zäöå'’]*[,:]? .*[a-z…]/.test(text) || /^[\w'’]+ .*[a-z][.!?]$/.test(text);

/** Texts of a source that read like a sentence: they begin with a capital letter or end with a full stop. */
function sentencesIn(source: string): string[] {
  return [...withoutComments(source).replace(internal, "").matchAll(literal)]
    .map(([, double, single, template]) => double ?? single ?? template?.replace(/\$\{[^}]*\}/g, "…") ?? "")
    .filter(isSentence);
}

it.each([
  ['text({ max: 120, message: "Name is required" })', ["Name is required"]],
  ["`Must be at most $" + "{max} characters`", ["Must be at most … characters"]],
  ['conflict("this meeting is over.")', ["this meeting is over."]],
  ["const at = 'Please select a time'", ["Please select a time"]],
  ['// "Somebody said this." \nsays("named.required")', []],
  ['throw new RangeError("Not a date"); logger().warn({ at: now() }, "The calendar is silent.")', []],
  ['query("SELECT id FROM experts")', []],
])("finds the sentences of %s", (source, sentences) => expect(sentencesIn(source)).toEqual(sentences));

it("has no sentence in lib: people's texts are in messages/", () => {
  const found = production
    .filter((file) => file.startsWith("lib/") && !exempt.some(([pattern]) => pattern.test(file)))
    .flatMap((file) => sentencesIn(readSource(file)).map((sentence) => [file, sentence] as const))
    .filter(([, sentence]) => !exemptSentences.includes(sentence));
  expect(found).toEqual([]);
});

it("exempts nothing that is gone", () => {
  expect(exempt.filter(([pattern]) => !production.some((file) => pattern.test(file)))).toEqual([]);
  const everything = production.map((file) => withoutComments(readSource(file)).replace(/\$\{[^}]*\}/g, "…"));
  expect(
    exemptSentences.filter((sentence) => !everything.some((source) => source.includes(sentence))),
  ).toEqual([]);
});

/** Where English is meant and not the reader's language. */
const inEnglish: readonly [file: string, reason: string][] = [
  ["lib/shared/locales.ts", "the list of languages"],
  ["app/global-error.tsx", "the languages of its own words: every page loads what it imports"],
  ["lib/shared/skills/inflection.ts", "the grammar of each language"],
  ["lib/shared/skills/names.ts", "the languages that skills are named in"],
  ["lib/features/experts/background.ts", "the languages that people speak"],
  ["lib/features/matching/crafts.ts", "the language that the words of crafts are written in"],
  ["lib/features/matching/explain.ts", "the language that a brief or a profile is written in"],
  ["lib/features/matching/weigh.ts", "the language of the keys of skills"],
  ["lib/features/matching/words.ts", "the language that words of others are compared in"],
  ["lib/features/matching/wish.ts", "the languages that a company asks for"],
  ["lib/features/profile-advice/rules.ts", "the languages that a profile is written in"],
  ["lib/features/profile-advice/suggestions.ts", "the same, of the sentences that it suggests"],
  ["components/experts/profile/profile-skills.tsx", "the English name of a skill beside the reader's"],
  ["lib/shared/prose.ts", "the language that a text which is read is written in"],
];

it("names English nowhere but in the list of languages", () => {
  const found = production
    .filter((file) => !inEnglish.some(([exempted]) => exempted === file))
    .filter((file) => /["'`]en(?:-[A-Z]{2})?["'`]/.test(withoutComments(readSource(file))));
  expect(found).toEqual([]);
});
