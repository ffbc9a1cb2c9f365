/** How many experts are compared side by side (deal P2). */
export const comparedBounds = { min: 2, max: 4 } as const;

/** The page that compares these experts, for a posting where one is named. */
export const comparePath = (ids: readonly number[], projectId?: number): string =>
  `/compare?experts=${ids.join(",")}${projectId === undefined ? "" : `&project=${projectId}`}`;
