import { createTranslator } from "use-intl/core";
import { isWorthNaming } from "@/lib/features/matching/advice-words";
import { type BriefSource, readBrief } from "@/lib/features/matching/brief";
import { backgroundEntries, type CandidateSource, readCandidate } from "@/lib/features/matching/candidate";
import { explain, type Texts } from "@/lib/features/matching/explain";
import { bestExperts } from "@/lib/features/matching/server/best-experts";
import { ExpertStore } from "@/lib/features/matching/server/expert-store";
import { findSkill, normalizeTerm, skillKey, skillPhrases, skillsInText } from "@/lib/shared/skills";
import { saysWelcome } from "@/lib/shared/welcome-words";
import messages from "@/messages/en";
import { expertAt } from "@/prisma/seed/experts";
import { projectAt } from "@/prisma/seed/projects";

// Every sentence about the best five of every seeded posting, held against profile and brief by a reading of its own:
// surface words, not the engine's numbers.

const t = createTranslator({ locale: "en", messages, namespace: "Matching" }) as unknown as Texts["t"];
const english = new Intl.DisplayNames("en", { type: "language" });
const texts: Texts = {
  t,
  euros: (cents) => `€${Math.round(cents / 100)}`,
  name: (skill) => skill,
  language: (code) => english.of(code) ?? code,
};

function profileOf(index: number): CandidateSource {
  const row = expertAt(index);
  return {
    title: row.title,
    description: row.description,
    skills: row.skills,
    skillMastery: row.skill_mastery,
    titleSkillKeys: skillsInText(row.title),
    descriptionSkillKeys: row.description_skill_keys,
    certificateSkillKeys: row.certificate_skill_keys,
    background: backgroundEntries({
      caseStudies: row.case_studies,
      certificates: row.certificates,
      education: row.education,
    }),
    experienceYears: row.experience_years,
    hourlyRateCents: row.hourly_rate_cents,
    availability: row.availability as CandidateSource["availability"],
    workArrangement: row.work_arrangement as CandidateSource["workArrangement"],
    workRadius: row.work_radius,
    languages: row.languages,
    cityKey: row.city_key,
    personality: [null, null, null, null, null],
  };
}

function briefOf(index: number): BriefSource {
  const row = projectAt(index);
  return {
    title: row.title,
    description: row.description,
    requiredSkills: row.required_skills,
    deliverables: row.deliverables,
    successMetrics: row.success_metrics,
    additionalRequirements: null,
    preferredExpertProfile: null,
    industry: row.industry,
    location: row.location,
    workArrangement: row.work_arrangement as BriefSource["workArrangement"],
    experienceRequired: row.experience_required as BriefSource["experienceRequired"],
    urgency: row.urgency as BriefSource["urgency"],
    budgetType: row.budget_type as BriefSource["budgetType"],
    hourlyRateMinCents: row.hourly_rate_min_cents,
    hourlyRateMaxCents: row.hourly_rate_max_cents,
    fixedBudgetMinCents: row.fixed_budget_min_cents,
    fixedBudgetMaxCents: row.fixed_budget_max_cents,
    durationMonths: row.duration_months,
    hoursPerWeek: row.hours_per_week,
    preferredTraits: [],
    personalityMatchingWeight: 20,
  };
}

const experts = Array.from({ length: 160 }, (_, index) => profileOf(index));
const store = new ExpertStore();
for (const [index, source] of experts.entries())
  store.put(index, readCandidate(source), { displayOrder: index, createdAt: 0 });
const pairs = Array.from({ length: 40 }, (_, index) => briefOf(index)).flatMap((source) => {
  const brief = readBrief(source);
  return bestExperts(store, brief, 5).map(({ id }) => {
    const expert = experts[id] as CandidateSource;
    return {
      source,
      expert,
      match: explain(brief, { source: expert, candidate: readCandidate(expert) }, store, texts),
    };
  });
});

/** Whether a text names a skill in so many words: a name of the vocabulary (or the label), the last word inflected. */
function names(text: string, label: string): boolean {
  const phrases = findSkill(label) ? skillPhrases(skillKey(label)) : [normalizeTerm(label)];
  const words = ` ${normalizeTerm(text)} `;
  return phrases.some((phrase) => {
    const stem = phrase.length > 7 ? phrase.slice(0, -3) : phrase.length > 5 ? phrase.slice(0, -1) : phrase;
    return new RegExp(` ${stem}${phrase.length > 5 ? "[a-z0-9]{0,5}" : ""} `).test(words);
  });
}

const allOf = ({ title, description, skills, background }: CandidateSource): string[] => [
  ...[title, description, ...skills],
  ...background.map(({ text }) => text),
];

const shownIn = (reason: string) =>
  [
    ...(reason.match(/^Shows (?!none)(.*?)(?:; missing: .*?)?\.(?= Told| Related|$)/)?.[1] ?? "").matchAll(
      /(?:^|, )(.+?) \((listed skill|title|(?:case |certificate |education )?“[^”]*”)\)/g,
    ),
  ].map(([, label, place]) => ({ label: label as string, place: place as string }));
const skillsReason = (match: (typeof pairs)[number]["match"]) =>
  match.factors.find(({ key }) => key === "skills")?.reason ?? "";

