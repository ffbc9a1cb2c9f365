import type { PersonName } from "./names";
import { closings, manners } from "./phrases";
import { type Profession, professions } from "./professions";
import { type Random, randomOf } from "./random";
import { filler, fits, type Template } from "./text";

const deck = professions.flatMap((profession) => Array.from({ length: profession.weight }, () => profession));

/** A profession, how many people before had it and how many were in its field. */
export interface Dealt {
  profession: Profession;
  turn: number;
  fieldTurn: number;
}

let dealtRound: { round: number; cards: Profession[] } | undefined;

/** Professions are dealt like cards: every round holds each as often as its weight says, newly shuffled. */
export function dealProfession(index: number): Dealt {
  const round = Math.floor(index / deck.length);
  const place = index % deck.length;
  if (dealtRound?.round !== round) {
    dealtRound = { round, cards: randomOf("professions", round).sample(deck, deck.length) };
  }
  const profession = dealtRound.cards[place]!;
  const before = dealtRound.cards.slice(0, place);
  const count = (cards: readonly Profession[], like: (card: Profession) => boolean) =>
    cards.filter(like).length;
  const sameField = (card: Profession) => card.field === profession.field;
  return {
    profession,
    turn: round * profession.weight + count(before, (card) => card === profession),
    fieldTurn: round * count(deck, sameField) + count(before, sameField),
  };
}

/** Who writes the profile. */
export interface Author {
  dealt: Dealt;
  person: PersonName;
  years: number;
  city: string;
}

/** Title, text and skills that belong together. */
export function writeProfile(random: Random, author: Author) {
  const { profession } = author.dealt;
  const { years } = author;
  const [nicheTitle, niche] = random.chance(0.35) ? random.pick(profession.niches) : [null, null];
  const title = titleOf(random, profession, years, nicheTitle);
  const told = profession.prose.filter(([skill]) => skill !== niche && !profession.core.includes(skill));
  const hidden = told.length > 0 && years >= 3 && random.chance(0.25) ? random.pick(told) : null;
  const description = describe(random, author, hidden?.[1] ?? null);
  const skills = skillsOf(random, { profession, years, description, niche, hidden: hidden?.[0] ?? null });
  const mastery = random.chance(0.85) ? masteryOf(random, profession, years, skills) : {};
  return { title, description, skills, mastery };
}

function titleOf(random: Random, { field, name, leads }: Profession, years: number, niche: string | null) {
  if (field === "advice") return niche ?? (years >= 12 && random.chance(0.5) ? random.pick(leads) : name);
  if (niche && years >= 2) return years >= 8 && random.chance(0.4) ? `Senior ${niche}` : niche;
  if (years < 2) return `Junior ${name}`;
  if (years >= 10) return random.chance(0.6) ? random.pick(leads) : `Senior ${name}`;
  return years >= 6 && random.chance(0.6) ? `Senior ${name}` : name;
}

/** One item after the other for the people of one profession, so that neighbours differ. */
const inTurn = <T>(items: readonly T[], turn: number): T => items[turn % items.length]!;

function describe(random: Random, { dealt, person, years, city }: Author, prose: string | null): string {
  const { profession, turn, fieldTurn } = dealt;
  const manner = manners[profession.field];
  const fitting = (templates: readonly Template[]) => templates.filter((template) => fits(template, years));
  const achievements = fitting(profession.achievements);
  // What only a beginner can say suits a beginner best.
  const early = achievements.filter((template) => typeof template !== "string" && template.maxYears);
  const first = inTurn(years < 3 && early.length > 0 ? early : achievements, turn);
  const second = inTurn(achievements, turn + 1 + Math.floor(achievements.length / 2));
  const kind = random.next();
  const opening =
    kind < 0.2 && years >= 3
      ? null
      : kind < 0.55
        ? inTurn([...fitting(years < 3 ? manner.beginnings : []), ...fitting(manner.openings)], fieldTurn)
        : inTurn(fitting(profession.openings), turn);
  const sentences = opening === null ? [first] : [opening, first];
  if (years >= 3 && second !== first && (opening === null || random.chance(0.55))) sentences.push(second);
  if (prose) sentences.push(prose);
  if (random.chance(0.55) || sentences.length < 3) sentences.push(inTurn(fitting(manner.ways), fieldTurn));
  if (person.group === "swedish" && random.chance(0.45)) sentences.push(random.pick(manner.swedish));
  else if (person.group === "finnish" && random.chance(0.16)) sentences.push(random.pick(manner.finnish));
  else if (random.chance(0.5)) sentences.push(inTurn(fitting(closings), turn + fieldTurn));
  const industries = random.sample(profession.industries, profession.industries.length);
  return sentences.map(filler(random, { years, city, industries })).join(" ");
}

const mentions = new Map<string, RegExp>();

/** Whether the text names the skill; one- and two-letter names (R, C, Go) are words of other meanings too. */
function isMentioned(text: string, skill: string): boolean {
  if (skill.length < 3) return false;
  let pattern = mentions.get(skill);
  if (!pattern) {
    pattern = new RegExp(`(?<!\\w)${skill.replace(/[.*+?^$(){}|[\]\\]/g, "\\$&")}(?!\\w)`, "i");
    mentions.set(skill, pattern);
  }
  return pattern.test(text);
}

interface SkillSource {
  profession: Profession;
  years: number;
  description: string;
  niche: string | null;
  /** Told in prose only. */
  hidden: string | null;
}

function skillsOf(random: Random, { profession, years, description, niche, hidden }: SkillSource): string[] {
  const listed = [...profession.core, ...(niche ? [niche] : [])];
  const others = profession.optional.filter((skill) => skill !== hidden && !listed.includes(skill));
  const named = others.filter((skill) => isMentioned(description, skill));
  const rest = others.filter((skill) => !named.includes(skill));
  const more = years < 3 ? random.int(1, 3) : years < 8 ? random.int(2, 5) : random.int(3, 7);
  const skills = [
    ...new Set([...listed, ...named, ...random.sample(rest, Math.max(more - named.length, 0))]),
  ];
  if (profession.free && random.chance(0.15)) skills.push(random.pick(profession.free));
  return skills;
}

function masteryOf(random: Random, profession: Profession, years: number, skills: readonly string[]) {
  const usual = years < 3 ? 2 : years < 6 ? 3 : years < 12 ? 3.6 : 4;
  return Object.fromEntries(
    skills.map((skill) => {
      const level = usual + (profession.core.includes(skill) ? 0.7 : 0) + random.next() * 2 - 1.2;
      return [skill, Math.min(Math.max(Math.round(level), 1), 5)];
    }),
  );
}
