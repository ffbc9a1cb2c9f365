import { Client } from "pg";
import sharp from "sharp";
import { POST as uploadImage } from "@/app/api/experts/[id]/image/route";
import { GET as getExpert, PATCH as patchExpert } from "@/app/api/experts/[id]/route";
import { GET as getImage } from "@/app/api/images/[id]/route";
import type { FullExpert, PublicExpert } from "@/lib/features/experts/schemas";
import { imageUpload } from "@/lib/shared/images";
import { loadSeed } from "@/prisma/seed/load";
import { loadPortraits } from "@/prisma/seed/portraits";
import { type Answer, call, type ErrorAnswer, sessionCookie } from "@/tests/support/call";
import { count, empty, sql } from "@/tests/support/database/connection";
import {
  createAdmin,
  createExpert,
  createUser,
  type ExpertOptions,
  type TestUser,
} from "@/tests/support/factories";
import { fileForm } from "@/tests/support/upload";

let png: Buffer;
let photo: Buffer;
beforeAll(async () => {
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: "teal" } });
  png = await picture.png().toBuffer();
  photo = await picture
    .withExif({ IFD0: { Copyright: "Zzsecret" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
beforeEach(() => empty("experts", "users", "images"));

async function ownedExpert(options: ExpertOptions = {}) {
  const owner = await createUser();
  const { id } = await createExpert({ userId: owner.id, ...options });
  return { owner, id };
}

const upload = <T = FullExpert>(
  id: number,
  bytes: Uint8Array,
  as: TestUser | null,
  form: Parameters<typeof fileForm>[1] = {},
): Promise<Answer<T>> =>
  call<T>(uploadImage, {
    method: "POST",
    path: `/api/experts/${id}/image`,
    params: { id: String(id) },
    as,
    ...fileForm(bytes, form),
  });

const patch = <T = FullExpert>(id: number, body: object, as: TestUser) =>
  call<T>(patchExpert, { method: "PATCH", params: { id: String(id) }, body, as });

/** The raw answer: pictures are no text. */
async function picture(path: string, size?: string, headers: Record<string, string> = {}) {
  const { NextRequest } = await import("next/server");
  const url = new URL(path, process.env.APP_URL);
  if (size) url.searchParams.set("size", size);
  const request = new NextRequest(url, { headers });
  return getImage(request, { params: Promise.resolve({ id: path.split("/").at(-1) ?? "" }) });
}

const shown = async (id: number) =>
  (await sql<{ profile_image: string | null }>("SELECT profile_image FROM experts WHERE id = $1", [id]))[0]
    ?.profile_image;

describe("POST /api/experts/{id}/image", () => {
  it.each([
    ["a PNG", () => png],
    ["a JPEG from a camera held upright", () => photo],
    ["a WebP", async () => sharp(png).webp().toBuffer()],
  ])("keeps %s as WebP squares without metadata and shows it to everybody", async (_name, file) => {
    const { owner, id } = await ownedExpert();
    // Name and claimed type say something else: only the bytes count.
    const { status, body } = await upload(id, await file(), owner, { name: "x.txt", type: "text/plain" });
    expect(status).toBe(200);
    expect(body.profileImage).toMatch(/^\/api\/images\/[\da-f-]{36}$/);
    expect(body).toHaveProperty("email");
    const visitor = await call<PublicExpert>(getExpert, { params: { id: String(id) } });
    expect(visitor.body.profileImage).toBe(body.profileImage);
    for (const size of ["512", "128"]) {
      const answer = await picture(body.profileImage as string, size);
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      expect({ format, width, height, exif, orientation }).toEqual({
        format: "webp",
        width: Number(size),
        height: Number(size),
      });
      expect(bytes.includes("Zzsecret")).toBe(false);
    }
  });

  it("lets an administrator do so, and remembers who did", async () => {
    const { id } = await ownedExpert();
    const admin = await createAdmin();
    expect((await upload(id, png, admin)).status).toBe(200);
    expect(await count("images", "owner_id = $1", [admin.id])).toBe(2);
  });

  it("removes the image before, and the last one with the profile's picture", async () => {
    const { owner, id } = await ownedExpert();
    const first = (await upload(id, png, owner)).body.profileImage as string;
    const second = (await upload(id, photo, owner)).body.profileImage as string;
    expect(second).not.toBe(first);
    expect((await picture(first)).status).toBe(404);
    expect((await picture(second)).status).toBe(200);
    expect(await count("images")).toBe(2);
    expect((await patch(id, { profileImage: null }, owner)).body.profileImage).toBeNull();
    expect(await count("images")).toBe(0);
  });

  it("removes an uploaded image that an address replaces", async () => {
    const { owner, id } = await ownedExpert();
    await upload(id, png, owner);
    const { body } = await patch(id, { profileImage: "https://example.com/me.jpg" }, owner);
    expect(body.profileImage).toBe("https://example.com/me.jpg");
    expect(await count("images")).toBe(0);
  });

  it("keeps an image that another expert shows, and a picture that nothing changes", async () => {
    const { owner, id } = await ownedExpert();
    const other = await ownedExpert();
    const image = (await upload(id, png, owner)).body.profileImage as string;
    expect((await patch(other.id, { profileImage: image }, other.owner)).status).toBe(200);
    await patch(id, { profileImage: null }, owner);
    expect((await picture(image)).status).toBe(200);
    await patch(other.id, { profileImage: `${process.env.APP_URL}${image}`, title: "Same" }, other.owner);
    expect(await shown(other.id)).toBe(image);
    expect(await count("images")).toBe(2);
    await patch(other.id, { profileImage: "" }, other.owner);
    expect(await count("images")).toBe(0);
  });

  it("shows no image of ours that is not there", async () => {
    const { owner, id } = await ownedExpert();
    const gone = "/api/images/0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234";
    expect(await patch<ErrorAnswer>(id, { profileImage: gone }, owner)).toMatchObject({
      status: 422,
      body: { fieldErrors: { profileImage: "Please enter a valid image URL." } },
    });
    expect(await shown(id)).toBeNull();
  });

  it("never leaves a profile with a picture that is gone, whoever is faster", async () => {
    const [one, two] = [await ownedExpert(), await ownedExpert()];
    for (let round = 0; round < 8; round += 1) {
      const image = (await upload(one.id, png, one.owner)).body.profileImage as string;
      await Promise.all([
        patch(one.id, { profileImage: null }, one.owner),
        patch(two.id, { profileImage: image }, two.owner),
      ]);
      const kept = await shown(two.id);
      if (kept) expect((await picture(kept)).status).toBe(200);
      await patch(two.id, { profileImage: null }, two.owner);
      expect(await count("images")).toBe(0);
    }
  });

  it("keeps one picture when two are sent at once", async () => {
    const { owner, id } = await ownedExpert();
    const answers = await Promise.all([upload(id, png, owner), upload(id, photo, owner)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await count("images")).toBe(2);
    expect((await picture((await shown(id)) as string)).status).toBe(200);
  });

  it.each([
    ["a GIF", async () => sharp(png).gif().toBuffer(), 415, "unsupported_media_type"],
    ["a text", async () => Buffer.from("not a picture"), 415, "unsupported_media_type"],
    [
      "a drawing with a script",
      async () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      415,
      "unsupported_media_type",
    ],
    ["half a picture", async () => photo.subarray(0, photo.length / 2), 422, "invalid"],
    ["a speck", async () => sharp(png).resize(20, 20).png().toBuffer(), 422, "invalid"],
    ["nothing", async () => Buffer.alloc(0), 415, "unsupported_media_type"],
    [
      "a byte above 5 MB",
      async () => Buffer.concat([png, Buffer.alloc(imageUpload.maxBytes + 1 - png.length)]),
      413,
      "too_large",
    ],
    ["6 MB", async () => Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]), 413, "too_large"],
  ])("refuses %s and leaves everything as it was", async (_name, file, status, code) => {
    const { owner, id } = await ownedExpert();
    const before = (await upload(id, png, owner)).body.profileImage;
    const answer = await upload<ErrorAnswer>(id, await file(), owner);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).not.toBe("");
    expect(await shown(id)).toBe(before);
    expect(await count("images")).toBe(2);
  });

  it("takes a picture of exactly 5 MB", async () => {
    const { owner, id } = await ownedExpert();
    const bytes = Buffer.concat([png, Buffer.alloc(imageUpload.maxBytes - png.length)]);
    expect((await upload(id, bytes, owner)).status).toBe(200);
  });

  it("refuses what is no such form", async () => {
    const { owner, id } = await ownedExpert();
    const send = async (body: BodyInit, headers: Record<string, string>, as: TestUser | null = owner) =>
      call(uploadImage, { method: "POST", params: { id: String(id) }, rawBody: body, headers, as });
    const form = fileForm(png);
    expect(await send(JSON.stringify({ image: "x" }), {})).toMatchObject({ status: 415 });
    expect(await send(new Uint8Array(png), { "content-type": "image/png" })).toMatchObject({ status: 415 });
    expect(await send("no form", { "content-type": "multipart/form-data" })).toMatchObject({ status: 400 });
    expect(await send("no form", form.headers ?? {})).toMatchObject({ status: 400 });
    const other = fileForm(png, { field: "picture" });
    expect(await send(other.rawBody as BodyInit, other.headers ?? {})).toMatchObject({
      status: 422,
      body: { fieldErrors: { image: "Choose an image file" } },
    });
    expect(await shown(id)).toBeNull();
  });

  it("is for the owner and administrators; foreign and missing look the same", async () => {
    const { owner, id } = await ownedExpert();
    const stranger = await createUser();
    expect(await upload(id, png, null)).toMatchObject({ status: 401 });
    const foreign = await upload<ErrorAnswer>(id, png, stranger);
    expect(foreign).toMatchObject({ status: 404, body: { code: "not_found", message: "Expert not found" } });
    expect((await upload(id + 1000, png, stranger)).body).toEqual(foreign.body);
    await sql("UPDATE experts SET archived_at = now() WHERE id = $1", [id]);
    expect(await upload(id, png, owner)).toMatchObject({ status: 404 });
    expect(await upload(id, png, await createAdmin())).toMatchObject({ status: 409 });
    expect(await count("images")).toBe(0);
  });

  it("refuses a form that another site sends", async () => {
    const { owner, id } = await ownedExpert();
    const { rawBody, headers } = fileForm(png);
    const answer = await call(uploadImage, {
      method: "POST",
      params: { id: String(id) },
      rawBody: rawBody as BodyInit,
      headers: { ...headers, origin: "https://evil.example", cookie: await sessionCookie(owner) },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
    expect(await count("images")).toBe(0);
  });
});

describe("GET /api/images/{id}", () => {
  const uploaded = async () => {
    const { owner, id } = await ownedExpert();
    return (await upload(id, png, owner)).body.profileImage as string;
  };

  it("is kept by browsers for a year, and recognised", async () => {
    const path = await uploaded();
    const answer = await picture(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      etag: `"${path.split("/").at(-1)}-512"`,
    });
    expect(answer.headers.get("content-length")).toBe(String((await answer.arrayBuffer()).byteLength));
    const etag = answer.headers.get("etag") as string;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await picture(path, "512", { "if-none-match": known });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
      expect(again.headers.get("etag")).toBe(etag);
    }
    expect((await picture(path, "128", { "if-none-match": etag })).status).toBe(200);
  });

  it("has two sizes, the larger without being asked", async () => {
    const path = await uploaded();
    const [none, large, small] = await Promise.all([
      picture(path),
      picture(path, "512"),
      picture(path, "128"),
    ]);
    expect(none.headers.get("etag")).toBe(large.headers.get("etag"));
    expect(Number(small.headers.get("content-length"))).toBeLessThan(
      Number(large.headers.get("content-length")),
    );
  });

  it.each(["0199b1c2-7d3e-7a4f-8b5c-6d7e8f901234", "1", "..", "x'; --"])("knows no image %j", async (id) => {
    await uploaded();
    const answer = await picture(`/api/images/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["64", "0128", "large"])("has no size %j", async (size) => {
    expect((await picture(await uploaded(), size)).status).toBe(400);
  });
});

it("seeded experts have portraits like uploaded ones, and who has changed something is left alone", async () => {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await loadSeed(client, { experts: 4, projects: 0 });
  const [kept, changed] = await sql<{ id: number }>("SELECT id FROM experts ORDER BY display_order LIMIT 2");
  await sql("UPDATE experts SET updated_at = now() WHERE id = $1", [changed?.id]);
  await loadPortraits(client, 4);
  await loadPortraits(client, 4);
  await client.end();
  expect(await shown(changed?.id ?? 0)).toBeNull();
  for (const size of ["512", "128"]) {
    const answer = await picture((await shown(kept?.id ?? 0)) ?? "", size);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height]).toEqual([Number(size), Number(size)]);
  }
});
