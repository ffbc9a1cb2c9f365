import { z } from "zod";
import { locales } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

/** The parameters of every link that ends mails: what proves it, and the language of the mail it stood in. */
export const unsubscribeLink = z.object({
  token: z.string().min(1).max(100),
  // Mails of before had none.
  language: z.enum(locales).optional().catch(undefined),
});

/** Whether the parameters of the page can be those of a mail's link; whether they are is the server's to say. */
export const isWholeUnsubscribeLink = ({ id, token }: { id: string; token: string }): boolean =>
  pathId.safeParse(id).success && /^[\w-]{43}$/.test(token);
