import "server-only";
import { findPublicProject, lockPublicPosting } from "@/lib/features/postings/server/repository";
import { transaction } from "@/lib/server/db";
import { queueMailOnce } from "@/lib/server/mail/mail";
import { uuidOf } from "@/lib/server/uuid";
import { defaultLocale } from "@/lib/shared/locales";
import { readBrief } from "../brief";
import { bestExperts, type RankedExpert } from "./best-experts";
import { freshCatalogue } from "./catalogue";
import { matchMail } from "./match-mail";
import { findExpertsNotToTell, findMatchReaders, type MatchReader } from "./notify-repository";
import { findMatchableProject } from "./repository";
import { recordRanking } from "./serve";

/** The most experts that are told of one posting: its poster should get applications, not a flood. */
export const mostNotified = 50;
/** So many of the best are looked at for those: each may ask for a higher score than the next. */
const mostRanked = 1_000;

/**
 * The job `notify-experts`: tells the best experts of a posting whose score reaches what they ask for, once each
 * (spec 001 §8 'experts will be notified'). A posting that is not public any more is told to nobody. All mails are
 * queued in one transaction, and each is the same mail however often the job runs, so a crash loses and doubles nothing.
 * @returns how many mails are new
 */
export async function notifyExperts({ projectId }: { projectId: number }): Promise<number> {
  const [project, source] = await Promise.all([
    findPublicProject(projectId),
    findMatchableProject(projectId),
  ]);
  if (!project || !source) return 0;
  const [{ experts }, notToTell] = await Promise.all([freshCatalogue(), findExpertsNotToTell(projectId)]);
  const ranked = bestExperts(experts, readBrief(source), mostRanked, notToTell);

  const told = await transaction(async (tx) => {
    // Nobody hides or deletes it while its mails are queued.
    if (!(await lockPublicPosting(tx, projectId))) return [];
    const readers = await findMatchReaders(
      tx,
      ranked.map(({ id }) => id),
    );
    const isNew: RankedExpert[] = [];
    for (const { expert, reader } of toTell(ranked, readers)) {
      const mail = matchMail(project, reader, Math.round(expert.score), defaultLocale);
      const id = uuidOf(`project_match ${projectId} ${reader.id}`, new Date(project.createdAt));
      if (await queueMailOnce(tx, mail, id)) isNew.push(expert);
    }
    return isNew;
  });
  if (told.length > 0) await recordRanking("expert", source, told);
  return told.length;
}

/** The best whose score, as it is shown, reaches what they ask for. */
function toTell(ranked: readonly RankedExpert[], readers: readonly MatchReader[]) {
  const known = new Map(readers.map((reader) => [reader.id, reader]));
  return ranked
    .flatMap((expert) => {
      const reader = known.get(expert.id);
      return reader && Math.round(expert.score) >= reader.minMatchingScore ? [{ expert, reader }] : [];
    })
    .slice(0, mostNotified);
}
