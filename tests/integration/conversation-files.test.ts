import sharp from "sharp";
import { GET as download } from "@/app/api/conversations/[id]/files/[file]/route";
import { POST as write } from "@/app/api/conversations/[id]/messages/route";
import type { Message } from "@/lib/features/conversations/schemas";
import { call } from "@/tests/support/call";
import { createConversation, of, readAs } from "@/tests/support/conversations";
import { count, empty, sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { filesForm } from "@/tests/support/upload";

type Sent = { bytes: Uint8Array; name?: string; type?: string };
const send = <T = Message & { reason?: string; message?: string }>(
  as: TestUser,
  id: number,
  files: Sent[],
  { headers = {}, body = "My CV" }: { headers?: Record<string, string>; body?: string } = {},
) => {
  const form = filesForm(files, { body });
  return call<T>(write, {
    ...of(id),
    method: "POST",
    as,
    ...form,
    headers: { ...form.headers, ...headers },
  });
};
const fetchFile = (as: TestUser | null, id: number, file: number) =>
  call<string>(download, { params: { id: String(id), file: String(file) }, as });

const pdf = Buffer.from("%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n");
const square = (type: "png" | "jpeg" | "webp") =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: "#336699" } })
    .withExif({ IFD0: { Copyright: "Aino Virtanen, aino@example.fi" } })
    [type]()
    .toBuffer();
/** A page that browsers would run if they were let. */
const page = Buffer.from("<html><script>alert(1)</script></html>");

let pair: Awaited<ReturnType<typeof createConversation>>;

beforeEach(async () => {
  await empty("experts", "users", "projects", "idempotency_keys", "mail_messages");
  pair = await createConversation();
});

it("go with a message, told by their content, to be downloaded by the two parties only", async () => {
  const { company, expert, id } = pair;
  const answer = await send(expert, id, [
    { bytes: pdf, name: "CV (2027).pdf", type: "application/pdf" },
    { bytes: await square("png"), name: "kuva.gif", type: "image/gif" },
    { bytes: await square("webp"), name: "../../x.webp", type: "text/html" },
  ]);
  expect(answer.status).toBe(201);
  expect(answer.body.files.map(({ name, type }) => [name, type])).toEqual([
    ["CV (2027).pdf", "application/pdf"],
    ["kuva.png", "image/png"],
    ["x.webp", "image/webp"],
  ]);
  const [first] = answer.body.files;
  const seen = (await readAs(company, id)).body.messages[0]?.files[0];
  expect(seen).toEqual({ ...first, size: pdf.length, url: `/api/conversations/${id}/files/${first?.id}` });
  const got = await fetchFile(company, id, first?.id ?? 0);
  expect([got.status, Buffer.from(got.bytes).equals(pdf)]).toEqual([200, true]);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="CV__2027_.pdf"; filename*=UTF-8''CV%20(2027).pdf`,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  const other = await createConversation();
  for (const as of [other.company, await createUser(), await createAdmin()])
    expect((await fetchFile(as, id, first?.id ?? 0)).status).toBe(404);
  expect((await fetchFile(null, id, first?.id ?? 0)).status).toBe(401);
  // Nor through a conversation of one's own.
  expect((await fetchFile(other.company, other.id, first?.id ?? 0)).status).toBe(404);
});

it("pictures are written anew: without metadata, without what stands behind them", async () => {
  const { expert, id } = pair;
  for (const type of ["png", "jpeg", "webp"] as const) {
    const polyglot = Buffer.concat([await square(type), page, Buffer.from("PK\x03\x04 aino@example.fi")]);
    const answer = await send(expert, id, [{ bytes: polyglot, name: `a.${type}` }]);
    expect(answer.status).toBe(201);
    const { bytes } = await fetchFile(expert, id, answer.body.files[0]?.id ?? 0);
    const stored = Buffer.from(bytes);
    expect([stored.includes("<script>"), stored.includes("aino@"), stored.includes("PK\x03\x04")]).toEqual([
      false,
      false,
      false,
    ]);
    const { format, exif, width } = await sharp(stored).metadata();
    expect([format, exif, width]).toEqual([type, undefined, 90]);
  }
});

describe("what is refused, and nothing stored", () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  it.each([
    ["a page that is called a PDF", [{ bytes: page, name: "cv.pdf", type: "application/pdf" }], 415],
    ["a PDF behind a page", [{ bytes: Buffer.concat([page, pdf]), name: "cv.pdf" }], 415],
    ["a picture's first bytes only", [{ bytes: png, name: "a.png", type: "image/png" }], 415],
    ["a picture's first bytes before a page", [{ bytes: Buffer.concat([png, page]), name: "a.png" }], 415],
    ["a drawing with scripts", [{ bytes: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>") }], 415],
    ["an archive", [{ bytes: Buffer.from("PK\x03\x04rest"), name: "cv.docx" }], 415],
    ["nothing", [{ bytes: Buffer.alloc(0), name: "empty.pdf" }], 415],
    ["a good one beside a bad one", [{ bytes: pdf }, { bytes: page }], 415],
    ["four of them", [{ bytes: pdf }, { bytes: pdf }, { bytes: pdf }, { bytes: pdf }], 422],
    ["a file over 10 MB", [{ bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) }], 413],
    [
      "more than three times 10 MB",
      [1, 2, 3].map(() => ({ bytes: Buffer.concat([pdf, Buffer.alloc(11 * 1024 * 1024)]) })),
      413,
    ],
  ])("%s", async (_, files: Sent[], status) => {
    const { expert, id } = pair;
    const answer = await send(expert, id, files);
    expect(answer.status).toBe(status);
    expect([await count("messages"), await count("message_files"), await count("mail_messages")]).toEqual([
      0, 0, 0,
    ]);
  });

  it("also those of somebody else, before they are looked at", async () => {
    const stranger = await createUser();
    expect((await send(stranger, pair.id, [{ bytes: page }])).status).toBe(404);
  });
});

it("exactly 10 MB go, and a repeated press stores them once", async () => {
  const { expert, id } = pair;
  const whole = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length)]);
  const key = { "idempotency-key": "press" };
  const first = await send(expert, id, [{ bytes: whole }], { headers: key });
  const again = await send(expert, id, [{ bytes: whole }], { headers: key });
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect((await send(expert, id, [{ bytes: pdf }], { headers: key })).status).toBe(409);
  expect(await sql("SELECT size FROM message_files")).toEqual([{ size: 10 * 1024 * 1024 }]);
});

it("a name that tells how to reach somebody is a plain one to the other side", async () => {
  const { company, expert, id, applicationId } = pair;
  const names = ["aino@example.fi.pdf", "0401234567.pdf", "Aino CV.pdf"];
  await send(
    expert,
    id,
    names.map((name) => ({ bytes: pdf, name })),
  );
  const seen = async (as: TestUser) => (await readAs(as, id)).body.messages[0]?.files ?? [];
  expect((await seen(expert)).map(({ name }) => name)).toEqual(names);
  const files = await seen(company);
  expect(files.map(({ name }) => name)).toEqual(["file.pdf", "file.pdf", "Aino CV.pdf"]);
  const got = await fetchFile(company, id, files[0]?.id ?? 0);
  expect(got.headers.get("content-disposition")).not.toContain("aino");
  await sql("UPDATE project_applications SET identity_shown_at = now() WHERE id = $1", [applicationId]);
  expect((await seen(company)).map(({ name }) => name)).toEqual(names);
});
