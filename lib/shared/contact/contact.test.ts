import fc from "fast-check";
import { contactDetailsIn, withoutContactDetails } from "@/lib/shared/contact";

const kindsIn = (text: string, names: string[] = []) => contactDetailsIn(text, names).map(({ kind }) => kind);

describe("what is published without", () => {
  it.each([
    ["Write to aino.virtanen+work@example.co.fi!", "Write to …!"],
    ["Kirjoita: aino@esimerkki.fi, kiitos.", "Kirjoita: …, kiitos."],
    ["Skriv till åsa.öhman@exempel.se", "Skriv till …"],
    ["aino (at) example.fi", "…"],
    ["aino(a)example.fi", "…"],
    ["aino [at] example [dot] fi", "…"],
    ["aino.virtanen[ät]esimerkki.fi", "…"],
    ["aino ( at ) esimerkki ( piste ) fi tai soita", "… tai soita"],
    ["aino miukumauku esimerkki.fi", "…"],
    ["aino snabel-a exempel.se", "…"],
    ["aino at example dot fi", "…"],
    ["aino ät esimerkki piste fi", "…"],
    ["aino.virtanen at example.fi", "…"],
    ["Aino <at> Example <dot> COM", "…"],
  ])("an e-mail address: %s", (text, published) => {
    expect(withoutContactDetails(text)).toBe(published);
    expect(kindsIn(text)).toEqual(["email"]);
  });

  it.each([
    "+358 40 123 4567",
    "+358401234567",
    "+358 (0)40 123 4567",
    "+358-40-1234567",
    "00358 40 1234567",
    "040 1234567",
    "040-123 4567",
    "040 123 45 67",
    "040.123.4567",
    "0400 123456",
    "(09) 123 456",
    "09 1234 5678",
    "050\u00a0123\u00a04567",
    "+46 70 123 45 67",
    "+44 (0)20 7946 0958",
  ])("a phone number: %s", (number) => {
    for (const [before, after] of [
      ["Soita ", "."],
      ["tel:", " asap"],
      ["p. ", ", iltaisin"],
      ["Ring ", " eller skriv"],
      ["Call me: ", "!"],
      ["", ""],
    ] as const) {
      expect(withoutContactDetails(before + number + after)).toBe(`${before}…${after}`);
    }
    expect(kindsIn(number)).toEqual(["phone"]);
  });

  it.each([
    ["See https://aino.example/cv?x=1.", "See …."],
    ["(http://aino.example)", "(…)"],
    ["www.aino.fi, ja muuta", "…, ja muuta"],
    ["LinkedIn: fi.linkedin.com/in/aino-virtanen", "LinkedIn: …"],
    ["linkedin.com/in/x", "…"],
    ["github.com/aino", "…"],
    ["calendly.com/aino/30min", "…"],
    ["portfolio.aino.dev/work", "…"],
    ["t.me/aino", "…"],
  ])("a link: %s", (text, published) => {
    expect(withoutContactDetails(text)).toBe(published);
    expect(kindsIn(text)).toEqual(["link"]);
  });

  it.each([
    ["Aino Virtanen rakentaa", "Virtanen", "Aino … rakentaa"],
    ["Virtasen mallit ja Virtaselle, Virtasta, Virtasella", "Virtanen", "… mallit ja …, …, …"],
    ["VIRTANEN CONSULTING", "Virtanen", "… CONSULTING"],
    ["virtanen rakentaa", "Virtanen", "… rakentaa"],
    ["Lehdon tapaan, Lehto, Lehdosta, Lehtoon", "Lehto", "… tapaan, …, …, …"],
    ["Mäen ja Mäellä, Mäkeä, Mäkikin", "Mäki", "… ja …, …, …"],
    ["Niemen, Niemellä, Niemeä", "Niemi", "…, …, …"],
    ["Lammen tiimi, Lampeen", "Lampi", "… tiimi, …"],
    ["Heikkilän ja Heikkilälle", "Heikkilä", "… ja …"],
    ["Laineen työ, Laineelle", "Laine", "… työ, …"],
    ["Lindqvistin arbeten, Lindqvists och Lindqvist's", "Lindqvist", "… arbeten, … och …"],
    ["Öhmanin työt", "Öhman", "… työt"],
    ["Meri Mäki-Ketelä", "Mäki-Ketelä", "Meri …-…"],
    ["Siirry ainovirtanen.fi tai virtanen-data.com", "Virtanen", "Siirry … tai …"],
    ["Ask Åsa Mäkelä or Mäkelän Åsaa", "Åsa Mäkelä", "Ask … … or … …"],
  ])("a name: %s of %s", (text, name, published) => {
    expect(withoutContactDetails(text, [name])).toBe(published);
  });
});

describe("what is published as it is", () => {
  it.each([
    "Built with Node.js, Vue.js, ASP.NET Core, VB.NET and Socket.io",
    "Clients: Verkkokauppa.com, Booking.com, Tori.fi",
    "Worked at booking.com for 3 years (at scale)",
    "I look at polka dot patterns",
    "2019-2024: saved 1 200 000 € and 0.5 % of 45 000 000",
    "87 jobs, 29,000 users, 24/7, 0-100 in 3.2 s",
    "Toimitus 01.12.2026 - 15.1.2027 tai 01-12-2026",
    "Business ID 0112038-9, ISO 27001, version 0.12.3.4567",
    "IP 10.0.0.1, port 00 to 99",
    "Budget 85-110 €/h, 10 000 - 20 000 € or 0-5000 €, 09:00-16:00",
    "CI/CD, TCP/IP, UI/UX, e.g. this.and.that",
    "@angular/core ja @next/font",
    "C++ / C# / F# <T extends U>",
    "Tilastot: 04 05 06",
  ])("%s", (text) => {
    expect(withoutContactDetails(text, ["Virtanen"])).toBe(text);
  });

  it.each([
    ["Mäkinen, Mäkelä ja mäki", "Mäki"],
    ["Salomon and salo", "Salo"],
    ["a lake is laine", "Laine"],
    ["Virta and virtaus", "Virtanen"],
    ["von Berg", "von"],
    ["A. B.", "A B"],
  ])("%s beside the name %s", (text, name) => {
    expect(withoutContactDetails(text, [name])).toBe(text);
  });
});

it("finds what stands anywhere, and says where", () => {
  fc.assert(
    fc.property(
      fc.lorem(),
      fc.constantFrom("aino@example.fi", "+358 40 123 4567", "www.aino.fi"),
      fc.lorem(),
      (before, detail, after) => {
        const text = `${before} ${detail} ${after}`;
        expect(contactDetailsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([detail]);
        expect(withoutContactDetails(text)).toBe(`${before} … ${after}`);
      },
    ),
  );
});

it("changes nothing in what it has published", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: "grapheme" }), (text) => {
      const once = withoutContactDetails(text);
      expect(contactDetailsIn(once).length).toBe(0);
    }),
  );
});

it("reads an enormous text at once", () => {
  for (const piece of ["a.", "0 ", "a at b ", "(at) ", "aino (", "1-", "x@", "www.", "ö dot "]) {
    const began = performance.now();
    contactDetailsIn(piece.repeat(10_000 / piece.length), ["Virtanen"]);
    expect(performance.now() - began).toBeLessThan(500);
  }
});
