import type { Locale } from "@/lib/shared/locales";
import type { Names } from "@/lib/shared/names";
import type { BudgetType, ExperienceLevel, Urgency } from "./rules";
import type { PublicProject } from "./schemas";

/** How many skills a card names before "+N more" (001 §9). */
const cardSkills = 5;
/** Characters of a description that travel with a card: more than the three lines that it shows (001 §2). */
const cardDescription = 360;

/** What a project pays, in euros without VAT; null where it is to be agreed. */
export interface ProjectBudget {
  type: BudgetType;
  min: number;
  max: number;
}

/** What a card shows of a project, and nothing that it does not show: it travels with every page. */
export interface CardProject {
  id: number;
  title: string;
  /** Null where the posting names none. */
  company: string | null;
  isCompanyVerified: boolean;
  location: string;
  durationMonths: number | null;
  level: ExperienceLevel;
  /** Cut beyond what a card shows. */
  description: string;
  /** What title and description are written in, where that is known. */
  textLanguage?: Locale;
  /** The first five. */
  skills: string[];
  /** How many there are beyond them. */
  moreSkills: number;
  budget: ProjectBudget | null;
  urgency: Urgency;
}

/** A page of cards with the size of the whole list. */
export interface CardPage {
  projects: CardProject[];
  total: number;
}

/** The budget of the posting's own type where both ends are given, 0 included (001 §5); else null. */
export function budgetOf(
  project: Pick<
    PublicProject,
    "budgetType" | "hourlyRateMin" | "hourlyRateMax" | "fixedBudgetMin" | "fixedBudgetMax"
  >,
): ProjectBudget | null {
  const type = project.budgetType;
  const [min, max] =
    type === "fixed"
      ? [project.fixedBudgetMin, project.fixedBudgetMax]
      : [project.hourlyRateMin, project.hourlyRateMax];
  return min === null || max === null ? null : { type, min, max };
}

/** A text on one line, cut at so many characters; no letter is cut in two. */
function cut(text: string, most: number): string {
  const characters = [...text.trim().replace(/\s+/gu, " ")];
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most).join("").trimEnd()}…`;
}

/** A card with its skills and its place as a language calls them. */
export const cardIn = ({ skill, place }: Names, card: CardProject): CardProject => ({
  ...card,
  skills: card.skills.map(skill),
  location: place(card.location),
});

/** Takes from a project what its card shows. */
export function toCardProject(project: PublicProject): CardProject {
  return {
    id: project.id,
    title: project.title,
    company: project.customerCompany,
    isCompanyVerified: project.companyVerifiedBy !== null,
    location: project.location,
    durationMonths: project.durationMonths,
    level: project.experienceRequired,
    description: cut(project.description, cardDescription),
    ...(project.textLanguage && { textLanguage: project.textLanguage }),
    skills: project.requiredSkills.slice(0, cardSkills),
    moreSkills: Math.max(0, project.requiredSkills.length - cardSkills),
    budget: budgetOf(project),
    urgency: project.urgency,
  };
}
