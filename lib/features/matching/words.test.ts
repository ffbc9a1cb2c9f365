import { areForms, comparableWords, compoundParts } from "./words";

const stems = (text: string) => [...comparableWords(text).keys()];

it.each([
  ["We need at least 180 pictures, alle 5 %", ["pictur"]],
  ["pictures picture Pictures", ["pictur"]],
  ["Vi behöver kontrolltorn", ["kontrolltorn"]],
])("keeps of %j the words that say something", (text, expected) => {
  expect(stems(text)).toEqual(expected);
});

it.each([
  [
    "Power transformers of the grid, with oil and windings",
    "Fine-tuned transformers for language, BERT and GPT",
  ],
  ["A sales pipeline in the CRM", "A data pipeline in Airflow"],
  ["The PLC controller of a motor", "Business controller for budgeting and closing"],
])("takes the word of %j and of %j for two", (one, other) => {
  const shared = stems(one).filter((stem) => stems(other).includes(stem));
  expect(shared).toEqual([]);
});

it("takes one meaning for one word, and says nothing where the text does not tell", () => {
  const [one, other] = ["Power transformers and substations", "Maintenance of a 110 kV transformer"].map(
    stems,
  );
  expect(one?.filter((stem) => other?.includes(stem))).toHaveLength(1);
  expect(stems("Transformers")).toEqual(["transform"]);
});

it.each([
  ["rekisteritutkimus", "rekisteritutkimuksen", true],
  ["kamera", "kameran", true],
  ["market", "marketing", false],
  ["bank", "banking", false],
  ["ohjelmointi", "ohjaus", false],
])("knows forms of a word: %s, %s", (a, b, expected) => {
  expect(areForms(a, b)).toBe(expected);
  expect(areForms(b, a)).toBe(expected);
});

it("takes long words apart", () => {
  expect(compoundParts("tekoalyasiantuntija")).toContainEqual({ modifier: "tekoali", head: "asiantuntija" });
  expect(compoundParts("short")).toEqual([]);
});
