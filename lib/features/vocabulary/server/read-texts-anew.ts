import "server-only";
import { createHash } from "node:crypto";
import { comparableExpert } from "@/lib/features/experts/rules";
import { followExpertKeys } from "@/lib/features/experts/server/keys-repository";
import { followPostingKeys } from "@/lib/features/postings/server/keys-repository";
import { now } from "@/lib/server/clock";
import { cities } from "@/lib/shared/cities";
import { entries } from "@/lib/shared/dictionary/dictionary";
import { meaningsOf } from "@/lib/shared/dictionary/meanings";
import { regions } from "@/lib/shared/regions";
import { allFurtherNames, skills, vocabularyNames } from "@/lib/shared/skills";
import { noteReading, wasRead } from "./readings-repository";

/**
 * Tells apart releases that read texts differently: a digest of what this one makes of an expert who says the whole
 * vocabulary, of who lives in each town and region, and of the dictionary. Whoever changes how texts are read need not think of those
 * that are stored.
 */
export function readingOfTexts(): string {
  const names = [...vocabularyNames(), ...apart];
  const content = JSON.stringify([
    comparableExpert({
      skills: names,
      title: skills.map(({ label }) => label).join(". "),
      description: names.join(". "),
      location: "",
      workRadius: null,
    }),
    [
      ...cities.flatMap(({ label, aliases }) => [label, ...aliases]),
      ...regions.map(({ label }) => label),
    ].map((location) => {
      const { cityKey, reachedCityKeys } = comparableExpert({
        ...{ skills: [], title: "", description: "" },
        ...{ location, workRadius: 50 },
      });
      return [cityKey, ...reachedCityKeys];
    }),
    meaningsOf(inflected, "fi"),
    entries,
    allFurtherNames(),
  ]);
  return createHash("sha256").update(content).digest("hex");
}

/** Names of one word as two. */
const apart = ["tekoäly strategia", "riskien hallinta"];

/** How words are found in the dictionary: as they are, inflected, compounded. */
const inflected = "asiakas asiakkaiden kehittämisestä tekoälyasiantuntijoita raportteja talousjohtajana";

let reading: string | undefined;

/**
 * The job `read-texts-anew`: where the release reads texts otherwise than they were read last, reads all of them, so
 * that words and towns that it has learnt find whoever wrote them before. Search and matching follow by the database's own
 * triggers. What an administrator added counts too. Broken off, it begins again; done twice, it changes nothing more.
 * @returns how many experts and postings were written
 */
export async function readTextsAnew(): Promise<number> {
  reading ??= readingOfTexts();
  if (await wasRead(reading)) return 0;
  const written = (await followExpertKeys()) + (await followPostingKeys());
  await noteReading(reading, now());
  return written;
}
