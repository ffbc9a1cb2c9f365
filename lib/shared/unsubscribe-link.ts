import { z } from "zod";
import { locales } from "@/lib/shared/locales";

/** The parameters of every link that ends mails: what proves it, and the language of the mail it stood in. */
export const unsubscribeLink = z.object({
  token: z.string().min(1).max(100),
  // Mails of before had none.
  language: z.enum(locales).optional().catch(undefined),
});
