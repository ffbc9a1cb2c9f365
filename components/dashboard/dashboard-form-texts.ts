import type { ProfileFormTexts } from "@/components/own-profile/own-profile-texts";
import type messages from "@/messages/en";

export type DashboardFormTexts = Omit<ProfileFormTexts, "toasts"> & {
  toasts: ProfileFormTexts["toasts"] & { failedStatus: string };
};

/** The texts of the own profile's form, with the words that the dashboard has of its own. */
export function dashboardFormTexts({
  Dashboard,
  OwnProfile,
  Profile,
}: Pick<typeof messages, "Dashboard" | "OwnProfile" | "Profile">): DashboardFormTexts {
  const { fields, availability, toasts, label, cancel, unchanged } = Dashboard.form;
  return {
    fields: { ...OwnProfile.fields, ...fields },
    sections: OwnProfile.sections,
    skills: OwnProfile.skills,
    form: { ...OwnProfile.form, label, cancel, unchanged },
    discard: OwnProfile.discard,
    toasts: { ...OwnProfile.toasts, ...toasts },
    mastery: Profile.mastery,
    availabilityLabels: availability,
    arrangementLabels: Profile.arrangement,
  };
}
