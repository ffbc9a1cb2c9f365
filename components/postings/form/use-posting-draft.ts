"use client";

import { useMemo } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useVisitorDraft, type VisitorDraftState } from "@/components/form/use-visitor-draft";
import { fullNameOf } from "@/lib/client/full-name";
import type { CurrentUser } from "@/lib/client/use-current-user";
import { emptyPosting, type PostingFormValues, type PostingValues } from "@/lib/features/postings/form";
import { storedPostingDraft } from "@/lib/features/postings/form-client";

/** The draft of a posting; name and e-mail of who is signed in stand in it already. */
export function usePostingDraft(
  form: UseFormReturn<PostingValues, unknown, PostingFormValues>,
  user: CurrentUser,
  initialValues: Partial<PostingValues> | undefined,
): VisitorDraftState {
  const known = useMemo(() => ({ customerName: fullNameOf(user), customerEmail: user.email ?? "" }), [user]);
  return useVisitorDraft(form, { draft: storedPostingDraft, empty: emptyPosting, known, initialValues });
}
