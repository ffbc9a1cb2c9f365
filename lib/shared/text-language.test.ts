import { languageBeside, textLanguage } from "@/lib/shared/text-language";
import { expertAt } from "@/prisma/seed/experts";
import { projectAt } from "@/prisma/seed/projects";
import { developmentBriefs } from "@/tests/briefs/corpus";

it.each([
  ["fi", "Rakennan ennustemalleja tuotannon suunnitteluun ja vien ne käyttöön asti."],
  ["sv", "Jag bygger prognosmodeller för produktionsplanering och tar dem hela vägen i bruk."],
  ["en", "I build forecasting models for production planning and bring them into use."],
  // Short, in no language, or in another one.
  [null, "Koneoppimisen asiantuntija"],
  [null, "Python, SQL, dbt, Airflow"],
  [null, "aino.virtanen@example.com, https://github.com/ainovirtanen/forecasting-models-for-planning"],
  [null, "Ich entwickle Prognosemodelle für die Produktionsplanung und führe sie bis in den Betrieb."],
  [null, ""],
] as const)("reads %s from %j", (language, text) => expect(textLanguage(text)).toBe(language));

it.each([
  ["en", "Senior Data Scientist", "en"],
  [null, "Senior Data Scientist", "fi"],
  [null, "Senior Data Scientist", null],
  ["fi", "Tietoturva-asiantuntija", "fi"],
  ["sv", "Expert inom maskininlärning", "sv"],
  [null, "Python", "sv"],
] as const)("reads %s from the title %j beside a text in %s", (language, title, beside) =>
  expect(languageBeside(title, beside)).toBe(language),
);

/** How many texts were read right, wrong and not at all. */
function counted(texts: readonly { language: string; text: string }[]) {
  const read = texts.map(({ language, text }) => [language, textLanguage(text)] as const);
  return {
    right: read.filter(([language, found]) => found === language).length,
    wrong: read.filter(([language, found]) => found !== null && found !== language).length,
    unsure: read.filter(([, found]) => found === null).length,
  };
}

it("is right about every whole brief, and seldom wrong about a sentence of one", () => {
  expect(counted(developmentBriefs)).toEqual({ right: developmentBriefs.length, wrong: 0, unsure: 0 });
  const sentences = developmentBriefs.flatMap(({ language, text }) =>
    text
      .split(/\n+|(?<=[.!?])\s+/)
      .filter((sentence) => sentence.length >= 60)
      .map((sentence) => ({ language, text: sentence })),
  );
  const { right, wrong } = counted(sentences);
  expect(right / sentences.length).toBeGreaterThan(0.9);
  expect(right / (right + wrong)).toBeGreaterThan(0.99);
});

it("is right about the demo's profiles and postings", () => {
  const texts = Array.from({ length: 60 }, (_, index) => [expertAt(index), projectAt(index)])
    .flat()
    .map(({ description }) => ({ language: "en", text: description }));
  expect(counted(texts)).toEqual({ right: texts.length, wrong: 0, unsure: 0 });
});
