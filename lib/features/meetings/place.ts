/** Where a meeting is, as texts call it: online, and in Microsoft Teams when its link to join leads there. */
export const placeOf = (joinUrl: string | null): "online" | "teams" =>
  /^https?:\/\/teams\.(?:microsoft|live)\.com(?:[:/?#]|$)/i.test(joinUrl ?? "") ? "teams" : "online";
