import { createHash } from "node:crypto";
import fc from "fast-check";
import { documentsIn, sealReason } from "./recognise-file";

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
const shown = Buffer.from("%PDF-1.7\nwhat was shown\n%%EOF\n");
const document = sha256(shown);
const reason = sealReason("Osaaja", "OS-000017-C", document);
const sealed = Buffer.concat([shown, Buffer.from(`\n5 0 obj (${reason})\n%%EOF\n`)]);

it("finds what was signed by the seal's words, and by the beginning of the file", () => {
  expect(documentsIn(sealed)).toContain(document);
  expect(documentsIn(Buffer.from(`other words, ${reason}`))).toEqual([document]);
  expect(documentsIn(Buffer.concat([shown, Buffer.from("more")]))).toContain(document);
  for (const end of ["", "\r\n"]) {
    const file = Buffer.from(`%PDF-1.7 x %%EOF${end}`);
    expect(documentsIn(Buffer.concat([file, Buffer.from("1 0 obj")]))).toContain(sha256(file));
  }
});

it("finds it after any change of one byte", () => {
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (place, change) => {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] as number) ^ change;
      expect(documentsIn(changed)).toContain(document);
    }),
  );
});

it("finds nothing in what is none", () => {
  for (const bytes of [
    "",
    "hello",
    "signed document SHA-256 ",
    `signed document SHA-256 ${"z".repeat(64)}`,
  ]) {
    expect(documentsIn(Buffer.from(bytes))).toEqual([]);
  }
});

it("takes no longer for a hostile file than for another of its size", () => {
  const megabytes = 10;
  for (const part of [
    "%%EOF",
    "signed document SHA-256 ",
    "%",
    "%%EO",
    "\0",
    `signed document SHA-256 ${document}`,
  ]) {
    const bytes = Buffer.alloc(megabytes * 1024 * 1024, part);
    const started = performance.now();
    expect(documentsIn(bytes).length).toBeLessThanOrEqual(64);
    expect(performance.now() - started).toBeLessThan(2_000);
  }
});
