/** Characters, and how many applications one call moves (deal J7). */
export const applicantBounds = { note: 5_000, message: 5_000, ids: { min: 1, max: 100 } } as const;
