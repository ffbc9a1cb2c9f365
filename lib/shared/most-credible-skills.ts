/** Whoever shows more skills than this is an expert of none of them in full: all count less, and so do their words. */
export const mostCredibleSkills = 24;
