/**
 * Where a meeting is, as texts call it: in Microsoft Teams (001 §4), unless the link to join that it was given leads to
 * another service.
 */
export const placeOf = (joinUrl: string | null): "online" | "teams" =>
  joinUrl === null || /^https?:\/\/teams\.(?:microsoft|live)\.com(?:[:/?#]|$)/i.test(joinUrl)
    ? "teams"
    : "online";
