import { z } from "zod";
import data from "./data/phrases.json";
import { template } from "./text";

export const field = z.enum(["ai", "data", "software", "platform", "advice", "delivery"]);

/** What a line of work has in common, whatever the profession. */
const manner = z.strictObject({
  /** First sentences for people at the start of their career. */
  beginnings: z.array(template),
  /** First sentences anybody in the field could write. */
  openings: z.array(template).min(1),
  /** How they work. */
  ways: z.array(template).min(1),
  finnish: z.array(z.string()).min(1),
  swedish: z.array(z.string()).min(1),
});

/** `closings`: last sentences, about the practical side. */
export const { manners, closings } = z
  .strictObject({ manners: z.record(field, manner), closings: z.array(template).min(1) })
  .parse(data);
