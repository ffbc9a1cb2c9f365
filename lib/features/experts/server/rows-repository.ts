import "server-only";
import { type Selectable, sql } from "kysely";
import type { Expert } from "@/lib/server/generated/kysely/types";
import { columnsText } from "@/lib/server/text-statement";
import { toEuros } from "@/lib/shared/money";
import { typedProfile } from "../published";
import { saidAt } from "../rules";
import {
  type FullExpert,
  fullExpert,
  type PublicExpert,
  type PublicProfile,
  publicExpert,
  publicProfile,
} from "../schemas";

// The answers' own fields say what is read: a field that is added to them is a column of the same name, or the
// compiler refuses it. These are the exceptions.
const sources = { name: "publicName", hourlyRate: "hourlyRateCents" } as const;
type Source = keyof typeof sources;
type PublicName = Exclude<keyof PublicExpert, Source>;
type ProfileName = Exclude<keyof PublicProfile, keyof PublicExpert>;
/** As the row has it. */
type ListName = Exclude<ProfileName, "availabilityConfirmedAt">;
type OwnName = Exclude<keyof FullExpert, PublicName | ProfileName | "hourlyRate">;

const publicNames = (Object.keys(publicExpert.shape) as (keyof PublicExpert)[]).filter(
  (name): name is PublicName => !(name in sources),
);
const profileNames = (Object.keys(publicProfile.shape) as (keyof PublicProfile)[]).filter(
  (name): name is ProfileName => !(name in publicExpert.shape),
);
const listNames = profileNames.filter((name): name is ListName => name !== "availabilityConfirmedAt");
const ownNames = (Object.keys(fullExpert.shape) as (keyof FullExpert)[]).filter(
  (name): name is OwnName => name === "name" || !(name in publicProfile.shape),
);

/** What everybody may read of a public expert. */
export const publicColumns = [...publicNames, ...Object.values(sources)].map((name) => `e.${name}` as const);

/** What everybody may read on the expert's own page. */
export const profileColumns = [
  ...publicColumns,
  ...profileNames.map((name) => `e.${name}` as const),
  // Tells whether the availability was ever confirmed.
  "e.createdAt",
] as const;

/** What owners and administrators read beside it. */
export const fullColumns = [
  ...new Set([...profileColumns, ...ownNames.map((name) => `e.${name}` as const), "e.typedTexts" as const]),
] as const;

type Row<Name extends keyof Expert> = Pick<Selectable<Expert>, Name>;
export type PublicRow = Row<PublicName | (typeof sources)[Source]>;
export type ProfileRow = PublicRow & Row<ProfileName | "createdAt">;
export type FullRow = ProfileRow & Row<OwnName | "typedTexts">;

/** The same public columns in a statement that is a text: its SQL, and what it answers. */
export const publicText = columnsText(publicColumns);
export const publicAnswer = Object.fromEntries(
  publicColumns.map((column) => [column.slice(2), column.replace("e.", "experts.")]),
) as { [Name in keyof PublicRow]: `experts.${Name}` };

/** Whether the expert `e` is public; a literal, which the partial indexes are found by. */
export const isPublicExpert = sql<boolean>`${sql.ref("e.isPublic")}`;

const pick = <Of, Name extends keyof Of>(row: Of, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Of, Name>;

/** The one public serialiser of an expert (decisions A8): whatever else a row holds stays behind. */
export function toPublicExpert(row: PublicRow): PublicExpert {
  return {
    ...pick(row, publicNames),
    name: row.publicName ?? "",
    hourlyRate: toEuros(row.hourlyRateCents),
  };
}

export const toPublicProfile = (row: ProfileRow): PublicProfile => ({
  ...toPublicExpert(row),
  ...pick<Pick<ProfileRow, ListName>, ListName>(row, listNames),
  availabilityConfirmedAt: saidAt(row)?.toISOString() ?? null,
});

/** The full record, with its texts as they were typed. */
export function toFullExpert(row: FullRow): FullExpert {
  const stored = {
    ...toPublicProfile(row),
    ...pick(row, ownNames),
    createdAt: row.createdAt.toISOString(),
  };
  return typedProfile(stored, row.typedTexts);
}
