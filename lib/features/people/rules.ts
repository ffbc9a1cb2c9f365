/** Why two accounts cannot become one before somebody decided something by hand. */
export const mergeObstacles = [
  "same_account",
  "own_account",
  "is_admin",
  "two_profiles",
  "two_companies",
  "kept_unverified",
  "suspended",
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

export type Mergeable = {
  id: number;
  role: string;
  emailVerifiedAt: Date | null;
  suspendedAt: Date | null;
  expertId: number | null;
  companyId: number | null;
};

/** What is in the way of `goes` becoming part of `kept`, for the administrator with this id. */
export function obstaclesOf(kept: Mergeable, goes: Mergeable, adminId: number): MergeObstacle[] {
  const differs = (one: number | null, other: number | null) =>
    one !== null && other !== null && one !== other;
  const found: [MergeObstacle, boolean][] = [
    ["same_account", kept.id === goes.id],
    ["own_account", goes.id === adminId],
    ["is_admin", goes.role === "admin" && goes.id !== adminId],
    ["two_profiles", differs(kept.expertId, goes.expertId)],
    ["two_companies", differs(kept.companyId, goes.companyId)],
    ["kept_unverified", kept.emailVerifiedAt === null],
    // Neither may a merge lock somebody out, nor open what was closed.
    ["suspended", kept.suspendedAt !== null || goes.suspendedAt !== null],
  ];
  return found.flatMap(([obstacle, is]) => (is ? [obstacle] : []));
}
