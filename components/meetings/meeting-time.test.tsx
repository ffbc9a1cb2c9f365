import { formatMeetingDate, helsinkiOffset } from "./meeting-time";

describe("dates and zone of a meeting", () => {
  it.each([
    ["2026-10-23", "UTC+3"],
    ["2026-10-26", "UTC+2"],
    ["2027-03-26", "UTC+2"],
    ["2027-03-29", "UTC+3"],
  ])("knows both clock changes: %s is %s", (date, offset) => {
    expect(helsinkiOffset(date)).toBe(offset);
  });

  it("names the day in the page's language, in every zone of a reader", () => {
    expect(formatMeetingDate("2026-10-26", "en")).toBe("Monday, 26 October 2026");
    expect(formatMeetingDate("2026-10-26", "fi")).toBe("maanantai 26. lokakuuta 2026");
  });
});
