import "server-only";
import { contractPath } from "@/lib/features/contracts/rules";
import {
  findWorkUnderWay,
  lockContractedWork,
  noteLiabilityReminder,
} from "@/lib/features/contracts/server/liability-repository";
import { findPartyReaders } from "@/lib/features/contracts/server/party-repository";
import { forceOf } from "@/lib/features/contracts/states";
import { tell } from "@/lib/features/notifications/server/tell";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { eachRow } from "@/lib/server/jobs/each-row";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { operator } from "@/lib/server/operator";
import { translator } from "@/lib/server/translator";
import { helsinkiDate } from "@/lib/shared/dates";
import type { Locale } from "@/lib/shared/locales";
import { liabilityThresholds, type PaperKind, papersToTell, workDates } from "../rules";
import { findPapers } from "./repository";

const atOnce = 200;

/**
 * The job `liability-reminders`: tells experts with a signed contract of the Act's value which papers are missing or too
 * old (`papersToTell`), at most once in two weeks; nothing of a contract that does not come into force. A transaction a contract, which is held and looked at again: a run that
 * is repeated, doubled or killed half-way tells nobody twice.
 * @returns how many contracts somebody was told of
 * @throws what went wrong with one contract, after all the others
 */
export async function remindOfPapers(): Promise<number> {
  const today = helsinkiDate(now());
  let reminded = 0;
  const { cents } = liabilityThresholds;
  const page = (last: number | null) => findWorkUnderWay({ cents, today, afterId: last ?? 0 }, atOnce);
  await eachRow(page, atOnce, async (id) => {
    if (await transaction((tx) => look(tx, id))) reminded += 1;
  });
  return reminded;
}

async function look(tx: Transaction, id: number): Promise<boolean> {
  const work = await lockContractedWork(tx, id);
  const at = now();
  if (work?.status !== "signed" || forceOf(work, work.otherStatus, at) === "lapsed") return false;
  const { madeOn: signedOn, endsOn } = workDates(work);
  if (!signedOn) return false;
  const rows = await findPapers(work.engagementId, tx);
  const kinds = papersToTell(
    (kind) => rows.filter((row) => row.kind === kind).map(({ issuedOn }) => issuedOn),
    {
      ...{ signedOn, endsOn, today: helsinkiDate(at) },
      remindedOn: work.remindedAt && helsinkiDate(work.remindedAt),
    },
  );
  if (kinds.length === 0) return false;
  await noteLiabilityReminder(tx, id, at);
  for (const { userId, email } of await findPartyReaders(tx, id)) {
    await tell(tx, {
      userId,
      kind: "liability_papers_due",
      values: { project: work.projectTitle, count: kinds.length },
      path: `/contracts/${id}`,
      mail: papersMail(email, { id, project: work.projectTitle, kinds }, await readerLocale(email, tx)),
      replacesUnread: true,
    });
  }
  return true;
}

export const papersMail = inAnyLanguage(
  (
    to: string,
    { id, project, kinds }: { id: number; project: string; kinds: PaperKind[] },
    locale: Locale,
  ): Mail => {
    const t = translator("ContractorLiabilityMails", locale);
    const ends = translator("ContractEndMails", locale);
    const names = translator("ContractorLiability", locale);
    return {
      kind: "liability_papers_due",
      to,
      subject: t("subject", { project }),
      ...renderMail({
        locale,
        heading: t("heading", { count: kinds.length }),
        paragraphs: [
          t("intro", { project }),
          ...kinds.map((kind) => `• ${names(`kinds.${kind}`)}`),
          t("doubt", { operator: operator().name }),
        ],
        action: { label: ends("open"), url: `${env().APP_URL}${contractPath(id)}` },
        footer: ends("questions", { email: operator().email }),
      }),
    };
  },
);
