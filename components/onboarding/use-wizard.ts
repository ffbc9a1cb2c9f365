"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { useZodForm } from "@/components/form/use-zod-form";
import { toast } from "@/lib/client/toast";
import { deleteOnboardingDraft } from "@/lib/features/onboarding/client";
import {
  type Beginning,
  beginAsGuest,
  countedFields,
  emptyDraft,
  settledProgress,
} from "@/lib/features/onboarding/draft";
import { nextState, type OnboardingEvent, type StepId } from "@/lib/features/onboarding/rules";
import {
  type DraftFields,
  type OnboardingDraft,
  type OnboardingFormInput,
  onboardingForm,
  type SavedDraft,
} from "@/lib/features/onboarding/schemas";
import type { PersonalityAnswers } from "@/lib/features/personality/statements";
import { useCelebrations } from "./use-celebrations";
import { useDraftSaving } from "./use-draft-saving";

/** The wizard beside the fields of its form. */
type WizardState = Omit<OnboardingDraft, "fields" | "personalityConsent">;

const stateOf = ({ fields, personalityConsent, ...state }: OnboardingDraft): WizardState => state;
const formValues = (fields: DraftFields) => ({ ...emptyDraft.fields, ...fields }) as OnboardingFormInput;

/** Everything of the wizard that is not seen: its form, its progress, its draft. */
export function useWizard(beginning: Beginning, isSignedIn: boolean) {
  const t = useTranslations("Personality.toasts");
  const actions = useTranslations("Actions");
  const form = useZodForm(onboardingForm, { defaultValues: formValues(beginning.draft.fields) });
  const celebrations = useCelebrations();
  const [state, setState] = useState(() => ({
    ...stateOf(beginning.draft),
    // What is sent after signing in is sent from the last step, where its button stands.
    ...(beginning.shouldSubmit ? { currentStep: "personality-test" as StepId } : {}),
  }));
  /** The same, for what happens between two renderings. */
  const latest = useRef(state);
  const [cleared, setCleared] = useState<OnboardingDraft | null>(null);
  /** Drafts that were not chosen, each with when it was saved: at hand for as long as the page. */
  const [leftOut, setLeftOut] = useState<readonly SavedDraft[]>([]);
  const [isFresh, setIsFresh] = useState(true);

  function update(changes: Partial<WizardState>) {
    latest.current = { ...latest.current, ...changes };
    setState(latest.current);
  }

  function compose(): OnboardingDraft {
    const { location, experienceYears, ...values } = form.getValues();
    const { personalityAnswers, personalityScores } = latest.current;
    return {
      ...latest.current,
      fields: {
        ...values,
        location: location ?? "",
        experienceYears: experienceYears ?? undefined,
      } as DraftFields,
      // Nothing is answered before it is agreed to (components/personality).
      personalityConsent: personalityAnswers !== null || personalityScores !== null,
    };
  }

  function happen(event: OnboardingEvent) {
    const fields = countedFields(compose().fields);
    const next = nextState({ ...latest.current, fields }, event);
    if (next.celebrations.length === 0) return;
    const { completedSteps, achievements } = next.state;
    update({ completedSteps, achievements });
    celebrations.tell(next.celebrations);
  }

  const settle = () => happen({ type: "fields-changed", fields: countedFields(compose().fields) });
  const saving = useDraftSaving(compose, settle, isSignedIn, beginning);
  const { touch, saveNow } = saving;

  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Without a name it was a reset, not the person's change.
          if (!name) return;
          setIsFresh(false);
          setCleared(null);
          touch();
          // A fault that was shown goes as soon as it is mended.
          const field = name as keyof OnboardingFormInput;
          if (getFieldState(field).invalid) void trigger(field);
        },
      }),
    [subscribe, getFieldState, trigger, touch],
  );

  // A draft of this browser moves to the account, unless it is about to become a profile.
  const mustSend = beginning.isUnsent && !beginning.shouldSubmit;
  useEffect(() => {
    if (mustSend) saveNow();
  }, [mustSend, saveNow]);

  /** Puts another draft in place of this one. */
  function load(draft: OnboardingDraft) {
    form.reset(formValues(draft.fields));
    update({ ...stateOf(draft), ...settledProgress(draft) });
  }

  /** Goes on with another draft; this one is left out in its stead. */
  function exchange(other: SavedDraft) {
    const mine = { draft: cleared ?? compose(), updatedAt: saving.keptAt ?? other.updatedAt };
    setLeftOut((drafts) => [...drafts.filter((each) => each !== other), mine]);
    setCleared(null);
    // The address stays the account's.
    load({ ...other.draft, fields: { ...other.draft.fields, email: form.getValues("email") } });
    setIsFresh(false);
    saveNow();
  }

  /** The other draft is known, and left out unless it is gone on with. */
  function settleOther() {
    const { other } = saving;
    saving.settleOther();
    if (other) setLeftOut((drafts) => [...drafts, other]);
    return other;
  }

  return {
    form,
    state,
    saving,
    celebrations,
    compose,
    cleared,
    leftOut,
    exchange,
    /** Nothing was changed since the wizard began. */
    isFresh,
    goTo(step: StepId) {
      settle();
      update({ currentStep: step });
      if (!isFresh) touch();
    },
    /** Goes on with the other draft, or with this one over it. */
    settleOther(choice: "theirs" | "mine") {
      const other = settleOther();
      if (choice === "theirs" && other) return exchange(other);
      setIsFresh(false);
      saveNow();
    },
    startOver() {
      setCleared(compose());
      settleOther();
      celebrations.drop();
      saving.stop();
      if (isSignedIn) deleteOnboardingDraft().catch(() => undefined);
      const { name, email } = beginning.draft.fields;
      const known = isSignedIn ? { name, email } : {};
      load(beginAsGuest(null).draft);
      form.reset(formValues({ ...emptyDraft.fields, ...known }));
      saving.resume();
    },
    undoStartOver() {
      if (!cleared) return;
      load(cleared);
      setCleared(null);
      setIsFresh(false);
      saveNow();
    },
    answer(personalityAnswers: PersonalityAnswers | null) {
      update({ personalityAnswers });
      touch();
    },
    finishAssessment(result: Pick<WizardState, "personalityAnswers" | "personalityScores">) {
      update(result);
      happen({ type: "assessment-finished" });
      touch();
    },
    deleteAssessment() {
      const { personalityAnswers, personalityScores } = latest.current;
      const change = (to: Pick<WizardState, "personalityAnswers" | "personalityScores">) => {
        update(to);
        touch();
      };
      change({ personalityAnswers: null, personalityScores: null });
      const undo = {
        label: actions("undo"),
        onClick: () => change({ personalityAnswers, personalityScores }),
      };
      toast({ title: t("deletedTitle"), action: undo });
    },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
