import { toEuros } from "@/lib/shared/format-money";
import { jsonInOrder } from "@/lib/shared/json-in-order";
import {
  type DashboardForm,
  type DashboardValues,
  dashboardForm,
  numberBounds,
  type OwnProfileForm,
  type OwnProfileValues,
  ownProfileForm,
  type UpdateExpertInput,
} from "./profile-schemas";
import type { ApprovalStatus, FullExpert } from "./schemas";

/** Where a profile stands towards visitors: seen by everybody, or why not (decisions A14). */
export type ProfileStatus = "published" | Exclude<ApprovalStatus, "approved"> | "hidden" | "hiddenByOwner";

export function profileStatus(
  expert: Pick<FullExpert, "approvalStatus" | "isActive" | "isHidden">,
): ProfileStatus {
  if (expert.approvalStatus !== "approved") return expert.approvalStatus;
  if (!expert.isActive) return "hidden";
  return expert.isHidden ? "hiddenByOwner" : "published";
}

/** Days after which somebody is asked whether what they say of their time is still right (deal K5). */
export const availabilityDays = 30;

/** Whether what an expert says of their time was last confirmed too long ago to rely on. */
export const isAvailabilityOld = (confirmedAt: Date, now: Date): boolean =>
  now.getTime() - confirmedAt.getTime() > availabilityDays * 24 * 3_600_000;

/** What others see of a name, as the database's public_name() makes it: first name and initial (decisions A9). */
export function publicNameOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = "", last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return last ? `${first} ${[...last][0]?.toLocaleUpperCase()}.` : first;
}

/** A field as a form holds it: what is missing is an empty field. */
const held = (field: string, value: unknown) => value ?? (field in numberBounds ? undefined : "");

const fieldsOf = (form: { shape: object }, expert: FullExpert) =>
  Object.fromEntries(
    Object.keys(form.shape).map((field) => [field, held(field, expert[field as keyof FullExpert])]),
  );

/** A stored expert as the fields of the dashboard's form. */
export const toDashboardForm = (expert: FullExpert) => fieldsOf(dashboardForm, expert) as DashboardForm;

/** The same for the own profile's form, which has more fields. */
export const toProfileForm = (expert: FullExpert) => fieldsOf(ownProfileForm, expert) as OwnProfileForm;

/** What PATCH and PUT /api/experts/{id} take, with the rate in euros. */
export type ProfileChanges = Partial<Omit<UpdateExpertInput, "hourlyRate"> & { hourlyRate: number }>;

/** The fields of a form as the calls take them. */
const formFields = (values: DashboardValues | OwnProfileValues): ProfileChanges => ({
  ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? null])),
  hourlyRate: toEuros(values.hourlyRate),
  location: values.location ?? "",
});

/** The fields whose value differs from the stored one: only they are sent, so that nothing else is overwritten. */
export const profileChanges = (
  before: FullExpert,
  values: DashboardValues | OwnProfileValues,
): ProfileChanges =>
  Object.fromEntries(
    Object.entries(formFields(values)).filter(
      ([field, value]) => jsonInOrder(value) !== jsonInOrder(before[field as keyof FullExpert]),
    ),
  );
