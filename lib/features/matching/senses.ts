/**
 * Words that mean two things, with words that stand beside each meaning, as normalizeTerm writes them. What stands
 * around the word in the same text tells which is meant; where nothing does, it may be either.
 */
const homonyms: Readonly<Record<string, readonly [sense: string, neighbours: string][]>> = {
  transformer: [
    [
      "electric",
      "power voltage kv mva grid substation substations winding windings electrical insulation oil energy utility",
    ],
    [
      "language",
      "attention bert gpt llm llms nlp token tokens tokeniser language hugging embeddings pytorch fine tuning text vision",
    ],
  ],
  pipeline: [
    [
      "data",
      "data etl elt airflow spark dbt ingestion warehouse batch ci cd deployment build kafka databricks training ml",
    ],
    ["sales", "sales crm leads lead deals deal prospects hubspot salesforce quota revenue marketing myynti"],
    ["pipe", "gas oil water steel welding corrosion valves pumps"],
  ],
  model: [
    [
      "learned",
      "machine learning training trained train predict predicts prediction forecast neural dataset inference accuracy llm",
    ],
    [
      "building",
      "bim ifc revit cad building buildings house architect architects rhino blueprint construction",
    ],
    ["business", "business operating revenue pricing canvas market governance strategy organisation"],
  ],
  controller: [
    ["finance", "finance financial budget budgeting accounting closing ledger reporting business group cfo"],
    ["device", "plc motor embedded firmware pid sensor sensors microcontroller can bus heat pump hardware"],
    ["software", "mvc rails api endpoint kubernetes django spring"],
  ],
  agent: [
    ["software", "llm llms ai tools langgraph langchain mcp prompt autonomous workflow openai"],
    ["person", "call contact centre center customer estate insurance travel union calls phone genesys"],
  ],
  network: [
    ["learned", "neural deep layers learning training pytorch convolutional weights graph"],
    [
      "cables",
      "router routers switch switches firewall lan wan vpn cisco operator bandwidth cells telecom 5g vlan",
    ],
    ["people", "partners partner alumni community social professional contacts"],
  ],
};

const neighboursOf = new Map(
  Object.entries(homonyms).map(([word, senses]) => [
    word,
    senses.map(([sense, neighbours]) => ({ sense, neighbours: new Set(neighbours.split(" ")) })),
  ]),
);
const plurals = new Map(
  [...neighboursOf.keys()].flatMap(
    (word) =>
      [
        [word, word],
        [`${word}s`, word],
      ] as const,
  ),
);

/** So many words on each side speak for a meaning. */
const window = 8;

/** The meaning of the word at a place among the words of a text: the only one its neighbours speak for; null otherwise. */
export function senseAt(words: readonly string[], at: number): string | null {
  const senses = neighboursOf.get(plurals.get(words[at] as string) ?? "");
  if (!senses) return null;
  const around = words.slice(Math.max(0, at - window), at + window + 1);
  const counts = senses
    .map(({ sense, neighbours }) => ({ sense, count: around.filter((word) => neighbours.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && second && first.count > second.count ? first.sense : null;
}

/** All meanings of a word, or none when it has only one. */
export const sensesOf = (word: string): readonly string[] =>
  (neighboursOf.get(plurals.get(word) ?? "") ?? []).map(({ sense }) => sense);
