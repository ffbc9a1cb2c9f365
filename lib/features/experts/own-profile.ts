import { toEuros } from "@/lib/shared/format-money";
import type { OwnProfileForm, OwnProfileValues, UpdateExpertInput } from "./profile-schemas";
import type { FullExpert } from "./schemas";

/** Where a profile stands towards visitors: seen by everybody, or why not (decisions A14). */
export type ProfileStatus = "published" | "pending" | "rejected" | "hidden";

export function profileStatus(expert: Pick<FullExpert, "approvalStatus" | "isActive">): ProfileStatus {
  if (expert.approvalStatus !== "approved") return expert.approvalStatus;
  return expert.isActive ? "published" : "hidden";
}

/** A stored expert as the form's fields hold it: what may be missing is an empty field. */
export function toProfileForm(expert: FullExpert): OwnProfileForm {
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
    weeklyAvailabilityHours: expert.weeklyAvailabilityHours ?? undefined,
    availability: expert.availability,
    workArrangement: [...expert.workArrangement],
    portfolioUrl: expert.portfolioUrl ?? "",
    linkedinUrl: expert.linkedinUrl ?? "",
    githubUrl: expert.githubUrl ?? "",
    phone: expert.phone ?? "",
    emailNotifications: expert.emailNotifications,
  };
}

/** What PATCH /api/experts/{id} takes, with the rate in euros. */
export type ProfileChanges = Partial<Omit<UpdateExpertInput, "hourlyRate"> & { hourlyRate: number }>;

/** The fields whose value differs from the stored one: only they are sent, so that nothing else is overwritten. */
export function profileChanges(before: FullExpert, values: OwnProfileValues): ProfileChanges {
  const after: ProfileChanges = {
    ...values,
    hourlyRate: toEuros(values.hourlyRate),
    location: values.location ?? "",
    workRadius: values.workRadius ?? null,
    weeklyAvailabilityHours: values.weeklyAvailabilityHours ?? null,
  };
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof FullExpert]),
    ),
  );
}
