import { beginningAlike, formsAmong } from "./word-forms";

it("joins words of one stem only by an ending that English has not", () => {
  const beside = { words: [], finnish: ["mallinnuksesta", "marina"], swedish: ["designer"] };
  expect(formsAmong("mallinnuksen", beside, false)).toEqual(["mallinnuksesta"]);
  expect(formsAmong("marine", { words: [], finnish: ["marina"], swedish: ["marina"] }, false)).toEqual([]);
  expect(formsAmong("design", { words: [], finnish: [], swedish: ["designer"] }, false)).toEqual([]);
});

it("takes an unknown word for those that share most of its beginning", () => {
  expect(beginningAlike("biostatistician", ["biostatistics", "biology"])).toEqual(["biostatistics"]);
  expect(beginningAlike("plumber", ["plumage"])).toEqual([]);
});
