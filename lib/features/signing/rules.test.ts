import { codesSince, isLive, rolesOf, secondsToNextCode, signingCodes } from "./rules";

const at = new Date("2027-03-01T10:00:00Z");
const minutes = (count: number) => new Date(at.getTime() + count * 60_000);

it("has a party and the operator sign every contract", () => {
  expect(rolesOf("client")).toEqual(["client", "operator"]);
  expect(rolesOf("expert")).toEqual(["expert", "operator"]);
});

it.each([
  [0, true],
  [9.99, true],
  [10, false],
  // Another process's clock may be a little behind; one that was set back is not a little behind.
  [-1, true],
  [-1.1, false],
  [-60, false],
])("counts a code %d minutes after it was made: %s", (passed, isCounted) => {
  const code = { createdAt: at, expiresAt: minutes(signingCodes.minutes) };
  expect(isLive(code, minutes(passed))).toBe(isCounted);
});

it.each([
  [[], 0],
  [[0, -10], 0],
  [[0, -10, -59], 60],
  [[0, 0, 0], 3600],
  // Made before the clock was set back by two hours.
  [[120, 110, 100], 3600],
])("after codes %j minutes ago the next one is %d seconds away", (asked, seconds) => {
  expect(secondsToNextCode(asked.map(minutes), at)).toBe(seconds);
});

it("looks an hour back", () => {
  expect(codesSince(at)).toEqual(minutes(-60));
});
