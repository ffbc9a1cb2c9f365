import { z } from "zod";
import data from "./data/industries.json";

/** Trades of customers, as the data names them. */
export const industry = z.enum(Object.keys(data) as (keyof typeof data)[]);
export type Industry = z.infer<typeof industry>;

const words = z.array(z.string().min(1)).min(1);

export const industries = z
  .record(
    industry,
    z.strictObject({
      /** As postings name the trade. */
      label: z.string().min(1),
      /** Customers as an expert describes them without naming them. */
      clients: words,
      /** Second halves of the names of its companies. */
      companyEndings: words,
    }),
  )
  .parse(data);
