import "server-only";
import { accountOfAddress } from "@/lib/features/accounts/server/account-of-address";
import { defaultMinMatchingScore } from "@/lib/features/experts/profile-schemas";
import { findPublicProject, lockPublicPosting } from "@/lib/features/postings/server/repository";
import { transaction } from "@/lib/server/db";
import { queueMailOnce } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { uuidOf } from "@/lib/server/uuid";
import { goodFrom, mostNotified } from "../bands";
import { readBrief } from "../brief";
import { bestExperts, type RankedExpert } from "./best-experts";
import { freshCatalogue } from "./catalogue";
import { matchMail, toldMail } from "./match-mail";
import { findExpertsNotToTell, findMatchReaders, type MatchReader } from "./notify-repository";
import { findMatchableProject } from "./repository";
import { recordRanking } from "./serve";

/** So many of the best are looked at for those: each may ask for a higher score than the next. */
const mostRanked = 1_000;
/**
 * Whoever left `minMatchingScore` as a new profile has it is told as well when they are among so many of the best and
 * the match is a good one (bands.ts): a posting that nobody fits perfectly still finds its best. Another number is
 * somebody's own and holds.
 */
export const bestTold = 10;

/**
 * The job `notify-experts`: tells the best experts of a posting whose score reaches what they ask for, once each
 * (spec 001 §8 'experts will be notified'). A posting that is not public any more is told to nobody. All mails are
 * queued in one transaction, and each is the same mail however often the job runs, so a crash loses and doubles nothing.
 * The poster is mailed how many were told when the posting became public, nobody included.
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
    const poster = await lockPublicPosting(tx, projectId);
    if (!poster) return [];
    const readers = await findMatchReaders(
      tx,
      ranked.map(({ id }) => id),
    );
    const isNew: RankedExpert[] = [];
    for (const { expert, reader, score } of toTell(ranked, readers)) {
      const userId = reader.userId ?? (await accountOfAddress(tx, reader.email));
      const mail = matchMail(project, reader, score, userId !== null, await readerLocale(reader.email, tx));
      const id = uuidOf(`project_match ${projectId} ${reader.id}`, new Date(project.createdAt));
      if (await queueMailOnce(tx, mail, id)) isNew.push(expert);
    }
    const toldId = uuidOf(`project_told ${projectId}`, new Date(project.createdAt));
    await queueMailOnce(
      tx,
      toldMail(poster, isNew.length, await readerLocale(poster.customerEmail, tx)),
      toldId,
    );
    return isNew;
  });
  if (told.length > 0) await recordRanking("expert", source, told);
  return told.length;
}

/** The best whose score, as it is shown, reaches what they ask for, and the best of all above the floor. */
function toTell(ranked: readonly RankedExpert[], readers: readonly MatchReader[]) {
  const known = new Map(readers.map((reader) => [reader.id, reader]));
  const told: { expert: RankedExpert; reader: MatchReader; score: number }[] = [];
  for (const expert of ranked) {
    const reader = known.get(expert.id);
    if (!reader) continue;
    const score = Math.round(expert.score);
    const isOneOfTheBest =
      told.length < bestTold && score >= goodFrom && reader.minMatchingScore === defaultMinMatchingScore;
    if (score >= reader.minMatchingScore || isOneOfTheBest) told.push({ expert, reader, score });
    if (told.length === mostNotified) break;
  }
  return told;
}
