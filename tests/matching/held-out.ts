// The part of the labelled set that only `npm run bench -- quality` reads. Do not look into its files while changing
// what they measure (data/held-out/README.md).
import { z } from "zod";
import briefs from "./data/held-out/briefs.json";
import experts from "./data/held-out/experts.json";
import queries from "./data/held-out/queries.json";
import {
  development,
  inListOrder,
  type LabelledSet,
  labelledBrief,
  labelledExpert,
  labelledQuery,
} from "./labelled-set";

export const heldOut: LabelledSet = {
  experts: inListOrder([...development.experts, ...z.array(labelledExpert).parse(experts.experts)]),
  briefs: z.array(labelledBrief).parse(briefs.briefs),
  queries: z.array(labelledQuery).parse(queries.queries),
};
