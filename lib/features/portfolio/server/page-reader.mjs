import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";

// Reads one page in a process of its own, which read-page.ts stops when it takes too long or too much memory: some pages
// of ten kilobytes keep these libraries busy for a minute, and others fill any heap. Plain JavaScript, because Node loads
// the file without a compiler. No script of the page is run.

/** Elements whose words are not the page's own. */
const skipped = new Set(
  "title script style noscript template svg math canvas iframe object nav footer form button select textarea dialog".split(
    " ",
  ),
);
const blocks = new Set(
  "address article aside blockquote body br caption dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table td th tr ul".split(
    " ",
  ),
);
/** Above this Readability takes long, and what it finds is no article. */
const mostElements = 8_000;
const mostCharacters = 200_000;
const [elementNode, textNode] = [1, 3];

const oneLine = (text) => (text ?? "").replace(/\s+/g, " ").trim();
const isHidden = (element) =>
  element.hasAttribute("hidden") ||
  element.getAttribute("aria-hidden") === "true" ||
  /display\s*:\s*none/i.test(element.getAttribute("style") ?? "");

/** The words of an element, a line for each block; without recursion, because pages may be nested however deep. */
function textOf(root) {
  let text = "";
  const stack = [root];
  while (stack.length > 0 && text.length < mostCharacters) {
    const node = stack.pop();
    if (node === "\n") text += node;
    else if (node.nodeType === textNode) text += node.data.replace(/\s+/g, " ");
    else if (node.nodeType === elementNode) {
      const name = node.localName;
      if (skipped.has(name) || isHidden(node)) continue;
      if (blocks.has(name)) {
        text += "\n";
        stack.push("\n");
      }
      // The picture's own words often name the work it shows.
      if (name === "img") text += ` ${oneLine(node.getAttribute("alt"))} `;
      for (let child = node.lastChild; child; child = child.previousSibling) stack.push(child);
    }
  }
  return text.split("\n").map(oneLine).filter(Boolean).join("\n");
}

/** What a page says of itself to search engines: the words, and the names of people. */
function structuredData(document) {
  const found = { words: [], names: [] };
  for (const script of [...document.querySelectorAll('script[type="application/ld+json"]')].slice(0, 10)) {
    let queue;
    try {
      queue = [JSON.parse(script.textContent)];
    } catch {
      continue;
    }
    for (let steps = 0; queue.length > 0 && steps < 500; steps += 1) {
      const value = queue.shift();
      if (Array.isArray(value)) queue.push(...value.slice(0, 50));
      else if (value && typeof value === "object") {
        if ([value["@type"]].flat().includes("Person") && typeof value.name === "string")
          found.names.push(value.name);
        for (const key of ["jobTitle", "headline", "description", "knowsAbout"])
          found.words.push(...[value[key]].flat().filter((word) => typeof word === "string"));
        queue.push(
          ...Object.values(value)
            .filter((inner) => inner && typeof inner === "object")
            .slice(0, 50),
        );
      }
    }
  }
  return { words: found.words.slice(0, 40).map(oneLine), names: found.names.slice(0, 5).map(oneLine) };
}

function linksOf(document, base) {
  const links = new Set();
  for (const link of document.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href");
    if (!URL.canParse(href, base)) continue;
    const url = new URL(href, base);
    url.hash = "";
    if (url.protocol === "https:" || url.protocol === "http:") links.add(url.href);
    if (links.size >= 200) break;
  }
  return [...links];
}

/** The part of the page that is an article, when there is one. It changes the document. */
function articleOf(document) {
  try {
    const reader = new Readability(document, { maxElemsToParse: mostElements, serializer: textOf });
    return reader.parse()?.content ?? "";
  } catch {
    // Too many elements, or a form it was not made for.
    return "";
  }
}

function read(html, url) {
  // The parser does not add what HTML allows to leave out.
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`);
  const meta = (selector) => oneLine(document.querySelector(selector)?.getAttribute("content"));
  const page = {
    title: meta('meta[property="og:title"]') || oneLine(document.querySelector("title")?.textContent),
    description: meta('meta[name="description"]') || meta('meta[property="og:description"]'),
    headings: [...document.querySelectorAll("h1, h2, h3")]
      .slice(0, 80)
      .map((heading) => oneLine(textOf(heading)))
      .filter(Boolean),
    links: linksOf(document, url),
    hasPasswordField: document.querySelector('input[type="password"]') !== null,
    data: structuredData(document),
    text: textOf(document.documentElement),
  };
  const article = articleOf(document);
  // Portfolios are rarely articles: what leaves out half of one has misread it.
  return { ...page, text: article.length >= page.text.length / 2 ? article : page.text };
}

process.once("message", ({ html, url }) => process.send(read(html, url), () => process.disconnect()));
