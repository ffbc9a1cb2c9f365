import { type BriefSource, readBrief } from "@/lib/features/matching/brief";
import { readCandidate } from "@/lib/features/matching/candidate";
import { scorePair } from "@/lib/features/matching/score";
import { ExpertStore } from "@/lib/features/matching/server/expert-store";
import { toBriefSource, toCandidateSource } from "./evaluation";
import { development } from "./labelled-set";

// The same work told in a line, as it was written, and with the talk that long briefs have.

const talk = `We are a company of some four hundred people and have grown by a fifth every year since the merger. Our
offices have good coffee, a sauna and a view of the harbour. The steering group meets on the first Tuesday of each
month and expects a short written report with open decisions, risks and the money spent so far. Our own people will
give you their time, answer questions and test what you make, though the season keeps them busy until late spring.
Documentation belongs to the work, and so does handing it over to those who stay. Offers are compared by price and
quality, interviews are held online, and the contract follows the general terms that the buyer will send beforehand.
We value clear language, calm manners and the courage to say that something will not succeed in the time given.`;

const firstSentence = (text: string) => text.split(/(?<=[.!?])\s/)[0] ?? text;
const store = new ExpertStore();
const candidates = development.experts.map((expert) => readCandidate(toCandidateSource(expert)));
for (const [index, candidate] of candidates.entries())
  store.put(index, candidate, { displayOrder: index, createdAt: 0 });

const differences = development.briefs.flatMap((labelled) => {
  const source = toBriefSource(labelled);
  const briefs = [
    { ...source, description: firstSentence(source.description) },
    { ...source, description: `${source.description}\n\n${talk}` },
  ].map((each: BriefSource) => readBrief(each));
  return development.experts.flatMap(({ key }, index) => {
    if ((labelled.relevance[key] ?? 0) < 2) return [];
    const [terse = 0, long = 0] = briefs.map(
      (brief) => scorePair(brief, candidates[index] as (typeof candidates)[0], store).score,
    );
    return [{ pair: `${labelled.key} ${key}`, terse, long, difference: long - terse }];
  });
});

it("scores the same work alike in few words and in many", () => {
  expect(differences.length).toBeGreaterThan(120);
  const far = differences.filter(({ difference }) => Math.abs(difference) >= 20);
  const mean =
    differences.reduce((sum, { difference }) => sum + Math.abs(difference), 0) / differences.length;
  expect(far.map(({ pair, difference }) => `${pair} ${difference.toFixed(1)}`)).toEqual([]);
  expect(mean).toBeLessThan(6);
});
