import type { Translator } from "#texts";
import { signOut } from "@/lib/client/sign-out";
import { toast } from "@/lib/client/toast";

/** Signs out and opens `to`, the home page by default; or says that it could not be done. */
export const signOutOrSay = (
  feedback: Translator<"Feedback">,
  shell: Translator<"Shell.account">,
  to?: string,
): Promise<void> =>
  signOut(to).catch(() => {
    toast({ title: feedback("failed"), description: shell("signOutFailed"), variant: "destructive" });
  });
