import fc from "fast-check";
import { withoutWaysPast } from "@/lib/shared/contact";

const hidden = "[hidden until the interview stage]";
const read = (text: string) => withoutWaysPast(text, hidden);

describe("what is hidden in a message", () => {
  it.each([
    "aino.virtanen@example.fi",
    "aino @ example.fi",
    "aino (at) example.fi",
    "aino(at)example(dot)fi",
    "aino [at] example [dot] fi",
    "aino[at]example.fi",
    "aino at example dot fi",
    "aino at mail dot example dot com",
    "aino dot virtanen at example dot fi",
    "AINO AT EXAMPLE DOT COM",
    "aino ät esimerkki piste fi",
    "ａｉｎｏ＠ｅｘａｍｐｌｅ．ｆｉ",
    "aino（at）example（dot）fi",
    "aino＠example。fi",
    "ai\u200bno@exam\u00adple.fi",
    "𝐚𝐢𝐧𝐨@𝐞𝐱𝐚𝐦𝐩𝐥𝐞.𝐟𝐢",
    "040 123 4567",
    "040–123–4567",
    "+358 40 1234567",
    "358 40 123 4567",
    "００３５８ ４０ １２３ ４５６７",
    "０４０ １２３ ４５６７",
    "0\u200b40 123\u200b4567",
    "0️⃣4️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣",
    "٠٤٠١٢٣٤٥٦٧",
    "https://example.com/cv?a=1",
    "HTTP://EXAMPLE.COM",
    "ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｃｏｍ",
    "www.example.fi",
    "example.fi",
    "aino.example.dev",
    "EXAMPLE.FI",
    "linkedin.com/in/aino",
    "calendly.com/aino",
    "t.me/aino",
    "example.io/meet#now",
  ])("%s", (detail) => {
    expect(read(detail)).toBe(hidden);
    expect(read(`Reach me: ${detail}, any day.`)).toBe(`Reach me: ${hidden}, any day.`);
    expect(read(`(${detail})`)).toContain(hidden);
  });

  it("is each of several, and the words between them stay", () => {
    expect(read("Mail aino@example.fi or call 040 1234567 — or www.aino.fi.")).toBe(
      `Mail ${hidden} or call ${hidden} — or ${hidden}.`,
    );
  });
});

describe("what is no contact detail", () => {
  it.each([
    "We start on 1.12.2026 or 01-12-2026, 09:00-16:00, until 2027-01-31.",
    "From 01.01.2027 to 31.12.2027, 24/7.",
    "The sum is 1 200 000 €, 10 000 - 20 000 € or 12,50 €/h; 0.5 % of 45 000 000.",
    "358 400 000 € in 2026",
    "Node.js 20.11.1, Python 3.12, ASP.NET Core 8.0, socket.io v4.7.2, version 0.12.3.4567",
    "Y-tunnus 0112038-9, FI01120389, ISO 27001:2022",
    "Thanks.No problem, see you at ten dot.",
    "We meet at the office; look at polka dot patterns",
    "I work at (or near) the centre [at noon]",
    "５０ ０００ €, １.１２.２０２６",
    "Etäisyys 3–5 km, 2019–2024",
    "C++ / C# @ work, 40 h @ 95 €",
    hidden,
  ])("%s", (text) => {
    expect(read(text)).toBe(text);
  });
});

const detail = fc.constantFrom("aino@example.fi", "+358 40 123 4567", "www.aino.fi", "aino (at) example.fi");
/** The same signs in another dress. */
const disguise = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (text: string) => [...text].join("\u200b"),
  (text: string) => text.toUpperCase(),
);

it("hides a contact detail anywhere, in any dress", () => {
  fc.assert(
    fc.property(fc.lorem(), detail, disguise, fc.lorem(), (before, plain, dress, after) => {
      expect(read(`${before} ${dress(plain)} ${after}`)).toBe(`${before} ${hidden} ${after}`);
    }),
  );
});

it("hides nothing twice, and leaves words and days alone", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: "grapheme" }), (text) => {
      expect(read(read(text))).toBe(read(text));
    }),
  );
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("2100-01-01") }), (day) => {
      const iso = day.toISOString().slice(0, 10);
      const [year = "", month = "", date = ""] = iso.split("-");
      for (const text of [iso, `${date}.${month}.${year}`, `${Number(date)}.${Number(month)}.${year}`])
        expect(read(`On ${text} at noon`)).toBe(`On ${text} at noon`);
    }),
  );
});
