import fc from "fast-check";
import { renderMail } from "./layout";

const content = {
  locale: "en" as const,
  heading: "Your meeting",
  paragraphs: ["It is booked.", "See you then."],
  details: [["Date", "24 November 2026"]] as [string, string][],
  action: { label: "Open it", url: "https://osaaja.example/book-meeting?a=1&b=2" },
  footer: "Not you? Ignore this.",
};

describe("renderMail", () => {
  it("says the same words in both forms", () => {
    const { text, html } = renderMail(content);
    for (const words of [
      "Your meeting",
      "It is booked.",
      "See you then.",
      "Date",
      "24 November 2026",
      "Open it",
      "Not you?",
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain("\nhttps://osaaja.example/book-meeting?a=1&b=2\n");
    expect(html).toContain('href="https://osaaja.example/book-meeting?a=1&amp;b=2"');
  });

  it("leaves out what is not given", () => {
    const { text, html } = renderMail({ locale: "en", heading: "Hello", paragraphs: ["One."] });
    expect(text).toBe("Hello\n\nOne.\n\n-- \nOsaaja\n");
    expect(html).not.toMatch(/<a |<table/);
  });

  it("lets no value become markup", () => {
    const markup = (html: string) => (html.match(/<(?!br>)/g) ?? []).length;
    const shape = markup(renderMail(content).html);
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, two) => {
        const value = `${one}<script>"'</td>${two}`;
        const { html } = renderMail({
          ...content,
          heading: value,
          paragraphs: [value, value],
          details: [[value, value]],
          footer: value,
        });
        expect(markup(html)).toBe(shape);
      }),
    );
  });

  it("indents the further lines of a detail", () => {
    const details: [string, string][] = [["Name", "Eve\r\nAmount: 0 €\n\nx"]];
    const { text, html } = renderMail({ ...content, details });
    expect(text).toContain("\nName: Eve\n    Amount: 0 €\n    x\n");
    expect(html).toContain("Eve<br>Amount: 0 €<br><br>x</td>");
  });

  it("fits a phone: labels wrap, and an address breaks wherever it stands", () => {
    const { html } = renderMail(content);
    expect(html).not.toContain("nowrap");
    expect(html).toMatch(/<body[^>]*><div style="[^"]*overflow-wrap:break-word/);
  });

  it("makes the site's own addresses links, wherever they stand, and no other", () => {
    const own = "http://localhost:3000";
    const { text, html } = renderMail({
      ...{ locale: "fi", heading: `${own}/a` },
      paragraphs: [
        `Log in here: ${own}/login. Or not.`,
        `https://evil.example/x ${own}.evil.example/x ${own}@evil.example/`,
      ],
      details: [["Profile", `A "quoted" <b>\n${own}/experts/7?a=1&b="onclick=x`]],
      footer: `No more: (${own}/api/unsubscribe?user=1&token=a_b-)`,
    });
    const links = [...html.matchAll(/<a href="([^"]*)" style="([^"]*)">([^<]*)<\/a>/g)];
    expect(links.map(([, href]) => href)).toEqual([
      `${own}/fi/login`,
      `${own}/fi/experts/7?a=1&amp;b=`,
      `${own}/api/unsubscribe?user=1&amp;token=a_b-`,
    ]);
    for (const [, href, style, shown] of links) {
      expect(shown).toBe(href);
      expect(style).toContain("overflow-wrap:anywhere");
    }
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html).toContain("A &quot;quoted&quot; &lt;b&gt;<br>");
    expect(text).toContain(`Log in here: ${own}/fi/login. Or not.`);
    expect(text).not.toContain("<a ");
  });

  it("links to web addresses only", () => {
    expect(() => renderMail({ ...content, action: { label: "x", url: "javascript:alert(1)" } })).toThrow(
      "cannot link",
    );
  });
});
