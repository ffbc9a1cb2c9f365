import { z } from "zod";
import { experienceLevelOf, experienceLevels } from "@/lib/features/postings/rules";
import { availabilities, workArrangements } from "@/lib/shared/availability";
import { findCity } from "@/lib/shared/cities";
import { findSkill, skillKey } from "@/lib/shared/skills";
import places from "./data/places.json";
import { type ExpertRow, expertAt, expertEmail, seededUntil } from "./experts";
import { manners } from "./phrases";
import { freeSkills, professions } from "./professions";

const experts = Array.from({ length: 160 }, (_, index) => expertAt(index));
const later = Array.from({ length: 500 }, (_, index) => expertAt(10_000 + index));
const share = (matches: (expert: ExpertRow) => boolean, among = experts) =>
  among.filter(matches).length / among.length;

describe("expertAt", () => {
  it("makes the same expert again, in any order", () => {
    for (const index of [159, 0, 73, 12]) expect(expertAt(index)).toEqual(experts[index]);
  });

  it("keeps the addresses by which seeded rows are recognised", () => {
    expect([0, 1, 2, 19].map(expertEmail)).toEqual([
      "aino.aalto@example.com",
      "saara.nevalainen@example.com",
      "alexander.ahlskog@example.com",
      "kwame.okafor@example.com",
    ]);
    expect(experts.map((expert) => expert.email)).toEqual(experts.map((_, index) => expertEmail(index)));
  });

  it("gives each of 160 an address and a description of their own", () => {
    expect(new Set(experts.map((expert) => expert.email)).size).toBe(160);
    expect(new Set(experts.map((expert) => expert.description)).size).toBe(160);
  });

  it("lets no sentence be heard everywhere", () => {
    const sentences = experts.flatMap((expert) => expert.description.split(/(?<=[.!?]) (?=\p{Lu})/u));
    const counts = new Map<string, number>();
    for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(8);
  });

  it("shows an approved expert first, whom the demo signs in as", () => {
    expect(experts[0]?.approval_status).toBe("approved");
  });
});

describe("the fields", () => {
  it.each([
    ["the first 160", experts],
    ["a large catalogue", later],
  ])("stay inside the bounds of the database: %s", (_, rows) => {
    for (const row of rows) {
      expect(row.name).toMatch(/^\S+ \S+$/);
      expect(row.email).toMatch(/^[a-z.0-9-]+@example\.com$/);
      if (row.phone !== null) expect(row.phone).toMatch(/^\+358 49 000 \d{4}$/);
      expect(row.title.length).toBeLessThanOrEqual(100);
      expect(row.description.length).toBeGreaterThanOrEqual(120);
      expect(row.description.length).toBeLessThanOrEqual(1_000);
      expect(availabilities).toContain(row.availability);
      expect(row.work_arrangement.length).toBeGreaterThan(0);
      for (const arrangement of row.work_arrangement) expect(workArrangements).toContain(arrangement);
      expect(row.experience_years).toBeGreaterThanOrEqual(0);
      expect(row.experience_years).toBeLessThanOrEqual(40);
      expect(row.hourly_rate_cents).toBeGreaterThanOrEqual(5_500);
      expect(row.hourly_rate_cents).toBeLessThanOrEqual(22_000);
      expect(row.hourly_rate_cents % 100).toBe(0);
      expect(row.work_radius ?? 1).toBeGreaterThan(0);
      expect(row.work_radius ?? 1).toBeLessThanOrEqual(2_000);
      expect(row.weekly_availability_hours ?? 1).toBeGreaterThan(0);
      expect(row.weekly_availability_hours ?? 1).toBeLessThanOrEqual(60);
      expect(row.city_key).toMatch(/^[a-z-]+$/);
      for (const url of [row.portfolio_url, row.linkedin_url, row.github_url]) {
        if (url !== null) expect(url).toMatch(/^https:\/\/example\.com\/[a-z]+\/[a-z0-9-]+$/);
      }
    }
  });

  it("hold all five traits with consent, or none", () => {
    for (const row of experts) {
      const traits = [
        row.personality_openness,
        row.personality_conscientiousness,
        row.personality_extraversion,
        row.personality_agreeableness,
        row.personality_neuroticism,
      ];
      expect(row.personality_consent_at !== null).toBe(row.personality_test_completed);
      for (const trait of traits) {
        expect(trait !== null).toBe(row.personality_test_completed);
        expect(trait ?? 50).toBeGreaterThanOrEqual(0);
        expect(trait ?? 50).toBeLessThanOrEqual(100);
      }
    }
    expect(share((expert) => expert.personality_test_completed)).toBeGreaterThan(0.5);
  });

  it("tell of the two years before the seed, in order", () => {
    for (const row of [...experts, ...later]) {
      const created = Date.parse(row.created_at);
      expect(created).toBeGreaterThan(seededUntil - 731 * 86_400_000);
      expect(Date.parse(row.updated_at)).toBeGreaterThanOrEqual(created);
      expect(Date.parse(row.updated_at)).toBeLessThan(seededUntil);
      expect(row.approved_at !== null).toBe(row.approval_status === "approved");
      if (row.approved_at) expect(Date.parse(row.approved_at)).toBeGreaterThan(created);
      if (row.approved_at) expect(Date.parse(row.approved_at)).toBeLessThan(seededUntil);
    }
  });
});

