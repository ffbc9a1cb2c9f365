import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { idsPerPart, kindsPerPart, partsPerFile, sitemapPages } from "@/app/sitemaps/parts";
import { sitemapPageLimit } from "@/lib/shared/sitemap";

const root = path.resolve(__dirname, "../../app/[locale]");

/** Addresses of every page file: folders in brackets only group. */
const pages = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page.tsx")
  .map((file) => {
    const folders = path.dirname(file).split(path.sep);
    return `/${folders.filter((folder) => folder !== "." && !/^\(.+\)$/.test(folder)).join("/")}`;
  });

describe("the sitemap", () => {
  it("lists pages that exist, each once", () => {
    expect(pages).toEqual(expect.arrayContaining(["/expert/[id]", "/projects/[id]"]));
    expect(sitemapPages.filter((page) => !pages.includes(page))).toEqual([]);
    expect(new Set(sitemapPages).size).toBe(sitemapPages.length);
  });

  it("lists every public page that has one address and is not kept from search engines", () => {
    const open = readdirSync(path.join(root, "(public)"), { recursive: true, encoding: "utf8" })
      .filter((file) => path.basename(file) === "page.tsx" && !file.includes("["))
      .filter(
        (file) => !readFileSync(path.join(root, "(public)", file), "utf8").match(/index: false|noindex/),
      );
    expect(open.map((file) => path.posix.join("/", path.dirname(file))).sort()).toEqual(
      [...sitemapPages].sort(),
    );
  });

  it("never holds more addresses in one file than the protocol allows", () => {
    expect(partsPerFile * kindsPerPart * idsPerPart + sitemapPages.length).toBeLessThanOrEqual(
      sitemapPageLimit,
    );
  });
});
