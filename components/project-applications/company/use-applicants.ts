"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { isConflict } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import type { PostingLifecycle } from "@/lib/features/postings/lifecycle";
import {
  applicantsOf,
  changeApplication,
  moveApplications,
  undoMoves,
} from "@/lib/features/project-applications/company-client";
import type { Applicant } from "@/lib/features/project-applications/company-schemas";
import { moveDraft } from "@/lib/features/project-applications/move-draft";
import {
  type ChosenStage,
  isTold,
  type Stage,
  undoSeconds,
} from "@/lib/features/project-applications/stages";

/** Where applications stand as far as this page has said and the server has not. */
type Doing = ReadonlyMap<number, Stage>;

const undoMs = undoSeconds * 1000;

/**
 * The applicants of a posting. A move is seen at once and sent after the moves before it; refused, they stand again
 * where the server has them. It can be taken back as long as the toast stands, which is as long as the server allows.
 */
export function useApplicants(projectId: number, lifecycle: PostingLifecycle) {
  const t = useTranslations("Applicants");
  const stageNames = useTranslations("Choices.stage");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  const client = useQueryClient();
  const options = applicantsOf(projectId, lifecycle);
  const { data, isError, error, refetch } = useQuery(options);
  const [doing, setDoing] = useState<readonly Doing[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const applicants = data?.map((each) => {
    const stage = doing.findLast((change) => change.has(each.id))?.get(each.id);
    return stage === undefined || stage === each.stage ? each : { ...each, stage, answerDueAt: null };
  });

  /** Keeps what the server has answered; a reading that began before it would bring back what was. */
  async function keep(changed: readonly Applicant[]) {
    await client.cancelQueries({ queryKey: options.queryKey });
    const byId = new Map(changed.map((each) => [each.id, each]));
    client.setQueryData(options.queryKey, (known) => known?.map((each) => byId.get(each.id) ?? each));
  }

  /** Shows a change at once and keeps what `send` answers. @returns whether it happened */
  async function change(wanted: Doing, send: () => Promise<readonly Applicant[]>): Promise<boolean> {
    setDoing((all) => [...all, wanted]);
    const sent = last.current.then(send);
    last.current = sent.catch(() => undefined);
    try {
      await keep(await sent);
      return true;
    } catch (error) {
      failedToast(error, feedback);
      void refetch();
      // The posting itself may have been paused, or have ended: which moves there are follows from that.
      if (isConflict(error)) router.refresh();
      return false;
    } finally {
      setDoing((all) => all.filter((each) => each !== wanted));
    }
  }

  /** Moves applicants; those that stand there stay. @returns whether it happened */
  async function move(ids: readonly number[], stage: ChosenStage, message?: string): Promise<boolean> {
    const moving = (applicants ?? []).filter((each) => ids.includes(each.id) && each.stage !== stage);
    const [first] = moving;
    if (!first) return true;
    const body = { stage, ...(message ? { message } : {}) };
    let began = 0;
    const isMoved = await change(new Map(moving.map(({ id }) => [id, stage])), async () => {
      began = Date.now();
      if (moving.length === 1) return [await changeApplication({ params: { id: first.id }, body })];
      return moveApplications({ body: { ids: moving.map(({ id }) => id), ...body } });
    });
    if (!isMoved) return false;
    const left = began + undoMs - Date.now();
    const name = first.applicantName;
    const shown = toast({
      title:
        moving.length === 1
          ? t("moved.one", { name, stage: stageNames(stage) })
          : t("moved.many", { count: moving.length, stage: stageNames(stage) }),
      description: isTold(stage)
        ? t("moved.told", { count: moving.length, seconds: undoSeconds })
        : t("moved.untold"),
      durationMs: left,
      action: {
        label: actions("undo"),
        onClick: () => void undo(new Map(moving.map((each) => [each.id, each.stage])), message),
      },
    });
    // A toast under the pointer stays; its Undo would come too late.
    setTimeout(shown.dismiss, left);
    return true;
  }

  async function undo(before: Doing, message?: string) {
    const ids = [...before.keys()];
    // What went with the move is typed again, unless it has gone out.
    if (message) for (const id of ids) moveDraft(id).write({ text: message }, new Date());
    if (await change(before, () => undoMoves({ body: { ids } }))) {
      toast({ title: t("undone", { count: ids.length }) });
    } else if (message) for (const id of ids) moveDraft(id).clear();
  }

  /** Writes the private note of one. @throws what the server or the connection says */
  async function saveNote(id: number, note: string): Promise<void> {
    await keep([await changeApplication({ params: { id }, body: { note } }, { keepalive: true })]);
  }

  return { applicants, isError, error, retry: () => void refetch(), move, saveNote };
}
