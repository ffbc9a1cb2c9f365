import type { Translator } from "#texts";
import { serverMessage } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";

/** Says why a change did not happen, in the server's words where it had some. */
export function failedToast(error: unknown, feedback: Translator<"Feedback">): void {
  toast({
    title: feedback("failed"),
    description: serverMessage(error, feedback("checkConnection")),
    variant: "destructive",
  });
}
