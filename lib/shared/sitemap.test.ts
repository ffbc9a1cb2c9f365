import { sitemapIndexXml, sitemapXml } from "./sitemap";

describe("sitemapXml", () => {
  it("lists pages in every language, with the time of their last change", () => {
    const xml = sitemapXml("https://osaaja.example", [
      { path: "/expert/7", lastModified: new Date("2026-11-20T10:00:00Z") },
    ]);
    const link = (language: string, path: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://osaaja.example${path}"/>`;
    const links =
      link("en", "/expert/7") +
      link("fi", "/fi/expert/7") +
      link("sv", "/sv/expert/7") +
      link("x-default", "/expert/7");
    const url = (path: string) =>
      `<url><loc>https://osaaja.example${path}</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod>${links}</url>\n`;
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
        url("/expert/7") +
        url("/fi/expert/7") +
        url("/sv/expert/7") +
        "</urlset>\n",
    );
  });

  it("escapes what XML reserves", () => {
    expect(sitemapXml("https://a.example", [{ path: "/?a=1&b='<\">" }])).toContain(
      "<loc>https://a.example/?a=1&amp;b=&apos;&lt;&quot;&gt;</loc>",
    );
  });
});

describe("sitemapIndexXml", () => {
  it("lists the parts", () => {
    expect(
      sitemapIndexXml(["https://a.example/sitemaps/0.xml", "https://a.example/sitemaps/1.xml?a&b"]),
    ).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        "<sitemap><loc>https://a.example/sitemaps/0.xml</loc></sitemap>\n" +
        "<sitemap><loc>https://a.example/sitemaps/1.xml?a&amp;b</loc></sitemap>\n" +
        "</sitemapindex>\n",
    );
  });
});
