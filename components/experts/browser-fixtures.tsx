import type { CardExpert } from "@/lib/features/experts/card";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { publicExpert } from "@/tests/support/dto-factories";
import type { ExpertBrowserProps } from "./expert-browser";

/** An expert as the first page has it. */
const card = (id: number, more: Partial<CardExpert> = {}): CardExpert => ({
  id,
  name: `Aino ${id}.`,
  title: "Data engineer",
  description: "Builds pipelines that last.",
  profileImage: null,
  skills: ["Python", "SQL", "dbt"],
  moreSkills: 2,
  availability: "available",
  location: "Helsinki",
  hourlyRate: 95.5,
  acceptsVolumeDiscount: true,
  experienceYears: 7,
  ...more,
});

/** The same as the search call answers it. */
export const foundExpert = (id: number): PublicExpert => {
  const { moreSkills: _, ...shown } = card(id);
  return publicExpert({ ...shown, availability: "available", skills: ["Python"], skillMastery: {} });
};

const labels = ["Python", "SQL", "Azure", "PostgreSQL", "CI/CD", "Docker", "Kubernetes", "Rust"];
export const skills = labels.map((label, index) => ({
  id: label.toLowerCase(),
  label,
  name: label,
  count: 50 - index,
}));

export const browserProps: ExpertBrowserProps = {
  firstPage: {
    experts: [card(1), card(2, { availability: "busy" })],
    total: 156,
    nextCursor: "second",
    filters: {},
  },
  pageSize: 24,
  headingLevel: 3,
  skills: { common: skills.slice(0, 6), total: skills.length },
  places: ["Helsinki", "Espoo"].map((name) => ({ value: name, name })),
  languages: [
    { value: "en", name: "English" },
    { value: "fi", name: "Finnish" },
    { value: "sv", name: "Swedish" },
    { value: "de", name: "German" },
  ],
  icons: { search: null, filters: null, empty: null },
  placeholder: <div data-testid="placeholder" />,
  invite: <div data-testid="invite" />,
  budgets: {
    under_50: "Under €50/hour",
    "50_100": "€50–€100/hour",
    "100_200": "€100–€200/hour",
    "200_plus": "€200+/hour",
  },
};
