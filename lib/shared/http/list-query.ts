import { z } from "zod";
import { listNumber } from "@/lib/shared/whole-number";

/** Page sizes of every list (decisions H): the screens ask for 24, a call may ask for up to 500. */
export const pageSize = { screen: 24, default: 200, max: 500 } as const;

/** `limit` and `cursor` of every list (decisions H). */
export const listQuery = z.strictObject({
  limit: listNumber("limit", { min: 1, max: pageSize.max }).optional(),
  cursor: z.string().max(200).optional(),
});

export type ListQuery = z.output<typeof listQuery>;
