import "server-only";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { prisma, type Transaction } from "../db";

/** In which language mails to an address are written: its account's, else the page's where it was given (deal Q4). */
export async function readerLocale(email: string, tx: Transaction = prisma()): Promise<Locale> {
  const [row] = await tx.$queryRaw<{ language: Locale }[]>`SELECT language_of(${email}) AS language`;
  return row?.language ?? defaultLocale;
}
