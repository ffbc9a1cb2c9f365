import { z } from "zod";
import {
  availabilities,
  budgetRanges,
  projectTimelines,
  type WorkArrangement,
  workArrangementInput,
  workArrangements,
} from "@/lib/shared/availability";
import { listQuery } from "@/lib/shared/http/list-query";
import { locales } from "@/lib/shared/locales";
import { eurosAmount } from "@/lib/shared/money";
import { says } from "@/lib/shared/validation";
import { listNumber } from "@/lib/shared/whole-number";
import { caseStudy, certificate, education, spokenLanguage } from "./background";
import { filterBounds, languageCode, searchSorts } from "./search-params";

/**
 * What anybody may see of an expert. No field here could hold an e-mail, a phone or a surname
 * (decisions A8, A9): `name` is the public name.
 */
export const publicExpert = z.object({
  id: z.int(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The language of the description; null where it is short or unsure. */
  textLanguage: z.enum(locales).nullable(),
  /** That of the title, where it is the same. */
  titleLanguage: z.enum(locales).nullable(),
  profileImage: z.string().nullable(),
  skills: z.array(z.string()),
  skillMastery: z.record(z.string(), z.int().min(1).max(5)),
  availability: z.enum(availabilities),
  location: z.string(),
  /** Kilometres; null when the expert set none. */
  workRadius: z.int().nullable(),
  workArrangement: z.array(z.enum(workArrangements)),
  /** Euros an hour, without VAT. */
  hourlyRate: eurosAmount,
  /** Without it the volume discount is 0 for this expert (decisions C4). */
  acceptsVolumeDiscount: z.boolean(),
  experienceYears: z.int(),
  languages: z.array(spokenLanguage),
});
export type PublicExpert = z.infer<typeof publicExpert>;

/** The page of one expert: what lists of many leave out. */
export const publicProfile = publicExpert.extend({
  /** When the expert last said how much time they have; null while they have not (deal K5). */
  availabilityConfirmedAt: z.iso.datetime().nullable(),
  caseStudies: z.array(caseStudy),
  /** What each of them is written in; null where it is short or unsure. */
  caseLanguages: z.array(z.enum(locales).nullable()),
  certificates: z.array(certificate),
  education: z.array(education),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** Where the review of an expert stands (decisions A14); only approved and active experts who do not hide are public. */
export const approvalStatuses = ["pending", "changes_requested", "approved", "rejected"] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];
/** What an administrator may write there; changes are asked for with words, by a call of their own. */
export const decidedStatuses = [
  "pending",
  "approved",
  "rejected",
] as const satisfies readonly ApprovalStatus[];

/** The whole record, for its owner and for administrators only. */
export const fullExpert = publicProfile.extend({
  email: z.string(),
  phone: z.string().nullable(),
  weeklyAvailabilityHours: z.int().nullable(),
  portfolioUrl: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  githubUrl: z.string().nullable(),
  displayOrder: z.int(),
  isActive: z.boolean(),
  /** Taken out of every public answer by its owner (deal K4). */
  isHidden: z.boolean(),
  approvalStatus: z.enum(approvalStatuses),
  emailNotifications: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type FullExpert = z.infer<typeof fullExpert>;

/** GET answers the full record to those who may see it; the first that fits is used, so `fullExpert` leads. */
export const visibleExpert = z.union([fullExpert, publicProfile]);

/** An expert in a list, to the same two. */
export const listedExpert = z.union([fullExpert, publicExpert]);

const cleared = (value: unknown) =>
  value === null || (typeof value === "string" && ["", "all", "any"].includes(value.trim().toLowerCase()))
    ? undefined
    : value;

/** A filter that 'all', 'any', '' and null clear (000 §5). */
const filter = <S extends z.ZodType>(schema: S) => z.preprocess(cleared, schema.optional());

const searchText = (max: number) => z.string().max(max, says("bare.mostCharacters", { max }));

/** GET /api/experts; `scope=public` answers an administrator what everybody else gets. */
export const listExpertsQuery = listQuery.extend({ scope: z.literal("public").optional() });
export type ListExpertsQuery = z.output<typeof listExpertsQuery>;

/** GET /api/skills (000 §3). */
export const skillFilterItems = z.array(
  z.object({ id: z.string(), label: z.string(), count: z.int().optional() }),
);
export type SkillFilterItem = z.infer<typeof skillFilterItems>[number];

/** POST /api/experts/search (000 §3): every filter is optional, and they narrow each other. */
export const searchExpertsInput = z.strictObject({
  query: filter(searchText(200)),
  skills: filter(z.array(searchText(60)).max(20, says("bare.mostSkills", { max: 20 }))),
  minExperience: filter(listNumber("minExperience", { min: 0, max: 100 })),
  maxHourlyRate: filter(listNumber("maxHourlyRate", { min: 0, max: 1_000_000 })),
  availability: filter(z.enum(availabilities)),
  workArrangement: filter(
    z.preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z
        .array(workArrangementInput)
        .max(3)
        .transform((list): WorkArrangement[] => [...new Set(list)]),
    ),
  ),
  location: filter(searchText(120)),
  budgetRange: filter(z.enum(budgetRanges)),
  projectTimeline: filter(z.enum(projectTimelines)),
  /** Languages that they work in (ISO 639-1), each of them (`worksIn`). */
  languages: filter(
    z
      .array(z.string().regex(languageCode, says("bare.chooseLanguage")))
      .max(filterBounds.languages)
      .transform((list) => [...new Set(list)]),
  ),
  /** Whether who works remotely is found in every location. */
  includeRemote: filter(z.boolean()),
  /** What stands first; without it what fits best, and the display order where nothing tells. */
  sort: filter(z.enum(searchSorts)),
  ...listQuery.shape,
});
export type SearchExpertsInput = z.output<typeof searchExpertsInput>;

/** POST /api/experts/search/counts: the same filters, without a page and an order. */
export const countChoicesInput = searchExpertsInput.omit({ limit: true, cursor: true, sort: true });

/**
 * A filter that words of a search were understood as: `words` as they were typed, `value` as the filter of that name takes
 * it, or has it among others.
 */
export const understoodFilter = z.object({
  field: z.enum([
    ...(["workArrangement", "location", "languages"] as const),
    ...(["maxHourlyRate", "minExperience", "projectTimeline"] as const),
  ]),
  value: z.union([z.string(), z.number()]),
  words: z.string(),
});
export type UnderstoodFilter = z.infer<typeof understoodFilter>;

/** What a search made of its words (header `X-Search-Words` of POST /api/experts/search, as JSON). */
export const searchWords = z.object({
  understood: understoodFilter.array(),
  /** Words that nobody has beside the others, as they were typed: these experts have the rest. */
  leftOut: z.array(z.string()),
  /** Words behind a minus or NOT: nobody who is found has them. `typed` as they were typed with it. */
  excluded: z.array(z.object({ typed: z.string(), words: z.string() })).optional(),
  /** Words that would mean a filter which is set to something else, as they were typed: what is set holds. */
  overruled: z.array(z.string()).optional(),
  /** Words that would mean a filter which there is not, a lowest rate or one of a day, as they were typed: not looked for. */
  unfiltered: z.array(z.string()).optional(),
  /** Skills that were looked for in place of one that nobody has: the most common ones that experts of the page list. */
  near: z.array(z.string()).optional(),
  /** Those of the words left out that named it. */
  nearTo: z.array(z.string()).optional(),
});
export type SearchWords = z.infer<typeof searchWords>;

/** An expert whom a search found, with the listed skills that the search asked for, as the profile writes them. */
export const foundExpert = publicExpert.extend({ matchedSkills: z.array(z.string()).optional() });
export type FoundExpert = z.infer<typeof foundExpert>;

/** A page of a list with the size of the whole, and what the search made of its words. */
export type ExpertPage = {
  experts: FoundExpert[];
  total: number;
  nextCursor: string | null;
  words?: SearchWords;
};

const choiceCounts = z.record(z.string(), z.int());

/**
 * How many experts each choice of a filter has under all the other filters; a choice that nobody has is absent. Skills, places
 * and languages are not counted where the other words and filters leave more than 10,000 experts.
 */
export const searchCounts = z.object({
  total: z.int(),
  /** By the ids of GET /api/skills: who lists the skill. */
  skills: choiceCounts.optional(),
  /** By names of cities: who lives there or travels there, with `includeRemote` also who works remotely. */
  location: choiceCounts.optional(),
  availability: choiceCounts,
  workArrangement: choiceCounts,
  /** By codes: who works in the language besides those that are chosen. */
  languages: choiceCounts.optional(),
});
export type SearchCounts = z.infer<typeof searchCounts>;

/** GET /api/stats; `pendingProjects` only for administrators (decisions B23). */
export const stats = z.object({
  totalExperts: z.int(),
  availableExperts: z.int(),
  totalProjects: z.int(),
  /** Whole percent; null while no project has ended. */
  successRate: z.int().nullable(),
  pendingProjects: z.int().optional(),
});
export type Stats = z.infer<typeof stats>;
