import { isWholeUnsubscribeLink } from "./unsubscribe-link";

const token = "a".repeat(43);

it.each([
  ["whole", "7", token, true],
  ["without whose mails end", "", token, false],
  ["with somebody who cannot be", "7x", token, false],
  ["without a token", "7", "", false],
  ["with a token cut short", "7", token.slice(1), false],
])("a link %s", (_name, id, given, isWhole) => {
  expect(isWholeUnsubscribeLink({ id, token: given })).toBe(isWhole);
});
