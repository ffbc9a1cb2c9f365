import type pg from "pg";
import { languageOf } from "@/lib/shared/prose";
import { ablations, factorsAlone, variantOf } from "../tests/matching/ablations";
import { bm25, skillOverlap } from "../tests/matching/baselines";
import { engine, type Ranker, scoresOf } from "../tests/matching/evaluation";
import { heldOut } from "../tests/matching/held-out";
import {
  development,
  fresh,
  type LabelledQuery,
  type LabelledSet,
  lay,
} from "../tests/matching/labelled-set";
import { difference, type Estimate, estimate, type Measure, measures } from "../tests/matching/measures";
import { insertExperts, searcher } from "../tests/matching/search-evaluation";
import type { Figure, Report } from "./report";

/** Decided for briefs that nobody tuned to. */
const aim = { atLeast: 0.92 };

type Part = { name: string; set: LabelledSet; isQuick: boolean };

const three = (value: number) => value.toFixed(3);
const signed = (value: number) => `${value < 0 ? "−" : "+"}${three(Math.abs(value))}`;
const range = ({ low, high }: Estimate, write = three) => `${write(low)} to ${write(high)}`;

/** One line: the first measure with its interval, the others behind it. */
function line(name: string, values: ReadonlyMap<Measure, readonly number[]>): Figure {
  const [[first, figures], ...others] = [...values] as [[Measure, number[]], ...[Measure, number[]][]];
  const main = estimate(figures);
  const rest = others.map(([measure, each]) => {
    const other = estimate(each);
    return `${measure} ${three(other.mean)} (${range(other)})`;
  });
  const detail = [`${three(main.mean)} (${range(main)})`, ...rest].join(", ");
  return { name: `${name}: ${first}`, value: main.mean, detail };
}

/**
 * How good the ranking is: the engine beside BM25, the overlap of skills and each factor alone; then what each part
 * of the engine is worth, as the nDCG@5 that is lost or won without it.
 */
function measureMatchingQuality({ name, set, isQuick }: Part, report: Report) {
  const { briefs, experts } = set;
  report.section(`Matching, ${name}: ${briefs.length} briefs, ${experts.length} experts`);
  const of = (rank: Ranker) => {
    const rankings = new Map(briefs.map((brief) => [brief, rank(brief)]));
    const known: Ranker = (brief) => rankings.get(brief) ?? [];
    const names = Object.keys(measures) as Measure[];
    return new Map(names.map((measure) => [measure, scoresOf(set, measure, known)]));
  };
  const whole = of(engine(set));
  report.add(
    { ...line("engine", whole), ...(set === heldOut ? { aim } : {}) },
    line("BM25", of(bm25(set))),
    line("skill overlap", of(skillOverlap(set))),
  );
  const ndcgs = whole.get("nDCG@5") ?? [];
  const languages = briefs.map(({ project }) => languageOf([project.title, project.description].join("\n")));
  for (const language of [...new Set(languages)].sort()) {
    const each = estimate(ndcgs.filter((_, index) => languages[index] === language));
    report.add({ name: `${language}: nDCG@5`, value: each.mean, detail: range(each) });
  }
  if (isQuick) return;
  const ndcgOf = (rank: Ranker) => scoresOf(set, "nDCG@5", rank);
  for (const variant of factorsAlone) {
    const alone = estimate(ndcgOf(variantOf(set, variant)));
    report.add({ name: `${variant.name}: nDCG@5`, value: alone.mean, detail: range(alone) });
  }
  for (const variant of ablations) {
    const values = ndcgOf(variantOf(set, variant));
    const change = difference(values, ndcgs);
    const detail = `${signed(change.mean)} (${range(change, signed)})`;
    report.add({ name: `${variant.name}: nDCG@5`, value: estimate(values).mean, detail });
  }
}

/** How good the search is: the public one, on a PostgreSQL with nobody but the labelled experts. */
async function measureSearchQuality({ name, set }: Part, client: pg.Client, report: Report) {
  const asked = set.queries.filter(({ kind }) => kind !== "nobody");
  const unanswerable = set.queries.filter(({ kind }) => kind === "nobody");
  report.section(`Search, ${name}: ${asked.length} searches, ${set.experts.length} experts`);
  await client.query("DELETE FROM experts");
  await client.query("DELETE FROM search_words");
  const { rows } = await client.query(insertExperts(set.experts));
  const search = searcher(rows);
  const found = new Map<LabelledQuery, string[]>();
  for (const query of set.queries) found.set(query, await search(query));
  const valuesOf = (queries: readonly LabelledQuery[]) =>
    new Map(
      (["recall@10", "precision@5", "MRR"] as const).map((measure) => [
        measure,
        queries.map((query) => measures[measure](query.relevance, found.get(query) ?? [])),
      ]),
    );
  const nobody = (queries: readonly LabelledQuery[]) =>
    queries.filter((query) => found.get(query)?.length === 0).length;
  report.add(line("all", valuesOf(asked)));
  for (const of of ["language", "kind"] as const) {
    for (const value of [...new Set(asked.map((query) => query[of]))].sort()) {
      const queries = asked.filter((query) => query[of] === value);
      const recalls = estimate(valuesOf(queries).get("recall@10") ?? []);
      report.add({
        name: `${value}: recall@10`,
        value: recalls.mean,
        detail: `${three(recalls.mean)} (${range(recalls)}) of ${queries.length}`,
      });
    }
  }
  report.add(
    { name: "searches that find nobody, though somebody is there", value: nobody(asked) },
    {
      name: "searches nobody answers that find somebody",
      value: unanswerable.length - nobody(unanswerable),
      detail: `of ${unanswerable.length}`,
    },
  );
  await client.query("DELETE FROM experts");
  await client.query("DELETE FROM search_words");
}

/**
 * The parts of the labelled set (tests/matching/GRADING.md), each by itself; a quick look leaves the parts of the
 * engine alone. The database is left without experts.
 */
export async function measureQuality(client: pg.Client, { isQuick }: { isQuick: boolean }, report: Report) {
  for (const [name, set] of [
    ["development", development],
    ["fresh", fresh],
    ["lay", lay],
    ["held out", heldOut],
  ] as const) {
    measureMatchingQuality({ name, set, isQuick }, report);
    await measureSearchQuality({ name, set, isQuick }, client, report);
  }
}
