import "server-only";
import { findOwnOrAnyExpert } from "@/lib/features/experts/server/repository";
import { viewerOf } from "@/lib/features/experts/server/viewer";
import type { Actor } from "@/lib/server/actor";
import { skillsNotIn } from "../read";
import { type PortfolioAnswer, portfolioAnalysis } from "../schemas";
import { readStoredPortfolio } from "./repository";

/** The analysis that is kept with the actor's own expert; null for anybody else's, without one, and in a form of old. */
export async function getStoredPortfolio(actor: Actor, id: number): Promise<PortfolioAnswer | null> {
  if (actor.kind === "guest") return null;
  const own = await findOwnOrAnyExpert(id, { ...viewerOf(actor), isAdmin: false });
  if (!own) return null;
  const { data: analysis } = portfolioAnalysis.safeParse(await readStoredPortfolio(id));
  return analysis ? { analysis, isStored: true, newSkills: skillsNotIn(own.skills, analysis) } : null;
}
