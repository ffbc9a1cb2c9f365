import { z } from "zod";
import { optionalText, text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { optionalWebAddress } from "@/lib/shared/web-address";
import { wholeNumber } from "@/lib/shared/whole-number";

// What an expert has behind them besides skills: languages, case studies, certificates and education (decisions B30).

/** How well a language is spoken, from least to most. */
export const languageLevels = ["basic", "working", "fluent", "native"] as const;

/** ISO 639-1 codes of the languages to choose from: those of the Nordic countries first, then by speakers in Finland. */
export const languageCodes = [
  ...["fi", "sv", "en", "se", "nb", "da", "is", "et", "ru", "uk", "de", "fr", "es", "it", "pt", "nl", "pl"],
  ...["lv", "lt", "cs", "sk", "hu", "ro", "bg", "el", "tr", "ar", "fa", "ku", "he", "so", "hi", "ur", "bn"],
  ...["ta", "ne", "zh", "ja", "ko", "vi", "th", "id", "sq", "sr", "hr", "bs"],
] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Most entries of each list. */
export const backgroundBounds = { languages: 10, caseStudies: 12, certificates: 20, education: 10 } as const;

export const spokenLanguage = z.object({
  language: z.enum(languageCodes, says("bare.chooseLanguage")),
  level: z.enum(languageLevels, says("bare.chooseLanguageLevel")),
});
export type SpokenLanguage = z.infer<typeof spokenLanguage>;

export const caseStudy = z.object({
  title: z.string(),
  /** The client, or its industry where the client is not to be named. */
  client: z.string().nullable(),
  result: z.string().nullable(),
  year: z.int().nullable(),
  link: z.string().nullable(),
});
export type CaseStudy = z.infer<typeof caseStudy>;

export const certificate = z.object({
  name: z.string(),
  issuer: z.string().nullable(),
  year: z.int().nullable(),
});
export type Certificate = z.infer<typeof certificate>;

export const education = z.object({
  degree: z.string(),
  school: z.string().nullable(),
  year: z.int().nullable(),
});
export type Education = z.infer<typeof education>;

const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;
const words = (max: number) => optionalText(max).transform(orNull);
const year = wholeNumber("year", { min: 1950, max: 2100 }).nullish().transform(orNull);

/** What experts say of it, field by field; a list replaces the earlier one as a whole. */
export const backgroundFields = {
  languages: z
    .array(spokenLanguage.strict())
    .max(backgroundBounds.languages, says("bare.mostEntries", { max: backgroundBounds.languages }))
    .refine(
      (list) => new Set(list.map(({ language }) => language)).size === list.length,
      says("bare.languageTwice"),
    ),
  caseStudies: z
    .array(
      z.strictObject({
        title: text({ max: 120, field: "caseTitle" }),
        client: words(120),
        result: words(600),
        year,
        link: optionalWebAddress().transform(orNull),
      }),
    )
    .max(backgroundBounds.caseStudies, says("bare.mostEntries", { max: backgroundBounds.caseStudies })),
  certificates: z
    .array(z.strictObject({ name: text({ max: 120, field: "name" }), issuer: words(120), year }))
    .max(backgroundBounds.certificates, says("bare.mostEntries", { max: backgroundBounds.certificates })),
  education: z
    .array(z.strictObject({ degree: text({ max: 120, field: "degree" }), school: words(120), year }))
    .max(backgroundBounds.education, says("bare.mostEntries", { max: backgroundBounds.education })),
};

export type Background = {
  [List in keyof typeof backgroundFields]: z.output<(typeof backgroundFields)[List]>;
};

/** The lists of a record that has more. */
export const backgroundOf = ({
  languages,
  caseStudies,
  certificates,
  education,
}: Background): Background => ({
  languages,
  caseStudies,
  certificates,
  education,
});

/** What a case tells, as one text: its title, for whom, and what came of it. */
export const caseText = ({ title, client, result }: CaseStudy): string =>
  [title, client, result].filter((part) => part !== null).join(". ");

/** Whether somebody speaks a language well enough to work in it (decisions B30). */
export const worksIn = (spoken: readonly SpokenLanguage[], wanted: LanguageCode): boolean =>
  spoken.some(({ language, level }) => language === wanted && level !== "basic");
