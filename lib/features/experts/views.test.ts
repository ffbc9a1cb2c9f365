import fc from "fast-check";
import { addDays, helsinkiInstant } from "@/lib/shared/dates";
import { isProgram, shownViewDays, viewFigures } from "./views";

describe("isProgram", () => {
  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/120.0 Safari/537.36",
    "Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36",
    "Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "WhatsApp/2.23",
    "curl/8.5.0",
    "python-requests/2.31",
    "node",
    "undici",
    "Java/17.0.1",
    "",
    " ",
    null,
  ])("%j is one", (userAgent) => expect(isProgram(userAgent)).toBe(true));

  it.each([
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:121.0) Gecko/20100101 Firefox/121.0",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 10; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
  ])("%j is none", (userAgent) => expect(isProgram(userAgent)).toBe(false));
});

describe("viewFigures", () => {
  it("has every one of the last thirty days, today last, and sums of the last weeks", () => {
    const figures = viewFigures(
      [
        { day: "2027-02-01", views: 100 },
        { day: "2027-02-02", views: 1 },
        { day: "2027-02-22", views: 7 },
        { day: "2027-02-23", views: 20 },
        { day: "2027-02-24", views: 2 },
        { day: "2027-03-03", views: 3 },
      ],
      "2027-03-03",
    );
    expect(figures.days).toHaveLength(30);
    expect(figures.days[0]).toEqual({ day: "2027-02-02", views: 1 });
    expect(figures.days.at(-1)).toEqual({ day: "2027-03-03", views: 3 });
    // 25 February to 3 March; 18 to 24 February before them.
    expect(figures).toMatchObject({ last7: 3, previous7: 29, last30: 33 });
  });

  it("counts each view of the days it shows once, over clock changes too", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.dictionary(fc.integer({ min: 0, max: 40 }).map(String), fc.nat(1000)),
        (start, ago) => {
          const today = addDays("2026-01-01", start);
          const counted = Object.entries(ago).map(([days, views]) => ({
            day: addDays(today, -Number(days)),
            views,
          }));
          const { days, last7, last30, previous7 } = viewFigures(counted, today);
          const within = (from: number, to: number) =>
            Object.entries(ago)
              .filter(([each]) => Number(each) >= from && Number(each) < to)
              .reduce((sum, [, views]) => sum + views, 0);
          expect([last7, previous7, last30]).toEqual([within(0, 7), within(7, 14), within(0, shownViewDays)]);
          expect(new Set(days.map(({ day }) => day)).size).toBe(shownViewDays);
          expect(days.map(({ day }) => helsinkiInstant(day, 0).getTime())).toEqual(
            days.map(({ day }) => helsinkiInstant(day, 0).getTime()).sort((a, b) => a - b),
          );
        },
      ),
    );
  });
});
