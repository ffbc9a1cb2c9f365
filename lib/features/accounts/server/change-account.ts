import "server-only";
import type { z } from "zod";
import type { SignedIn } from "@/lib/server/actor";
import type { accountChange } from "../schemas";
import { setLanguage } from "./repository";

type AccountChange = z.output<typeof accountChange>;

/** PATCH /api/account (deal Q2): the language of the person's mails from now on. */
export async function changeAccount(
  { userId }: SignedIn,
  { language }: AccountChange,
): Promise<AccountChange> {
  await setLanguage(userId, language);
  return { language };
}