/** The text that a quoted place is of. */
function textAt({ description, background }: CandidateSource, place: string): string {
  const [, kind] = /^(case|certificate|education) /.exec(place) ?? [];
  const texts = kind
    ? background.filter((entry) => entry.in === kind).map(({ text }) => text)
    : [description];
  return texts
    .join("\n")
    .replace(/["“”]/g, "")
    .replace(/[^\S\n]+/g, " ");
}

it("calls a skill shown only where the profile names it, and says where", () => {
  let checked = 0;
  const wrong: string[] = [];
  for (const { expert, match } of pairs) {
    const reason = skillsReason(match);
    const shown = shownIn(reason);
    if (shown.length === 0 && /^Shows (?!none)/.test(reason)) wrong.push(`unreadable: ${reason}`);
    for (const { label, place } of shown) {
      checked += 1;
      const isThere =
        place === "listed skill"
          ? expert.skills.some((skill) => names(skill, label))
          : place === "title"
            ? names(expert.title, label)
            : names(place, label) && textAt(expert, place).includes(place.replace(/^.*?“|”$/g, ""));
      if (!isThere) wrong.push(`${label} (${place}) | ${expert.title}: ${expert.skills.join(", ")}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(400);
});

it("calls near what the profile names, and what it does not name itself", () => {
  const wrong: string[] = [];
  for (const { expert, match } of pairs) {
    const near =
      skillsReason(match)
        .match(/Related: (.*)\.$/)?.[1]
        ?.split("; ") ?? [];
    const all = allOf(expert).join("\n");
    for (const each of near) {
      const [via = "", label = ""] = each.split(", near ");
      if (!names(all, via) || expert.skills.some((skill) => skillKey(skill) === skillKey(label)))
        wrong.push(each);
    }
  }
  expect(wrong).toEqual([]);
});

it("calls missing only what the brief asks for by name and the profile does not name", () => {
  const wrong: string[] = [];
  for (const { source, expert, match } of pairs) {
    const brief = [source.title, source.description, ...source.deliverables, source.successMetrics].join(
      "\n",
    );
    for (const label of match.missingSkills) {
      const isAsked = source.requiredSkills.includes(label) || names(brief, label);
      const certificates = expert.background.filter((entry) => entry.in === "certificate");
      const isThere = [expert.title, ...expert.skills, ...certificates.map(({ text }) => text)].some((text) =>
        names(text, label),
      );
      if (!isAsked || isThere) wrong.push(`${label} | ${source.title} | ${expert.title}`);
    }
  }
  expect(wrong).toEqual([]);
});

it("neither misses nor advises what a posting only welcomes", () => {
  let welcomed = 0;
  const wrong: string[] = [];
  for (const { source, match } of pairs) {
    const all = [source.description, ...source.deliverables, source.successMetrics ?? ""];
    const sentences = all.join("\n").split(/[.!?;\n]+/);
    const asked = [
      ...source.requiredSkills,
      source.title,
      source.industry ?? "",
      ...sentences.filter((each) => !saysWelcome(each)),
    ];
    const named = new Set(asked.flatMap((text) => [skillKey(text), ...skillsInText(text)]));
    const only = sentences.filter(saysWelcome).flatMap((each) => skillsInText(each));
    for (const key of only.filter((each) => !named.has(each))) {
      welcomed += 1;
      const told = ` ${normalizeTerm([...match.missingSkills, ...match.improvements].join("\n"))} `;
      if (skillPhrases(key).some((phrase) => told.includes(` ${phrase} `)))
        wrong.push(`${key} | ${source.title}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(welcomed).toBeGreaterThan(0);
});

it("shares words that both sides have, and advises with words of the brief: no numbers, nothing that every text has", () => {
  const empty = /^(?:\d.*|alle|least|about|from|with|more|year|years|month|months|ennen|noin|minst|under)$/;
  const wrong: string[] = [];
  for (const { source, expert, match } of pairs) {
    const brief = ` ${normalizeTerm([source.title, source.description, ...source.deliverables, source.successMetrics, ...source.requiredSkills].join("\n"))} `;
    const reason = match.factors.find(({ key }) => key === "text")?.reason ?? "";
    const named = (said: RegExp) => reason.match(said)?.[1]?.split(", ") ?? [];
    const shared = named(/words? with the brief: (.*?)\.(?= |$)/);
    const languages = named(/Languages in common with the brief: (.*?)\.(?= |$)/);
    const advice = match.improvements.flatMap(
      (each) => each.match(/^A profile that speaks the brief's words: (.*) \(up to/)?.[1]?.split(", ") ?? [],
    );
    const spoken = expert.languages.map(({ language }) => english.of(language) ?? "");
    const own = normalizeTerm([...allOf(expert), ...spoken].join(" "));
    for (const word of [...shared, ...languages, ...advice].map(normalizeTerm))
      if (empty.test(word) || !brief.includes(` ${word} `)) wrong.push(`${word} | ${source.title}`);
    for (const word of advice) if (!isWorthNaming(word)) wrong.push(`${word} | advice`);
    for (const word of [...shared, ...languages].map(normalizeTerm))
      if (!own.includes(word.slice(0, 3))) wrong.push(`${word} | ${expert.title}`);
  }
  expect(wrong).toEqual([]);
});

it("says why personality has no weight, and the weights of all others sum to 1", () => {
  for (const { match } of pairs) {
    const personality = match.factors.at(-1);
    expect(personality).toMatchObject({ key: "personality", weight: 0 });
    expect(personality?.reason).toBe("Left out of the score: the brief wishes for no traits.");
    expect(match.factors.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  }
});
