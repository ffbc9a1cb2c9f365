import { sitemapIndexXml, sitemapXml } from "./sitemap";

describe("sitemapXml", () => {
  it("lists addresses with the time of their last change", () => {
    const xml = sitemapXml([
      { location: "https://osaaja.example/" },
      { location: "https://osaaja.example/expert/7", lastModified: new Date("2026-11-20T10:00:00Z") },
    ]);
    expect(xml).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
        "<url><loc>https://osaaja.example/</loc></url>\n" +
        "<url><loc>https://osaaja.example/expert/7</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>\n" +
        "</urlset>\n",
    );
  });

  it("escapes what XML reserves", () => {
    expect(sitemapXml([{ location: "https://a.example/?a=1&b='<\">" }])).toContain(
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
