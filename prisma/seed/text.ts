import { z } from "zod";
import { type Industry, industries } from "./industries";
import type { Random } from "./random";

/** A sentence that only people with at least, or at most, so many years can say of themselves. */
const bounded = z.strictObject({
  text: z.string(),
  minYears: z.int().optional(),
  maxYears: z.int().optional(),
});

/**
 * A sentence with places to fill, always written in braces:
 * `{12-30}` a whole number, `{100-900/50}` one in steps of 50, `{this|that}` one of the wordings,
 * `{client}` a customer in one of the given trades, `{client:retail|food}` one in these trades,
 * `{years}` the years of experience in words,
 * `{recent}` a smaller number of years, `{city}` the home town.
 */
export const template = z.union([z.string(), bounded]);
export type Template = z.infer<typeof template>;

/** The sentence, with its places. */
export const textOf = (template: Template) => (typeof template === "string" ? template : template.text);

/** Whether somebody with these years can say it; "{years} years" needs two of them, "{recent}" four. */
export function fits(template: Template, years: number): boolean {
  const text = textOf(template);
  if (text.includes("{recent}") && years < 4) return false;
  if (text.includes("{years}") && years < 2) return false;
  return (
    typeof template === "string" || ((template.minYears ?? 0) <= years && years <= (template.maxYears ?? 99))
  );
}

const smallNumbers = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen twenty"
).split(" ");

/** Numbers to twenty in words, as one writes them in running text. */
export function inWords(number: number): string {
  return smallNumbers[number] ?? String(number);
}

/** What the places are filled with. */
export interface Filling {
  years: number;
  city: string;
  /** Trades of the customers, in the order in which they are named. */
  industries: readonly Industry[];
}

const place = /\{([^{}]+)\}/g;
const range = /^(\d+)-(\d+)(?:\/(\d+))?$/;

/** "a 80,000 euro licence" → "an 80,000 euro licence", also before 11, 18, eight, eleven and eighteen. */
const vowelSound = /\b([Aa]) (?=8|1[18](?!\d)|eight|eleven)/g;

/** Fills the sentences of one person or posting; no customer is named twice. */
export function filler(random: Random, { years, city, industries: trades }: Filling) {
  const named = new Set<string>();
  let clientsNamed = 0;
  const client = (among: readonly Industry[]): string => {
    const industry = among[clientsNamed % among.length]!;
    clientsNamed += 1;
    const { clients } = industries[industry];
    const fresh = clients.filter((name) => !named.has(name));
    const name = random.pick(fresh.length > 0 ? fresh : clients);
    named.add(name);
    return name;
  };
  const fillPlace = (name: string): string => {
    if (name === "years") return inWords(years);
    if (name === "recent") return inWords(random.int(2, Math.min(4, years - 1)));
    if (name === "city") return city;
    if (name === "client") return client(trades);
    if (name.startsWith("client:")) return client(name.slice("client:".length).split("|") as Industry[]);
    const bounds = range.exec(name);
    if (!bounds) return random.pick(name.split("|"));
    const [low, high, step] = [Number(bounds[1]), Number(bounds[2]), Number(bounds[3] ?? 1)];
    return (low + step * random.int(0, Math.floor((high - low) / step))).toLocaleString("en");
  };
  return (template: Template): string => {
    const text = textOf(template)
      .replace(place, (_, name: string) => fillPlace(name))
      .replace(vowelSound, "$1n ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
