"use client";

import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useVisitorDraft, type VisitorDraftState } from "@/components/form/use-visitor-draft";
import { fullNameOf } from "@/lib/client/full-name";
import type { CurrentUser } from "@/lib/client/use-current-user";
import { emptyApplication, storedApplicationDraft } from "@/lib/features/expert-applications/client";
import type { ApplicationForm, ApplicationFormValues } from "@/lib/features/expert-applications/schemas";

/** The draft of an application; name and e-mail of who is signed in stand in it already. */
export function useApplicationDraft(
  form: UseFormReturn<ApplicationForm, unknown, ApplicationFormValues>,
  user: CurrentUser,
): VisitorDraftState {
  const known = useMemo(() => ({ name: fullNameOf(user), email: user.email ?? "" }), [user]);
  return useVisitorDraft(form, { draft: storedApplicationDraft, empty: emptyApplication, known });
}
