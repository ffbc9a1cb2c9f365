/** How many experts are compared side by side (deal P2). */
export const comparedBounds = { min: 2, max: 4 } as const;

/** The page that compares these experts. */
export const comparePath = (ids: readonly number[]): string => `/compare?experts=${ids.join(",")}`;
