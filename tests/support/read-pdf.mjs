// Reads PDFs that come as messages and answers with what a reader of each gets. A process of its own: pdf.js is
// published as ES modules that jest cannot load.
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Roles in the structure tree, in reading order. */
const rolesOf = (node) => (node?.role ? [node.role] : []).concat((node?.children ?? []).flatMap(rolesOf));

async function read(bytes) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info, metadata } = await pdf.getMetadata();
  const pages = [];
  const fonts = new Set();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    await page.getOperatorList();
    for (const item of items) if (item.fontName) fonts.add(page.commonObjs.get(item.fontName).name);
    pages.push({
      size: page.view.slice(2),
      text: items.map(({ str, hasEOL }) => str + (hasEOL ? "\n" : "")).join(""),
      roles: rolesOf(await page.getStructTree()),
    });
  }
  const marks = await pdf.getMarkInfo();
  await pdf.loadingTask.destroy();
  return {
    title: info.Title,
    author: info.Author,
    language: info.Language,
    isTagged: marks?.Marked === true,
    part: metadata?.get("pdfuaid:part") ?? null,
    fonts: [...fonts],
    pages,
  };
}

process.on("message", async (bytes) => {
  try {
    process.send({ pdf: await read(bytes) });
  } catch (error) {
    process.send({ error: String(error) });
  }
});
