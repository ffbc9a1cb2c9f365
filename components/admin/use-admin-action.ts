"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listKey } from "@/lib/client/admin-list";
import { serverMessage } from "@/lib/client/api";
import { withSession } from "@/lib/client/signed-in-again";
import { type ToastOptions, toast } from "@/lib/client/toast";
import { dossierPath } from "@/lib/features/operations/desk-client";
import { useDenied } from "./use-denied";

type Toast = Omit<ToastOptions, "variant">;

/**
 * A change by an administrator: says how it went and reads the lists it touches, and the item that is open, anew. Somebody who is no
 * administrator any more is told so and goes home (001 §6); somebody whose session has ended signs in again, and it
 * goes on.
 * @param paths the lists that change, such as /api/admin/experts
 */
export function useAdminAction<Input, Answer = unknown>({
  run,
  paths,
  success,
  failure,
}: {
  run: (input: Input) => Promise<Answer>;
  paths: readonly string[];
  success?: (answer: Answer, input: Input) => Toast;
  /** The documented words; the server's own message is the description where these have none. */
  failure: (error: unknown, input: Input) => Toast;
}) {
  const queryClient = useQueryClient();
  const denied = useDenied();
  const refresh = () =>
    Promise.all(
      [...paths, dossierPath, "/api/admin/overview", "/api/admin/audit-entries"].map((path) =>
        queryClient.invalidateQueries({ queryKey: listKey(path) }),
      ),
    );
  return useMutation({
    mutationFn: (input: Input) => withSession(() => run(input)),
    onSuccess: async (answer, input) => {
      if (success) toast(success(answer, input));
      await refresh();
    },
    onError: async (error, input) => {
      if (denied(error)) return;
      const words = failure(error, input);
      toast({ ...words, description: words.description ?? serverMessage(error, ""), variant: "destructive" });
      // Somebody else may have been faster: show how it is now.
      await refresh();
    },
  });
}
