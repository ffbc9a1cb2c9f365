import fc from "fast-check";
import { enoughSkills, searchedSkills } from "./view-rules";

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
])("of %d skills %d are enough", (count, enough) => {
  expect(enoughSkills(count)).toBe(enough);
});

it("looks for the rarest skills only, and still finds everybody with enough of all", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g"];
  fc.assert(
    fc.property(
      fc.subarray(names, { minLength: 1 }),
      fc.subarray(names),
      fc.array(fc.nat(9), { minLength: 7, maxLength: 7 }),
      (required, held, counts) => {
        const searched = searchedSkills(required, new Map(names.map((name, at) => [name, counts[at] ?? 0])));
        const isEnough = required.filter((key) => held.includes(key)).length >= enoughSkills(required.length);
        if (isEnough) expect(searched.some((key) => held.includes(key))).toBe(true);
        const left = required.filter((key) => !searched.includes(key));
        const rarity = (key: string) => counts[names.indexOf(key)] ?? 0;
        for (const key of searched)
          for (const other of left) expect(rarity(key)).toBeLessThanOrEqual(rarity(other));
      },
    ),
  );
  expect(searchedSkills(["python", "rust"], new Map([["python", 9]]))).toEqual(["rust", "python"]);
});
