import { useEffect, useEffectEvent } from "react";
import { type StepId, stepIds } from "@/lib/features/onboarding/rules";

const parameter = "step";

/** The step that the address names; undefined for none. */
export function addressedStep(): StepId | undefined {
  const asked = new URLSearchParams(window.location.search).get(parameter);
  return stepIds.find((id) => id === asked);
}

/** Puts a step into the address, as a place of its own to come back to. */
export function pushStep(id: StepId): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set(parameter, id);
  window.history.pushState(null, "", `${pathname}?${query}${hash}`);
}

/**
 * Follows the browser's Back and Forward between steps, and begins where the address says. An address without a step
 * is that of the step which the draft began with.
 */
export function useStepAddress(beganWith: StepId, mayBegin: boolean, onStep: (id: StepId) => void): void {
  const follow = useEffectEvent(() => onStep(addressedStep() ?? beganWith));
  const begin = useEffectEvent(() => {
    if (mayBegin && addressedStep()) follow();
  });
  useEffect(() => {
    begin();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
}
