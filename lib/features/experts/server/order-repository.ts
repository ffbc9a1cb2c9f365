import "server-only";
import { sql } from "kysely";
import { displayOrderOf } from "@/lib/server/display-order";

/** The place of every expert that is not archived. */
export const expertOrder = displayOrderOf("experts", sql<boolean>`archived_at IS NULL`);
