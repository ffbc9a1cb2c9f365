import { toEuros } from "@/lib/shared/format-money";
import type {
  DashboardForm,
  DashboardValues,
  OwnProfileForm,
  OwnProfileValues,
  UpdateExpertInput,
} from "./profile-schemas";
import type { FullExpert } from "./schemas";

/** Where a profile stands towards visitors: seen by everybody, or why not (decisions A14). */
export type ProfileStatus = "published" | "pending" | "rejected" | "hidden";

export function profileStatus(expert: Pick<FullExpert, "approvalStatus" | "isActive">): ProfileStatus {
  if (expert.approvalStatus !== "approved") return expert.approvalStatus;
  return expert.isActive ? "published" : "hidden";
}

/** A stored expert as the fields of the dashboard's form hold it: what may be missing is an empty field. */
export function toDashboardForm(expert: FullExpert): DashboardForm {
  return {
    name: expert.name,
    title: expert.title,
    description: expert.description,
    skills: expert.skills,
    skillMastery: expert.skillMastery,
    experienceYears: expert.experienceYears,
    hourlyRate: expert.hourlyRate,
    location: expert.location,
    workRadius: expert.workRadius ?? undefined,
    availability: expert.availability,
    workArrangement: [...expert.workArrangement],
  };
}

/** The same for the own profile's form, which has more fields. */
export function toProfileForm(expert: FullExpert): OwnProfileForm {
  return {
    ...toDashboardForm(expert),
    weeklyAvailabilityHours: expert.weeklyAvailabilityHours ?? undefined,
    portfolioUrl: expert.portfolioUrl ?? "",
    linkedinUrl: expert.linkedinUrl ?? "",
    githubUrl: expert.githubUrl ?? "",
    phone: expert.phone ?? "",
    emailNotifications: expert.emailNotifications,
  };
}

/** What PATCH and PUT /api/experts/{id} take, with the rate in euros. */
export type ProfileChanges = Partial<Omit<UpdateExpertInput, "hourlyRate"> & { hourlyRate: number }>;

/** What the dashboard sends: the fields of its form, all of them (001 §7). */
export const dashboardChanges = (values: DashboardValues) => ({
  ...values,
  hourlyRate: toEuros(values.hourlyRate),
  location: values.location ?? "",
  workRadius: values.workRadius ?? null,
});

/** The fields whose value differs from the stored one: only they are sent, so that nothing else is overwritten. */
export function profileChanges(before: FullExpert, values: OwnProfileValues): ProfileChanges {
  const after: ProfileChanges = {
    ...values,
    ...dashboardChanges(values),
    weeklyAvailabilityHours: values.weeklyAvailabilityHours ?? null,
  };
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof FullExpert]),
    ),
  );
}
