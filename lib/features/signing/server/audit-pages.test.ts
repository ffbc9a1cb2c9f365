import { moments } from "./audit-pages";

it("tells the two times apart that a clock shows twice", () => {
  // On 31 October 2027 the clocks of Helsinki go back from 4:00 to 3:00.
  expect(moments(new Date("2027-10-31T00:30:00Z"), "en")).toBe(
    "31 October 2027 at 03:30:00 EEST · Europe/Helsinki · 2027-10-31T00:30:00.000Z",
  );
  expect(moments(new Date("2027-10-31T01:30:00Z"), "en")).toBe(
    "31 October 2027 at 03:30:00 EET · Europe/Helsinki · 2027-10-31T01:30:00.000Z",
  );
});
