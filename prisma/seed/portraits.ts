import { createHash } from "node:crypto";
import type { Client } from "pg";
import sharp from "sharp";
import { makeSquareImages, type SquareImage, squareImageType } from "@/lib/server/images";
import { storedImagePath } from "@/lib/shared/images";
import { expertEmail, seededUntil } from "./experts";
import { type Random, randomOf } from "./random";

// Portraits of the demo experts: figures of a few flat shapes, without a face and in colours that nobody's skin has, so
// that no visitor takes one for somebody real. Made here, of nothing that has a licence.

/** Ground, figure, hair and garment of one picture. */
const palettes = [
  ["#dbe7ff", "#f5b04c", "#1b2c5e", "#3b62c4"],
  ["#fde8cd", "#4c9a92", "#15403c", "#e0803a"],
  ["#d9f0ec", "#e98a7b", "#5c2438", "#24766d"],
  ["#ece4fb", "#7f9cf0", "#2d2358", "#8a5cc7"],
  ["#fbe3e6", "#8d79d6", "#3a2a72", "#d0566b"],
  ["#e6efd3", "#e0b23f", "#39471d", "#5f8a3a"],
  ["#dff1fa", "#f0936b", "#163e57", "#2d87b5"],
  ["#f3ead9", "#5aa3c2", "#4a3320", "#a8693a"],
] as const;

type Shape = (colour: string, ground: string) => string;
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** The head is a circle of 46 around (128, 104). What lies behind it, and what lies on it. */
const hairs: readonly { behind?: Shape; front?: Shape }[] = [
  { front: (hair) => path("M80 104a48 50 0 0 1 96 0c-20-22-30-28-58-28-18 0-30 10-38 28z", hair) },
  {
    behind: (hair) => path("M72 108a56 58 0 0 1 112 0v62H72z", hair),
    front: (hair) => path("M84 96a46 44 0 0 1 88 0c-30 0-52-8-62-24-4 12-12 20-26 24z", hair),
  },
  {
    behind: (hair) => circle(128, 44, 22, hair),
    front: (hair) => path("M80 100a48 46 0 0 1 96 0c-24-22-72-22-96 0z", hair),
  },
  {
    behind: (hair) =>
      [
        [84, 84],
        [104, 60],
        [132, 52],
        [160, 64],
        [176, 88],
        [78, 112],
        [178, 114],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 25, hair))
        .join(""),
  },
  { front: (hair) => path("M82 92c-6-40 74-62 90-22 6 4 6 14 2 24-16-18-52-10-70-16-8 2-14 6-22 14z", hair) },
  { behind: (hair) => path("M74 106a54 56 0 0 1 108 0c0 26-4 52-10 66H84c-6-14-10-40-10-66z", hair) },
  {},
];

const glasses: Shape = (colour) =>
  `<g fill="none" stroke="${colour}" stroke-width="5"><circle cx="109" cy="108" r="14"/><circle cx="147" cy="108" r="14"/><path d="M123 106h10"/></g>`;

/** What the garment, the arc of the shoulders, has at the neck. */
const collars: readonly Shape[] = [
  (colour) => path("M104 166l24 34 24-34z", colour),
  (colour) => `<rect x="104" y="150" width="48" height="26" rx="10" fill="${colour}"/>`,
  (_, ground) => path("M98 168l30 30 30-30 14 12-44 40-44-40z", ground),
  (colour) => `<path d="M40 222h176M34 242h188" stroke="${colour}" stroke-width="7"/>`,
  () => "",
];

const shown = (random: Random, chance: number, shape: string) => (random.chance(chance) ? shape : "");

/** The portrait of expert number `index`: the same picture on every machine. */
export function portraitAt(index: number): string {
  const random = randomOf("portrait", index);
  const [ground, figure, hair, garment] = random.pick(palettes);
  const { behind, front } = random.pick(hairs);
  const collar = random.pick(collars);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">',
    `<rect width="256" height="256" fill="${ground}"/>`,
    behind?.(hair, ground) ?? "",
    `<rect x="108" y="130" width="40" height="60" rx="18" fill="${figure}"/>`,
    path("M28 256c0-52 44-86 100-86s100 34 100 86z", garment),
    collar(random.chance(0.5) ? hair : figure, ground),
    circle(128, 104, 46, figure),
    front?.(hair, ground) ?? "",
    shown(random, 0.3, glasses(hair, ground)),
    "</svg>",
  ].join("");
}

/** Who has none, as some people have none. */
const isWithout = (index: number) => randomOf("no portrait", index).chance(0.1);

/** The id that a portrait is always stored under. */
function imageId(index: number): string {
  const digits = createHash("sha256").update(`portrait ${index}`).digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

/**
 * Gives the first `count` seeded experts their portraits, stored in the sizes of an uploaded picture and served as one.
 * Who has changed anything since is left alone. @throws what pg throws.
 */
export async function loadPortraits(client: Client, count: number): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    "SELECT email FROM experts WHERE profile_image IS NULL AND user_id IS NULL AND updated_at <= $1",
    [new Date(seededUntil)],
  );
  const unchanged = new Set(rows.map(({ email }) => email));
  const wanted = Array.from({ length: count }, (_, index) => index).filter(
    (index) => unchanged.has(expertEmail(index)) && !isWithout(index),
  );
  const made = await Promise.all(wanted.map(async (index) => ({ index, squares: await squaresAt(index) })));
  for (const { index, squares } of made) await keep(client, index, squares);
}

async function squaresAt(index: number): Promise<SquareImage[]> {
  const picture = sharp(Buffer.from(portraitAt(index))).resize(512);
  return makeSquareImages(await picture.png().toBuffer());
}

async function keep(client: Client, index: number, squares: readonly SquareImage[]): Promise<void> {
  const id = imageId(index);
  await client.query(
    `INSERT INTO images (id, size, content_type, bytes)
     SELECT $1, size, $2, bytes FROM unnest($3::int[], $4::bytea[]) AS squares (size, bytes) ON CONFLICT DO NOTHING`,
    [id, squareImageType, squares.map(({ size }) => size), squares.map(({ bytes }) => bytes)],
  );
  await client.query("UPDATE experts SET profile_image = $2 WHERE email = $1", [
    expertEmail(index),
    storedImagePath(id),
  ]);
}
