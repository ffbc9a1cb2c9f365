import type { Translator } from "#texts";
import { signOutOrSay } from "@/components/feedback/sign-out-or-say";
import { openPage } from "@/lib/client/open-page";
import { toast } from "@/lib/client/toast";
import { refreshCurrentUser } from "@/lib/client/use-current-user";
import { deniedNotice } from "@/lib/features/accounts/denied-notice";
import { pathWithQuery, safeReturnTo } from "@/lib/features/accounts/rules";

/** Time enough to read two sentences and decide. */
const durationMs = 15_000;

/** What a sign-out that fails is told with. */
type LeavingTexts = { feedback: Translator<"Feedback">; shell: Translator<"Shell.account"> };

/** Tells who was sent home why; the parameters leave the address, or a reload would repeat it. */
export function showDeniedToast(t: Translator<"Accounts.denied">, leaving: LeavingTexts): void {
  const url = new URL(window.location.href);
  const wanted = url.searchParams.get(deniedNotice.parameter);
  const notice = deniedNotice.values.find((value) => value === wanted);
  if (!notice) return;
  const returnTo = safeReturnTo(url.searchParams.get("returnTo"));
  url.searchParams.delete(deniedNotice.parameter);
  url.searchParams.delete("returnTo");
  window.history.replaceState(window.history.state, "", url);
  toast({
    title: t(`${notice}.title`),
    description: t(`${notice}.description`),
    variant: "destructive",
    durationMs,
    action: { label: t("signIn"), onClick: () => void signInFor(returnTo ?? "/admin", leaving) },
  });
}

/** Opens the login that comes back to where somebody wanted to; who is signed in as no administrator signs out first. */
async function signInFor(returnTo: string, { feedback, shell }: LeavingTexts): Promise<void> {
  const login = pathWithQuery("/login", { returnTo });
  const { isAuthenticated } = await refreshCurrentUser();
  if (isAuthenticated) await signOutOrSay(feedback, shell, login);
  else openPage(login);
}
