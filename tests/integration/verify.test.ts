import { deflateSync } from "node:zlib";
import { POST as verifyFile } from "@/app/api/verify/route";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { sql } from "@/tests/support/database/connection";
import { verify } from "@/tests/support/signing";
import { fileForm } from "@/tests/support/upload";

const megabyte = 1024 * 1024;
const unknown = {
  valid: false,
  reason: "unknown",
  reference: null,
  signedAt: null,
  documentSha256: null,
  parties: [],
};

beforeAll(() => setClock(new Date("2027-03-01T10:00:00Z")));

const hostile: [what: string, bytes: () => Uint8Array][] = [
  ["nothing at all", () => new Uint8Array()],
  ["no PDF", () => Buffer.from("hello")],
  ["another PDF", () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n")],
  [
    "a PDF that says it is 100 MB",
    () => Buffer.from("%PDF-1.7\n1 0 obj\n<</Length 104857600>>\nstream\nx\n%%EOF"),
  ],
  ["dictionaries in each other, 10 MB of them", () => Buffer.alloc(10 * megabyte, "<</A")],
  ["arrays that nobody closes", () => Buffer.alloc(10 * megabyte, "[")],
  ["ends of files only", () => Buffer.alloc(10 * megabyte, "%%EOF\n")],
  ["the words of our seal only", () => Buffer.alloc(10 * megabyte, "signed document SHA-256 ")],
  [
    "a bomb of zeros, compressed",
    () =>
      Buffer.concat([
        Buffer.from("%PDF-1.7\nstream\n"),
        deflateSync(Buffer.alloc(200 * megabyte)),
        Buffer.from("%%EOF"),
      ]),
  ],
  [
    "a signature that covers other bytes",
    () => Buffer.from("%PDF-1.7 /ByteRange [0 99999999999 -1 5] /Contents <00> %%EOF"),
  ],
];

it.each(hostile)("answers in time that it does not know %s", async (_what, bytes) => {
  const file = bytes();
  const started = performance.now();
  const { status, body } = await verify(file);
  expect([status, body]).toEqual([200, unknown]);
  expect(performance.now() - started).toBeLessThan(3_000);
});

it("takes ten megabytes and not a byte more, whatever is said of the length", async () => {
  expect((await verify(Buffer.alloc(10 * megabyte))).status).toBe(200);
  const tooLarge = await verify(Buffer.alloc(10 * megabyte + 1));
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, "too_large"]);
  const far = await verify(Buffer.alloc(30 * megabyte));
  expect([far.status, far.body.code]).toEqual([413, "too_large"]);
});

it("needs a file, in a form", async () => {
  const answer = (options: object) => call(verifyFile, { method: "POST", ...options });
  expect((await answer({ body: { file: "x" } })).status).toBe(415);
  expect((await answer(fileForm(Buffer.from("x"), { field: "other", name: "a.pdf" }))).status).toBe(422);
  expect((await answer({ rawBody: "x", headers: { "content-type": "multipart/form-data" } })).status).toBe(
    400,
  );
  const text = new FormData();
  text.set("file", "words, no file");
  const { headers, body } = new Request("http://localhost", { method: "POST", body: text });
  const type = headers.get("content-type") ?? "";
  const rawBody = Buffer.from(await new Response(body).arrayBuffer());
  expect((await answer({ rawBody, headers: { "content-type": type } })).status).toBe(422);
});

it("stores nothing of what it is shown", async () => {
  const mark = "zz-verify-mark-4711";
  await verify(Buffer.from(`%PDF-1.7 ${mark} %%EOF`), `${mark}.pdf`);
  const tables = await sql<{ name: string }>(
    "SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'",
  );
  for (const { name } of tables) {
    expect([name, await sql(`SELECT 1 FROM ${name} AS t WHERE strpos(t::text, $1) > 0`, [mark])]).toEqual([
      name,
      [],
    ]);
  }
});
