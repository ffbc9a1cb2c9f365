import type { Translator } from "#texts";
import { isSessionEnded, serverMessage } from "@/lib/client/api";
import { pageLocale } from "@/lib/client/open-page";
import { toast } from "@/lib/client/toast";
import { localePath } from "@/lib/shared/locales";

/** Says why a change did not happen, in the server's words where it had some. Whoever was signed out is led to the sign-in. */
export function failedToast(error: unknown, feedback: Translator<"Feedback">): void {
  if (isSessionEnded(error)) {
    toast({
      title: feedback("failed"),
      description: feedback("signedOut"),
      variant: "destructive",
      action: {
        label: feedback("signInLink"),
        onClick: () => void window.open(localePath(pageLocale(), "/login"), "_blank", "noopener"),
      },
    });
    return;
  }
  toast({
    title: feedback("failed"),
    description: serverMessage(error, feedback("checkConnection")),
    variant: "destructive",
  });
}
