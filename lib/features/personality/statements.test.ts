import { traits } from "@/lib/features/matching/factors";
import messages from "@/messages/en";
import { statementIds, statements } from "./statements";

it("holds four statements for each of the five traits, each once, with a text of its own", () => {
  expect(statements.map(({ id }) => id).sort()).toEqual([...statementIds].sort());
  for (const trait of traits) {
    const ids = statements.filter((each) => each.trait === trait).map(({ id }) => id);
    expect(ids.sort()).toEqual([1, 2, 3, 4].map((number) => `${trait[0]}${number}`));
  }
  const texts = messages.Personality.statements;
  expect(Object.keys(texts).sort()).toEqual([...statementIds].sort());
  expect(new Set(Object.values(texts)).size).toBe(20);
});

it("reverses o2, c2, e2, a2 and the two about worry, n1 and n3 (001 §3)", () => {
  const reversed = statements.filter(({ reverse }) => reverse).map(({ id }) => id);
  expect(reversed.sort()).toEqual(["a2", "c2", "e2", "n1", "n3", "o2"]);
});

it("asks about another trait each time, about all five in each five, and never two reversed in a row", () => {
  for (let place = 1; place < statements.length; place += 1) {
    const [before, here] = [statements[place - 1], statements[place]];
    expect(here?.trait).not.toBe(before?.trait);
    expect(here?.reverse && before?.reverse).toBeFalsy();
  }
  for (let place = 0; place < statements.length; place += 5) {
    expect(new Set(statements.slice(place, place + 5).map(({ trait }) => trait)).size).toBe(5);
  }
});
