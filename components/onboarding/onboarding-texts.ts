import type messages from "@/messages/en";

type AllTexts = (typeof messages)["Onboarding"];

/** What the browser needs of the wizard's texts; the header above it is rendered on the server. */
export type OnboardingTexts = Omit<
  AllTexts,
  "metadata" | "breadcrumb" | "welcome" | "title" | "description"
> & {
  personality: (typeof messages)["Personality"];
};
