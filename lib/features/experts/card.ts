import { smallImage } from "@/lib/shared/images";
import type { Locale } from "@/lib/shared/locales";
import type { Names } from "@/lib/shared/names";
import type { FoundExpert, PublicExpert, SearchWords, SkillFilterItem } from "./schemas";

/** How many skills a card names before "+N more" (000 §9). */
const cardSkills = 3;
/** Characters of a description on a card before the ellipsis (000 §9). */
const cardDescription = 120;

/** What a card shows of an expert, and nothing that it does not show: it travels with every page. */
export interface CardExpert {
  id: number;
  /** Public name: first name and initial (decisions A9). */
  name: string;
  title: string;
  /** Cut as it is shown. */
  description: string;
  /** What the description is written in, where that is known. */
  textLanguage?: Locale;
  titleLanguage?: Locale;
  /** In the size of a card when it is an image of ours. */
  profileImage: string | null;
  /** The first three; those that the search asked for lead. */
  skills: string[];
  /** How many of these the search asked for. */
  matched?: number;
  /** How many there are beyond them. */
  moreSkills: number;
  availability: PublicExpert["availability"];
  location: string;
  /** Euros an hour, without VAT. */
  hourlyRate: number;
  /** Whether a long project is cheaper. */
  acceptsVolumeDiscount: boolean;
  experienceYears: number;
}

/** A page of cards with the size of the whole list. */
export interface CardPage {
  experts: CardExpert[];
  total: number;
  nextCursor: string | null;
  /** What the search made of its words. */
  words?: SearchWords;
}

/**
 * A description cut to 120 characters plus an ellipsis (000 §9), after its last whole word where it has words; no letter
 * is cut in two.
 */
export function cutDescription(description: string): string {
  const characters = [...description.trim()];
  if (characters.length <= cardDescription) return characters.join("");
  const start = characters.slice(0, cardDescription + 1).join("");
  const words = start.replace(/[\s.,;:–-]*\s\S*$/, "");
  return `${words === start ? characters.slice(0, cardDescription).join("") : words}…`;
}

/** A card with its skills and its place as a language calls them. */
export const cardIn = ({ skill, place }: Names, card: CardExpert): CardExpert => ({
  ...card,
  skills: card.skills.map(skill),
  location: place(card.location),
});

/** A page of cards, and what the search made of its words, as a language calls it. */
export function pageIn<Page extends CardPage>(names: Names, page: Page): Page {
  const { words } = page;
  return {
    ...page,
    experts: page.experts.map((card) => cardIn(names, card)),
    ...(words?.near && { words: { ...words, near: words.near.map(names.skill) } }),
  };
}

/** A skill of the filter with its name in the page's language. */
export interface SkillChoice extends SkillFilterItem {
  name: string;
  /** What it is called in other languages, for looking within. */
  others?: string;
}

export const skillChoice = (names: Names, item: SkillFilterItem): SkillChoice => {
  const name = names.skill(item.label);
  return { ...item, name, others: names.otherNames(name) };
};

/** A place of the filter: the city or region as filters have it, and its name in the page's language. */
export interface PlaceChoice {
  value: string;
  name: string;
  isRegion?: true;
}

/** A language of the filter (ISO 639-1), and its name in the page's language. */
export interface LanguageChoice {
  value: string;
  name: string;
}

/** Takes from an expert what its card shows. */
export function toCardExpert(expert: FoundExpert): CardExpert {
  const matched = expert.matchedSkills ?? [];
  const others = expert.skills.filter((skill) => !matched.includes(skill));
  return {
    id: expert.id,
    name: expert.name,
    title: expert.title,
    description: cutDescription(expert.description),
    ...(expert.textLanguage && { textLanguage: expert.textLanguage }),
    ...(expert.titleLanguage && { titleLanguage: expert.titleLanguage }),
    profileImage: expert.profileImage && smallImage(expert.profileImage),
    skills: [...matched, ...others].slice(0, cardSkills),
    ...(matched.length > 0 && { matched: Math.min(matched.length, cardSkills) }),
    moreSkills: Math.max(0, expert.skills.length - cardSkills),
    availability: expert.availability,
    location: expert.location,
    hourlyRate: expert.hourlyRate,
    acceptsVolumeDiscount: expert.acceptsVolumeDiscount,
    experienceYears: expert.experienceYears,
  };
}
