import { type PageText, readHtml, readPlainText } from "./read-page";

const url = new URL("https://aino.fi/work");
const read = (html: string): Promise<PageText> => readHtml(html, url);

it("reads title, description, headings, structured data, links and words", async () => {
  const page = await read(`<!doctype html><html><head><title>Aino &ndash; data</title>
    <meta name="description" content="Data engineer in Oulu">
    <script type="application/ld+json">{"@graph":[{"@type":"Person","name":"Aino Aalto","jobTitle":"Data engineer","knowsAbout":["Python"]}]}</script>
    <script type="application/ld+json">{ broken</script><style>p { color: red }</style></head>
    <body><nav><a href="/menu">Menu</a></nav><h1>Aino</h1>
    <ul><li>Built <b>forecasts</b><li>Led teams</ul><p>One<br>two</p><div hidden>Secret</div><span style="display: none">Hidden</span>
    <img alt="A dashboard"><a href="https://github.com/aino/repo#readme">Code</a><a href="javascript:alert(1)">x</a><a href="http://[">y</a>
    <form><input type="text" value="typed"></form><footer>Cookies</footer></body></html>`);
  expect(page).toEqual({
    title: "Aino – data",
    description: "Data engineer in Oulu",
    headings: ["Aino"],
    links: ["https://aino.fi/menu", "https://github.com/aino/repo"],
    hasPasswordField: false,
    data: { words: ["Data engineer", "Python"], names: ["Aino Aalto"] },
    // As Readability has it: it leaves the title of the page and pictures out.
    text: "Built forecasts\nLed teams\nOne\ntwo\nCodexy",
  });
});

it("runs no script of the page", async () => {
  const page = await read(
    `<html><body><p>Before</p><script>document.body.textContent = "changed"; process.exit(1)</script><img src=x onerror="process.exit(1)"><p>After</p></body></html>`,
  );
  expect(page.text).toBe("Before\nAfter");
});

it("leaves the clutter beside an article out, and keeps a page that is none", async () => {
  const paragraph = `<p>${"I built a forecast, with planners, for shops in Finland, and it held. ".repeat(8)}</p>`;
  const article = await read(
    `<html><body><div class="sidebar"><ul><li><a href="/a">Old news</a></li></ul></div><article>${paragraph.repeat(6)}</article></body></html>`,
  );
  expect(article.text).toContain("I built a forecast");
  expect(article.text).not.toContain("Old news");
  const cards = await read(
    `<html><body>${Array.from({ length: 12 }, (_, index) => `<section><h2>Project ${index}</h2><div>Tool ${index}</div></section>`).join("")}</body></html>`,
  );
  expect(cards.text).toContain("Project 0");
  expect(cards.text).toContain("Tool 11");
});

it.each([
  ["<p>Hello</p><p>World", "Hello\nWorld"],
  ["<!doctype html><title>Hi</title><h1>Big</h1><p>Hello", "Big\nHello"],
  ["<html><title>T</title><p>Hi there", "Hi there"],
  ["only words", "only words"],
  ["", ""],
])("reads what leaves tags out: %p", async (html, text) => {
  expect((await read(html)).text).toBe(text);
});

it("sees where one has to sign in", async () => {
  expect((await read('<form><input type="password"></form>')).hasPasswordField).toBe(true);
});

it("takes links from plain text", () => {
  expect(readPlainText("See https://github.com/aino (code), https://aino.fi.").links).toEqual([
    "https://github.com/aino",
    "https://aino.fi.",
  ]);
});

describe("pages that keep a reader busy", () => {
  const nested = `<html><body>${"<div>".repeat(2_000)}${"hello world ".repeat(100)}`;

  it.each<[string, string, RegExp | null]>([
    // Eleven kilobytes of these keep Readability busy for twenty seconds, and a deeper one for minutes.
    ["nested elements", nested, /hello world/],
    ["more nested elements", `<html><body>${"<b>".repeat(400_000)}deep`, /deep/],
    ["tables in tables", `<html><body>${"<table><tr><td>x".repeat(10_000)}`, /x/],
    ["open tags", "<a".repeat(900_000), null],
    ["open comments", "<!--".repeat(400_000), null],
    ["open scripts", "<script>".repeat(200_000), null],
    ["open quotes", "<a href='".repeat(200_000), null],
  ])("are read plainly in the end: %s", async (_name, html, words) => {
    const started = performance.now();
    const page = await readHtml(html, url, 1_500);
    if (words) expect(page.text).toMatch(words);
    // The reader's time, and what a busy machine adds.
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  it("may fill the memory of their reader, and of nobody else", async () => {
    // A million elements: the parser's tree is larger than the heap it is given.
    const page = await readHtml(`Hello ${"<".repeat(1_000_000)}`, url, 30_000);
    expect(page.text).toMatch(/^Hello </);
  });

  it("take no more processes than are allowed: the next one is read plainly at once", async () => {
    const slow = Array.from({ length: 3 }, () => readHtml(nested, url, 1_500));
    const started = performance.now();
    const page = await read(
      "<title>Ty&ouml; &amp; muu</title><style>p{}</style><p>Ty&#246;n&auml;yte 1 < 2 &bogus; &#0;<!-- no --></p><script>no</script><br>two",
    );
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(page.text).toBe("Ty&ouml; & muu\nTyönäyte 1 < 2 &bogus; &#0;\ntwo".replace("&ouml;", "ö"));
    await Promise.all(slow);
  });
});
