import "server-only";
import { allowMessages, stopMessages } from "@/lib/features/accounts/server/repository";
import { tell } from "@/lib/features/notifications/server/tell";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { transaction } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { runTransition } from "@/lib/server/lifecycle";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { readerLocale } from "@/lib/server/mail/reader-locale";
import { translator } from "@/lib/server/translator";
import type { AdminPage } from "@/lib/shared/admin-list";
import { brand } from "@/lib/shared/brand";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import type { AnswerReportInput, ReportDetails, ReportSummary, ReportsQuery } from "../moderation-schemas";
import { reportLifecycle } from "../states";
import {
  findReport,
  findReportedWriters,
  findReports,
  type ReportRow,
  saveAnswer,
  toReport,
} from "./reports-repository";
import { findMessages } from "./repository";

/** GET /api/admin/conversation-reports (deal L6): the queue, without what was written. */
export const listReports = (_actor: AdminActor, query: ReportsQuery): Promise<AdminPage<ReportSummary>> =>
  findReports(query);

/**
 * GET /api/admin/conversation-reports/{id} (deal L6): what had been written when it was reported, as it was written.
 * That it was read stands in the audit log before it is answered.
 * @throws AppError not_found
 */
export async function getReport(actor: AdminActor, id: number): Promise<ReportDetails> {
  const report = await transaction(async (tx) => {
    const found = await findReport(tx, id);
    if (!found) throw new AppError("conversation_report_not_found");
    await recordAudit(tx, actor, {
      action: "read",
      entity: "conversation_report",
      entityId: id,
      before: null,
      after: null,
    });
    return found;
  });
  const messages = await findMessages(report.conversationId, { upTo: report.lastMessageId });
  return {
    ...toReport(report),
    messages: messages.map(({ files, createdAt, authorId: _author, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      files: files.map(({ name }) => name),
    })),
  };
}

/**
 * PATCH of the same: answers whoever reported, by mail, and lets the other side's writers write no more where that is
 * asked for. An answer is given once.
 * @throws AppError not_found, not_possible_now when it has been answered
 */
export function answerReport(
  actor: AdminActor,
  id: number,
  { answer, stopWriter }: AnswerReportInput,
): Promise<ReportSummary> {
  return runTransition({
    lifecycle: reportLifecycle,
    acting: { by: "admin", admin: actor },
    entity: "conversation_report",
    id,
    lock: (tx) => findReport(tx, id, true),
    missing: "conversation_report_not_found",
    stateOf: ({ status }) => status,
    eventOf: () => "answer",
    refusal: () => new AppError("conversation_report_answered"),
    happen: async (tx, { before, at }) => {
      const writers = stopWriter ? await findReportedWriters(tx, before) : [];
      await stopMessages(tx, writers, at);
      const change = { answer, hasStoppedWriter: writers.length > 0 };
      await saveAnswer(tx, id, { ...change, answeredAt: at, answeredBy: actor.email });
      const after: ReportRow = {
        ...before,
        ...change,
        isWriterStopped: change.hasStoppedWriter,
        status: "answered",
        answeredAt: at,
        answeredBy: actor.email,
      };
      return {
        result: toReport(after),
        audit: {
          before: { answer: before.answer, hasStoppedWriter: before.hasStoppedWriter },
          after: change,
        },
        mails: before.reporterEmail
          ? [answerMail(before.reporterEmail, after, await readerLocale(before.reporterEmail, tx))]
          : [],
      };
    },
  });
}

/**
 * POST …/{id}/lift: whom the answer stopped can write again, in every conversation, and is told. What another report has
 * stopped them for does not hold them either.
 * @throws AppError not_found, not_possible_now when it is not answered, or nobody is stopped by it
 */
export function letWriterWrite(actor: AdminActor, id: number): Promise<ReportSummary> {
  return runTransition({
    lifecycle: reportLifecycle,
    acting: { by: "admin", admin: actor },
    entity: "conversation_report",
    id,
    lock: (tx) => findReport(tx, id, true),
    missing: "conversation_report_not_found",
    stateOf: ({ status }) => status,
    eventOf: () => "lift",
    refusal: () => new AppError("conversation_report_not_stopped"),
    happen: async (tx, { before }) => {
      const writers = before.hasStoppedWriter
        ? await allowMessages(tx, await findReportedWriters(tx, before))
        : [];
      if (writers.length === 0) throw new AppError("conversation_report_not_stopped");
      for (const { id: userId, email } of writers) {
        await tell(tx, {
          ...{ userId, kind: "messages_allowed", values: {}, path: "/messages" },
          mail: allowedMail(email, await readerLocale(email, tx)),
        });
      }
      return {
        result: toReport({ ...before, isWriterStopped: false }),
        audit: { before: { isWriterStopped: true }, after: { isWriterStopped: false } },
      };
    },
  });
}

export const allowedMail = inAnyLanguage((to: string, locale: Locale): Mail => {
  const t = translator("MessageMails", locale);
  return {
    kind: "messages_allowed",
    to,
    subject: t("allowed.heading"),
    ...renderMail({
      locale,
      heading: t("allowed.heading"),
      paragraphs: [t("allowed.intro", { brand: brand.name })],
      action: {
        label: translator("Conversations", locale)("actions.open"),
        url: `${env().APP_URL}/messages`,
      },
    }),
  };
});

export const answerMail = inAnyLanguage(
  (to: string, { projectTitle, answer, hasStoppedWriter }: ReportRow, locale: Locale): Mail => {
    const t = translator("MessageMails", locale);
    return {
      kind: "conversation_report_answered",
      to,
      subject: t("reportAnswered.subject", { project: projectTitle }),
      ...renderMail({
        locale,
        heading: t("reportAnswered.heading"),
        paragraphs: [
          t("reportAnswered.intro", { project: projectTitle }),
          answer ?? "",
          ...(hasStoppedWriter ? [t("reportAnswered.stopped")] : []),
        ],
      }),
    };
  },
);
