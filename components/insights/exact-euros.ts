import { formatEuros, toCents } from "@/lib/shared/format-money";

/** Whole euros without cents, any other amount with them. */
export const exactEuros = (euros: number, locale: string): string =>
  formatEuros(toCents(euros), locale, { fractionDigits: Number.isInteger(euros) ? 0 : 2 });
