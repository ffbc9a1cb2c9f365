import { z } from "zod";
import { experienceLevels } from "@/lib/features/postings/rules";
import { analysisSources } from "@/lib/features/profile-advice/schemas";
import { text } from "@/lib/shared/text";
import { says } from "@/lib/shared/validation";
import { maxAddressLength, parseWebAddress } from "@/lib/shared/web-address";
import { qualityKeys } from "./quality";

/** Longest pasted text, and as much of a page as is analysed, in characters. */
export const longestPortfolio = 40_000;

const urlRequired = says("bare.pageAddressRequired");
const urlInvalid = says("bare.pageAddress");

/** An http(s) address of a page; "www.example.fi/work" is taken for https. Whether it may be fetched is looked at later. */
const portfolioUrl = z
  .string({ error: urlRequired })
  .trim()
  .min(1, urlRequired)
  .max(maxAddressLength, says("bare.longest", { max: maxAddressLength }))
  .transform((value, context): string => {
    const address = parseWebAddress(value);
    if (address !== null) return address;
    context.addIssue({ code: "custom", message: urlInvalid });
    return z.NEVER;
  });

/**
 * POST /api/experts/{id}/analyze-portfolio (001 §7). A page that only its owner can read may be pasted instead: with
 * `portfolioText` nothing is fetched.
 */
export const analyzePortfolioInput = z
  .strictObject({
    portfolioUrl: portfolioUrl.optional(),
    portfolioText: text({ max: longestPortfolio, message: says("bare.portfolioText") }).optional(),
  })
  .refine(({ portfolioUrl, portfolioText }) => portfolioUrl !== undefined || portfolioText !== undefined, {
    path: ["portfolioUrl"],
    message: urlRequired,
  })
  .transform(({ portfolioUrl = "", portfolioText }) => ({ portfolioUrl, portfolioText }));
export type AnalyzePortfolioInput = z.output<typeof analyzePortfolioInput>;

const lines = z.array(z.string());

/** A part of the score with its sentence; the score is the sum of the points. */
export const qualityReason = z.object({
  key: z.enum(qualityKeys),
  reason: z.string(),
  points: z.number().min(0),
  maxPoints: z.number().positive(),
});

/** What was read from a portfolio (001 §3), with what it rests on. */
export const portfolioAnalysis = z.object({
  experienceLevel: z.enum(experienceLevels),
  /** What the level rests on. */
  experienceReason: z.string(),
  /** 0 to 10 in halves: the sum of the points of `qualityReasons`. */
  qualityScore: z.number().min(0).max(10),
  qualityReasons: z.array(qualityReason),
  summary: z.string(),
  skills: lines,
  technologies: lines,
  projectTypes: lines,
  industries: lines,
  /** Euros an hour without VAT, whole; null where there are too few experts to tell. */
  recommendedRateRange: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** Whose rates the range rests on. */
  rateReason: z.string(),
  source: z.enum(analysisSources),
  /** The model that was asked; null for the built-in rules. */
  model: z.string().nullable(),
  /** Where the text was in the end, after redirects; null for pasted text. */
  sourceUrl: z.string().nullable(),
  /** The page's own title; null without one. */
  sourceTitle: z.string().nullable(),
  analyzedAt: z.iso.datetime(),
});
export type PortfolioAnalysis = z.infer<typeof portfolioAnalysis>;

/** The answer of POST /api/experts/{id}/analyze-portfolio, and what the owner's profile shows of the last one. */
export const portfolioAnswer = z.object({
  analysis: portfolioAnalysis,
  /** Whether it is kept with the expert: only with the actor's own (decisions A4). */
  isStored: z.boolean(),
  /** Skills and technologies of the analysis that the actor's own profile does not list; none for anybody else. */
  newSkills: lines,
});
export type PortfolioAnswer = z.infer<typeof portfolioAnswer>;
