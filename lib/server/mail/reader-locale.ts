import "server-only";
import { brand } from "@/lib/shared/brand";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { prisma, type Transaction } from "../db";

/** In which language mails to an address are written: its account's, else the page's where it was given (deal Q4). */
export async function readerLocale(email: string, tx: Transaction = prisma()): Promise<Locale> {
  const [row] = await tx.$queryRaw<{ language: Locale }[]>`SELECT language_of(${email}) AS language`;
  return row?.language ?? defaultLocale;
}

/** The same where a page has just given the address: its account's, else that page's. */
export async function answerLocale(email: string, page: Locale, tx: Transaction): Promise<Locale> {
  const [row] = await tx.$queryRaw<{ language: Locale }[]>`
    SELECT language FROM users WHERE lower(email) = lower(${email})`;
  return row?.language ?? page;
}

/** In which language the team is told: that of the account with its address, English without one. */
export const teamLocale = (tx: Transaction): Promise<Locale> => readerLocale(brand.supportEmail, tx);
