import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { makeSquareImages } from "@/lib/server/images";
import { AppError } from "@/lib/shared/errors";
import { imageUpload } from "@/lib/shared/images";
import { errorInWords } from "@/tests/support/in-words";

type Colour = { r: number; g: number; b: number; alpha?: number };
const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

const plain = (width: number, height: number, background: Colour = red): Sharp =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });

/** A picture whose left half is red and whose right half is blue. */
const halves = async (width: number, height: number): Promise<Sharp> =>
  sharp(
    await plain(width, height)
      .composite([
        {
          input: await plain(width / 2, height, blue)
            .png()
            .toBuffer(),
          left: width / 2,
          top: 0,
        },
      ])
      .png()
      .toBuffer(),
  );

const refusal = async (bytes: Uint8Array): Promise<[string, number]> => {
  try {
    await makeSquareImages(bytes);
  } catch (error) {
    if (error instanceof AppError) return [errorInWords(error).message, error.status];
    throw error;
  }
  throw new Error("This was meant to be refused");
};

/** The colour in the middle of a part of a square: x and y from 0 to 1. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<"red" | "blue" | "white" | string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
  if (r > 240 && g > 240 && b > 240) return "white";
  if (r > 150 && b < 100) return "red";
  return b > 150 && r < 100 ? "blue" : `${r},${g},${b}`;
}

/** A PNG that says how large it is and holds nothing but zeros, as small as zeros can be. */
function hollowPng(width: number, height: number, rows = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

describe("makeSquareImages", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "makes WebP squares of 512 and 128 pixels of a %s",
    async (format) => {
      const squares = await makeSquareImages(await plain(900, 600).toFormat(format).toBuffer());
      expect(squares.map(({ size }) => size)).toEqual([512, 128]);
      for (const { size, bytes } of squares) {
        expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: size, height: size });
        expect(bytes.length).toBeLessThan(50_000);
      }
    },
  );

  it("cuts to the middle", async () => {
    const [square] = await makeSquareImages(await (await halves(1200, 300)).png().toBuffer());
    expect(await colourAt(square!.bytes, 0.1, 0.5)).toBe("red");
    expect(await colourAt(square!.bytes, 0.9, 0.5)).toBe("blue");
  });

  it("turns as the camera says, and leaves no metadata", async () => {
    // Orientation 6: the right side of the sensor is the bottom of the picture.
    const photo = await (await halves(600, 600))
      .withExif({ IFD0: { Copyright: "Aino Virtanen" }, IFD3: { GPSLatitude: "60/1 10/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const squares = await makeSquareImages(photo);
    for (const { bytes } of squares) {
      expect(await colourAt(bytes, 0.5, 0.1)).toBe("red");
      expect(await colourAt(bytes, 0.5, 0.9)).toBe("blue");
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(bytes.includes("Aino Virtanen")).toBe(false);
    }
  });

  it("puts what is transparent on white", async () => {
    const [square] = await makeSquareImages(
      await plain(300, 300, { ...red, alpha: 0 })
        .png()
        .toBuffer(),
    );
    expect(await colourAt(square!.bytes, 0.5, 0.5)).toBe("white");
    expect((await sharp(square!.bytes).metadata()).hasAlpha).toBe(false);
  });

  it("takes greys, sixteen bits and an animation's first picture", async () => {
    const grey = await plain(200, 200).greyscale().png().toBuffer();
    const deep = await plain(200, 200).toColourspace("rgb16").png().toBuffer();
    const moving = await sharp(
      [await plain(200, 200).png().toBuffer(), await plain(200, 200, blue).png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    for (const bytes of [grey, deep, moving]) expect(await makeSquareImages(bytes)).toHaveLength(2);
    const [square] = await makeSquareImages(moving);
    expect(await colourAt(square!.bytes, 0.5, 0.5)).toBe("red");
  });

  it("decides by the bytes which types it takes", async () => {
    const message = "The image must be a PNG, JPEG or WebP file.";
    const files = [
      await plain(200, 200).gif().toBuffer(),
      await plain(200, 200).tiff().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'),
      Buffer.from("just a text"),
      Buffer.from("%PDF-1.7"),
      Buffer.alloc(0),
      Buffer.from("RIFF\0\0\0\0WAVE", "latin1"),
    ];
    for (const file of files) expect(await refusal(file)).toEqual([message, 415]);
  });

  it("refuses broken files", async () => {
    const message = "The image cannot be read. Please try another file.";
    const jpeg = await (await halves(600, 600)).jpeg().toBuffer();
    const broken = [
      jpeg.subarray(0, jpeg.length / 2),
      jpeg.subarray(0, 20),
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from("a text")]),
      hollowPng(600, 600, 10),
    ];
    for (const file of broken) expect(await refusal(file)).toEqual([message, 422]);
  });

  it.each([
    [63, 400],
    [400, 63],
    [1, 1],
    [12_001, 64],
  ])("refuses %i x %i pixels", async (width, height) => {
    expect(await refusal(hollowPng(width, height))).toEqual([
      "The image must be 64 to 12000 pixels wide and high.",
      422,
    ]);
  });

  it("refuses a file that would fill the memory, without decoding it", async () => {
    const bomb = hollowPng(12_000, 12_000);
    expect(bomb.length).toBeLessThan(imageUpload.maxBytes);
    const started = performance.now();
    expect(await refusal(bomb)).toEqual(["The image must have at most 50 megapixels.", 422]);
    expect((await refusal(hollowPng(60_000, 60_000, 1)))[1]).toBe(422);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it("refuses more than 5 MB before it looks at them", async () => {
    const large = Buffer.alloc(imageUpload.maxBytes + 1);
    expect(await refusal(large)).toEqual(["The image is larger than 5 MB.", 413]);
    expect((await refusal(large.subarray(1)))[1]).toBe(415);
  });
});
