import "server-only";
import { sql } from "kysely";
import type { Transaction } from "@/lib/server/db";
import { kysely } from "@/lib/server/kysely";
import type { DeskRecord, Duplicate } from "../desk-schemas";

/** By what somebody is recognised. */
export type Person = { email: string; name: string; phone: string | null; linkedinUrl: string | null };

/** An address of LinkedIn without what may differ: "linkedin.com/in/aino". */
const bareAddress = (column: string) =>
  sql<string>`lower(regexp_replace(${sql.ref(column)}, '^https?://(www\\.|[a-z]{2}\\.)?|/+$|[?#].*$', '', 'g'))`;
/** The last nine digits: with and without the country's number they are the same. */
const lastDigits = (column: string) =>
  sql<string>`right(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), 9)`;

/** At most this many: more are no finding but a common name. */
const most = 10;

/**
 * Experts and applicants who may be the same person as this one, without the item itself and without the application
 * that an expert was made of, or linked by: that they are one is known.
 */
export async function findDuplicates(
  tx: Transaction,
  { kind, record }: DeskRecord,
  person: Person,
): Promise<Duplicate[]> {
  const expertId = kind === "expert" ? record.id : kind === "application" ? record.expertId : null;
  const address = person.linkedinUrl
    ?.toLowerCase()
    .replace(/^https?:\/\/(www\.|[a-z]{2}\.)?|\/+$|[?#].*$/g, "");
  const digits = person.phone?.replace(/\D/g, "").slice(-9) ?? "";
  // Phones and addresses are first looked at for what each that is the same has in it: a pattern a row is many times dearer.
  const same = {
    email: sql<boolean>`lower(email) = lower(${person.email})`,
    phone:
      digits.length < 6
        ? sql<boolean>`false`
        : sql<boolean>`coalesce(phone LIKE ${`%${[...digits].join("%")}%`} AND ${lastDigits("phone")} = ${digits}, false)`,
    name: sql<boolean>`lower(unaccent(name)) = lower(unaccent(${person.name}))`,
    linkedin: address
      ? sql<boolean>`coalesce(strpos(lower(${sql.ref("linkedinUrl")}), ${address}) > 0 AND ${bareAddress("linkedinUrl")} = ${address}, false)`
      : sql<boolean>`false`,
  };
  const columns = ["id", "name", "title"] as const;
  const by = sql<Duplicate["by"]>`array_remove(ARRAY[${sql.join(
    Object.entries(same).map(([sign, is]) => sql`CASE WHEN ${is} THEN ${sql.lit(sign)} END`),
  )}], NULL)`.as("by");
  const any = sql<boolean>`(${sql.join(Object.values(same), sql` OR `)})`;
  const experts = kysely(tx)
    .selectFrom("experts")
    .select([...columns, sql<Duplicate["kind"]>`'expert'`.as("kind"), by])
    .where("archivedAt", "is", null)
    .where(any)
    .where("id", "<>", expertId ?? 0)
    .limit(most);
  const applications = kysely(tx)
    .selectFrom("expertApplications")
    .select([...columns, sql<Duplicate["kind"]>`'application'`.as("kind"), by])
    .where(any)
    .where("id", "<>", kind === "application" ? record.id : 0)
    .where("expertId", "is distinct from", expertId ?? 0)
    .limit(most);
  return [...(await experts.execute()), ...(await applications.execute())];
}
