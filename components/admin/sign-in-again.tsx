"use client";

import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { listKey } from "@/lib/client/admin-list";
import { isSessionEnded } from "@/lib/client/api";
import { isSignInAsked, settleSignIn, signedInAgain, subscribeToSignIn } from "@/lib/client/signed-in-again";

const SignInAgainDialog = lazy(() => import("./sign-in-again-dialog"));

const isAskedOnServer = () => false;

/** Asks an administrator whose session has ended to sign in again; what failed for it is then done or read anew. */
export function SignInAgain() {
  const client = useQueryClient();
  const isAsked = useSyncExternalStore(subscribeToSignIn, isSignInAsked, isAskedOnServer);

  // Changes wait by themselves; a list that could not be read asks here.
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "error" && isSessionEnded(event.action.error)) {
          void signedInAgain();
        }
      }),
    [client],
  );

  if (!isAsked) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgainDialog
        onSignedIn={() => {
          settleSignIn(true);
          void client.invalidateQueries({ queryKey: adminKey });
        }}
        onGiveUp={() => settleSignIn(false)}
      />
    </Suspense>
  );
}

/** What every list and figure of the administration is kept under. */
const adminKey = listKey("").slice(0, 1);