describe("the market", () => {
  it("is spread over the country, with the largest part in Helsinki", () => {
    const cities = experts.map((expert) => expert.city_key);
    expect(new Set(cities).size).toBeGreaterThanOrEqual(8);
    expect(share((expert) => expert.city_key === "helsinki")).toBeGreaterThan(0.2);
    expect(share((expert) => expert.city_key === "helsinki")).toBeLessThan(0.5);
  });

  it("has every availability, about half at once", () => {
    expect(new Set(experts.map((expert) => expert.availability))).toEqual(new Set(availabilities));
    expect(share((expert) => expert.availability === "available", later)).toBeCloseTo(0.55, 1);
    expect(share((expert) => expert.availability === "busy", later)).toBeCloseTo(0.1, 1);
  });

  it("has experts who give no volume discount, but far fewer than do", () => {
    const refusing = experts.filter(({ accepts_volume_discount }) => !accepts_volume_discount).length;
    expect(refusing).toBeGreaterThan(experts.length / 10);
    expect(refusing).toBeLessThan(experts.length / 3);
  });

  it("has a few experts who wait for approval", () => {
    const pending = share((expert) => expert.approval_status === "pending");
    expect(pending).toBeGreaterThan(0);
    expect(pending).toBeLessThan(0.08);
  });

  it("pays more for more experience", () => {
    const means = experienceLevels.map((level) => {
      const rates = experts
        .filter((expert) => experienceLevelOf(expert.experience_years) === level)
        .map((expert) => expert.hourly_rate_cents);
      expect(rates.length).toBeGreaterThan(4);
      return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
    });
    expect(means).toEqual([...means].sort((a, b) => a - b));
  });

  it("calls only beginners junior and nobody new senior", () => {
    for (const { title, experience_years } of [...experts, ...later]) {
      if (/\bJunior\b/.test(title)) expect(experience_years).toBeLessThan(2);
      if (/\b(Senior|Lead|Principal|Head|Chief)\b/.test(title))
        expect(experience_years).toBeGreaterThanOrEqual(6);
    }
  });
});

describe("skills", () => {
  it("are words of the vocabulary or stand in the documented list of free ones", () => {
    const unknown = (labels: readonly string[]) => labels.filter((label) => !findSkill(label));
    for (const { name, core, optional, niches } of professions) {
      expect({ name, unknown: unknown([...core, ...optional, ...niches.map(([, skill]) => skill)]) }).toEqual(
        {
          name,
          unknown: [],
        },
      );
    }
    expect(freeSkills.filter((label) => findSkill(label))).toEqual([]);
    expect(share((expert) => expert.skills.some((skill) => freeSkills.includes(skill)))).toBeGreaterThan(
      0.05,
    );
  });

  it("come with the keys that search compares, and a mastery from 1 to 5", () => {
    for (const row of experts) {
      expect(row.skills.length).toBeGreaterThanOrEqual(3);
      expect(row.skills.length).toBeLessThanOrEqual(20);
      expect(new Set(row.skills).size).toBe(row.skills.length);
      expect(new Set(row.skill_keys)).toEqual(new Set(row.skills.map(skillKey)));
      for (const [skill, level] of Object.entries(row.skill_mastery)) {
        expect(row.skills).toContain(skill);
        expect([1, 2, 3, 4, 5]).toContain(level);
      }
    }
  });

  it("are told only in prose by some", () => {
    const prose = professions.flatMap((profession) => profession.prose);
    const told = experts.flatMap(({ description, skills }) =>
      prose.filter(([, sentence]) => description.includes(sentence)).map(([skill]) => skills.includes(skill)),
    );
    expect(told.length).toBeGreaterThan(15);
    expect(told).not.toContain(true);
  });

  it("are described in Finnish or Swedish by some", () => {
    for (const language of ["finnish", "swedish"] as const) {
      const sentences = Object.values(manners).flatMap((manner) => manner[language]);
      const speakers = experts.filter(({ description }) =>
        sentences.some((each) => description.includes(each)),
      );
      expect(speakers.length).toBeGreaterThanOrEqual(8);
    }
  });
});

describe("professions", () => {
  it("are many, each with a rate that rises and words for every career", () => {
    expect(professions.length).toBeGreaterThanOrEqual(40);
    expect(new Set(professions.map((profession) => profession.name)).size).toBe(professions.length);
    for (const { rate, weight, openings, achievements } of professions) {
      expect(rate[0]).toBeLessThan(rate[1]);
      expect(weight).toBeGreaterThan(0);
      expect(openings.length).toBeGreaterThanOrEqual(2);
      expect(achievements.length).toBeGreaterThanOrEqual(4);
    }
  });
});

describe("places", () => {
  it("are cities that can be found, each with a weight", () => {
    const weights = z.record(z.string(), z.number().positive());
    const schema = z.strictObject({ finnish: weights, swedish: weights, international: weights });
    expect(schema.parse(places)).toEqual(places);
    const unknown = Object.values(places).flatMap((towns) =>
      Object.keys(towns).filter((town) => !findCity(town)),
    );
    expect(unknown).toEqual([]);
  });
});
