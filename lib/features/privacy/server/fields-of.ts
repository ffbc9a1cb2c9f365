import "server-only";
import type { z } from "zod";

/** A Prisma select of exactly the fields an exported record has. */
export const fieldsOf = <Shape extends z.ZodRawShape>(record: z.ZodObject<Shape>) =>
  Object.fromEntries(Object.keys(record.shape).map((field) => [field, true])) as {
    [Field in keyof Shape]: true;
  };
