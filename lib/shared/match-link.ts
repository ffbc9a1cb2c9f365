/** What the link in a mail about a posting that fits says of itself, so that its openings can be counted. */
export const matchOrigin = "match";

export const matchPath = (projectId: number): string => `/projects/${projectId}?from=${matchOrigin}`;
