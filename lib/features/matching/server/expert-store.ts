import "server-only";
import type { Candidate } from "../candidate";
import { cityNumber } from "../score";
import { type Statistics, wordsOfKey } from "../weigh";
import { areForms, formLetters } from "../words";
import { Interned, Numbers, Records } from "./numbers";

/** Where an expert stands among equals: the order of the public list (decisions H). */
export type ListPlace = { displayOrder: number; createdAt: number };

export const ownFields = [
  "id",
  "experienceYears",
  "hourlyRateCents",
  "availability",
  "arrangement",
  "workRadius",
  "city",
  "spoken",
  "displayOrder",
] as const;
/** Numbers of an expert alone; the others say where its skills and words stand. */
export type OwnNumbers = Record<(typeof ownFields)[number], number>;
const fields = [...ownFields, "evidenceAt", "evidenceEnd", "wordsAt", "wordsEnd"] as const;

/** What a number per expert cannot hold. */
export type Rest = { createdAt: number; personality: Candidate["personality"] };

/** Bits of a stored evidence number that hold its code; the rest is the skill. */
export const codeBits = 6;
export const codeMask = (1 << codeBits) - 1;

function pushTo(map: Map<string, string[]>, key: string, value: string) {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/**
 * Every public expert in this process, in a form that scores 100,000 of them in some milliseconds: everything that
 * is compared is a number in one of three long rows. A change replaces the expert's entry; old skills and words
 * are dropped when they become as many as the living ones.
 */
export class ExpertStore implements Statistics {
  readonly rows = new Records(fields);
  readonly rest: Rest[] = [];
  private places = new Map<number, number>();
  evidence = new Numbers();
  words = new Numbers();
  skillIds = new Interned();
  wordIds = new Interned();
  private wordCounts: number[] = [];
  private skillCounts: number[] = [];
  private livingWords = 0;
  private wordsByBeginning = new Map<string, string[]>();
  private skillsByWord = new Map<string, string[]>();

  get experts(): number {
    return this.rows.length;
  }

  withWord(word: string): number {
    const id = this.wordIds.ids.get(word);
    return id === undefined ? 0 : (this.wordCounts[id] ?? 0);
  }

  withSkill(key: string): number {
    const id = this.skillIds.ids.get(key);
    return id === undefined ? 0 : (this.skillCounts[id] ?? 0);
  }

  formsOf(word: string): readonly string[] {
    const beginning = this.wordsByBeginning.get(word.slice(0, formLetters)) ?? [];
    return beginning.filter((other) => other !== word && areForms(word, other) && this.withWord(other) > 0);
  }

  skillsNamed(word: string): readonly string[] {
    return (this.skillsByWord.get(word) ?? []).filter((key) => this.withSkill(key) > 0);
  }

  /** The number of a skill, and of a word; whatever is known of either by its text is noted at its first sight. */
  numberOfSkill(key: string): number {
    const [before, id] = [this.skillIds.ids.size, this.skillIds.idOf(key)];
    if (id === before) for (const word of wordsOfKey(key).keys()) pushTo(this.skillsByWord, word, key);
    return id;
  }

  numberOfWord(word: string): number {
    const [before, id] = [this.wordIds.ids.size, this.wordIds.idOf(word)];
    if (id === before && word.length >= formLetters)
      pushTo(this.wordsByBeginning, word.slice(0, formLetters), word);
    return id;
  }

  put(id: number, candidate: Candidate, place: ListPlace): void {
    // Before its skills and words are numbered: removing may give all of them other numbers.
    this.remove(id);
    this.add(
      {
        id,
        experienceYears: candidate.experienceYears,
        hourlyRateCents: candidate.hourlyRateCents,
        availability: candidate.availability,
        arrangement: candidate.arrangement,
        workRadius: candidate.workRadius,
        city: cityNumber(candidate.cityKey),
        spoken: candidate.spoken,
        displayOrder: place.displayOrder,
      },
      Array.from(candidate.evidence, ([key, code]) => (this.numberOfSkill(key) << codeBits) | code),
      candidate.words.map((word) => this.numberOfWord(word)),
      { createdAt: place.createdAt, personality: candidate.personality },
    );
  }

  /** Adds an expert whose skills and words are numbers already, in the place of an earlier entry. */
  add(own: OwnNumbers, evidence: ArrayLike<number>, words: ArrayLike<number>, rest: Rest): void {
    this.remove(own.id);
    const [evidenceAt, wordsAt] = [this.evidence.length, this.words.length];
    for (let index = 0; index < evidence.length; index += 1) {
      const entry = evidence[index] as number;
      const skillId = entry >> codeBits;
      this.skillCounts[skillId] = (this.skillCounts[skillId] ?? 0) + 1;
      this.evidence.push(entry);
    }
    for (let index = 0; index < words.length; index += 1) {
      const wordId = words[index] as number;
      this.wordCounts[wordId] = (this.wordCounts[wordId] ?? 0) + 1;
      this.words.push(wordId);
    }
    this.livingWords += words.length;
    this.places.set(own.id, this.rows.length);
    const [evidenceEnd, wordsEnd] = [this.evidence.length, this.words.length];
    this.rows.push({ ...own, evidenceAt, evidenceEnd, wordsAt, wordsEnd });
    this.rest.push(rest);
  }

  clear(): void {
    for (const id of [...this.places.keys()]) this.remove(id);
  }

  remove(id: number): void {
    const row = this.places.get(id);
    if (row === undefined) return;
    const [wordsAt, wordsEnd] = [this.rows.get(row, "wordsAt"), this.rows.get(row, "wordsEnd")];
    for (
      let index = this.rows.get(row, "evidenceAt");
      index < this.rows.get(row, "evidenceEnd");
      index += 1
    ) {
      const skillId = (this.evidence.values[index] as number) >> codeBits;
      this.skillCounts[skillId] = (this.skillCounts[skillId] as number) - 1;
    }
    for (let index = wordsAt; index < wordsEnd; index += 1) {
      const wordId = this.words.values[index] as number;
      this.wordCounts[wordId] = (this.wordCounts[wordId] as number) - 1;
    }
    this.livingWords -= wordsEnd - wordsAt;
    this.places.delete(id);
    this.rows.remove(row);
    const last = this.rest.pop() as Rest;
    if (row < this.rows.length) {
      this.rest[row] = last;
      this.places.set(this.rows.get(row, "id"), row);
    }
    this.dropOldNumbers();
  }

  private dropOldNumbers() {
    if (this.words.length < 2 * this.livingWords + 100_000) return;
    const [evidence, words] = [new Numbers(), new Numbers()];
    const { skillAs, wordAs } = this.dropOldTexts();
    for (let row = 0; row < this.rows.length; row += 1) {
      const [evidenceAt, wordsAt] = [evidence.length, words.length];
      for (
        let index = this.rows.get(row, "evidenceAt");
        index < this.rows.get(row, "evidenceEnd");
        index += 1
      )
        evidence.push(renumbered(this.evidence.values[index] as number, skillAs));
      for (let index = this.rows.get(row, "wordsAt"); index < this.rows.get(row, "wordsEnd"); index += 1)
        words.push(wordAs[this.words.values[index] as number] as number);
      this.rows.set(row, { evidenceAt, evidenceEnd: evidence.length, wordsAt, wordsEnd: words.length });
    }
    [this.evidence, this.words] = [evidence, words];
  }

  /** Forgets skills and words that nobody has any more. @returns the new number of each by its old one */
  private dropOldTexts() {
    const [skills, words] = [this.skillIds.ids, this.wordIds.ids];
    const [skillCounts, wordCounts] = [this.skillCounts, this.wordCounts];
    [this.skillIds, this.wordIds, this.skillCounts, this.wordCounts] = [
      new Interned(),
      new Interned(),
      [],
      [],
    ];
    [this.wordsByBeginning, this.skillsByWord] = [new Map(), new Map()];
    const [skillAs, wordAs] = [new Int32Array(skills.size), new Int32Array(words.size)];
    for (const [key, id] of skills) {
      if (!skillCounts[id]) continue;
      skillAs[id] = this.numberOfSkill(key);
      this.skillCounts[skillAs[id] as number] = skillCounts[id];
    }
    for (const [word, id] of words) {
      if (!wordCounts[id]) continue;
      wordAs[id] = this.numberOfWord(word);
      this.wordCounts[wordAs[id] as number] = wordCounts[id];
    }
    return { skillAs, wordAs };
  }
}

/** An evidence number with the new number of its skill. */
const renumbered = (entry: number, skillAs: Int32Array): number =>
  ((skillAs[entry >> codeBits] as number) << codeBits) | (entry & codeMask);
