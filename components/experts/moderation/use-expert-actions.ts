"use client";

import { useTranslations } from "#texts";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { useUndoable } from "@/components/admin/use-undoable";
import { serverMessage } from "@/lib/client/api";
import { changeEach } from "@/lib/client/change-each";
import {
  adminExperts,
  deleteExpert,
  restoreExpert,
  reviewExpert,
} from "@/lib/features/experts/moderation-client";
import type { AdminExpert } from "@/lib/features/experts/moderation-schemas";
import type { Decision } from "./expert-badges";

const paths = [adminExperts.path];

/** Deleting and bringing back (001 §8): each can be taken back by the other. */
export function useRemoval() {
  const t = useTranslations("AdminExperts.toasts");
  const feedback = useTranslations("Feedback");
  const actions = useTranslations("Actions");
  const restore = useAdminAction({
    run: ({ id }: AdminExpert) => restoreExpert(id),
    paths,
    success: (_, { name }) => ({ title: t("restored"), description: t("restoredText", { name }) }),
    failure: (error) => ({
      title: feedback("failed"),
      description: serverMessage(error, t("restoreFailed")),
    }),
  });
  const remove = useAdminAction({
    run: ({ id }: AdminExpert) => deleteExpert(id),
    paths,
    success: (_, expert) => ({
      title: t("deleted"),
      action: { label: actions("undo"), onClick: () => restore.mutate(expert) },
    }),
    failure: () => ({ title: feedback("failed"), description: t("deleteFailed") }),
  });
  return { remove, restore };
}

type Review = { decision: Decision; experts: readonly AdminExpert[]; reason: string };

/**
 * Decisions about profiles under review, one or many: they can be undone until they are sent, and each is decided for
 * itself, so that one that a colleague has decided meanwhile keeps none of the others back.
 */
export function useReview() {
  const t = useTranslations("AdminExperts.review");
  const adminActions = useTranslations("Admin.actions");
  const feedback = useTranslations("Feedback");
  const undoable = useUndoable<Decision>();

  const send = useAdminAction({
    run: async ({ decision, experts, reason }: Review) => {
      const changes =
        decision === "approve"
          ? { approvalStatus: "approved" as const }
          : { approvalStatus: "rejected" as const, rejectionReason: reason };
      const refused = await changeEach(experts, (expert) => reviewExpert(expert, changes));
      if (refused.length === experts.length) throw refused[0]?.error;
      return refused.map(({ item, error }) =>
        adminActions("refused", { name: item.name, reason: serverMessage(error, t("unreachable")) }),
      );
    },
    paths,
    success: (refusals, { decision, experts }) => ({
      title: t(`${decision}Done`, { count: experts.length - refusals.length, name: experts[0]?.name ?? "" }),
      ...(refusals.length > 0 ? { description: refusals.join(" ") } : {}),
    }),
    failure: (error, { decision, experts }) => ({
      title: feedback("failed"),
      description: serverMessage(error, t(`${decision}Failed`, { count: experts.length })),
    }),
  });

  function start(
    decision: Decision,
    experts: readonly AdminExpert[],
    reason = "",
    onUndo?: (ids: readonly number[]) => void,
  ) {
    undoable.start(
      decision,
      experts.map(({ id }) => id),
      t(`${decision}Waiting`, { count: experts.length, name: experts[0]?.name ?? "" }),
      () => send.mutate({ decision, experts, reason }),
      onUndo,
    );
  }

  /** What is about to happen to an expert, or happens just now. */
  function doingWith(id: number): Decision | null {
    const { isPending, variables } = send;
    const isSent = isPending && variables.experts.some((each) => each.id === id);
    return undoable.waiting.get(id) ?? (isSent ? variables.decision : null);
  }

  return { start, doingWith };
}
