import { type Query, queryOptions, skipToken } from "@tanstack/react-query";
import { apiRequest } from "@/lib/client/api";
import { expertKeys } from "@/lib/features/experts/client";
import type { PublicExpert, pageSize } from "@/lib/features/experts/schemas";
import { projectKeys } from "@/lib/features/postings/client";
import type { MatchPayload } from "@/lib/features/postings/form";
import type { PublicProject } from "@/lib/features/postings/schemas";
import type { ExpertMatch, ProjectMatch } from "./schemas";

// Only types come from schemas.ts: its values would bring the validation library to every visitor.

/** How many recommendations are asked for: first, and each time somebody wants more (001 §9). */
export const resultLimits = [5, 20, 50] as const;

/** The larger limit after this one, or null when the list cannot grow: it is at the end, or was shorter than asked. */
export function nextLimit(limit: number, shown: number): number | null {
  return shown < limit ? null : (resultLimits.find((larger) => larger > limit) ?? null);
}

export interface RecommendationOptions {
  limit: number;
  includeApplied: boolean;
}

/** Keys of the recommendations: after an application all are out of date. */
export const recommendationKeys = {
  all: ["/api/recommendations"] as const,
  custom: ["/api/recommendations", "custom"] as const,
  /** The project that was matched last, for whoever comes back to its results. */
  customProject: ["/api/recommendations", "custom-project"] as const,
};

/** A longer list of the same subject shows the shorter one meanwhile; another subject shows nothing. */
const sameSubject =
  (subject: unknown) =>
  <T>(previous: T | undefined, query: Query<T, Error, T, readonly unknown[]> | undefined): T | undefined =>
    query?.queryKey[2] === subject ? previous : undefined;

/**
 * A list of recommendations. Never retried by itself: a refusal shows the server's message, and the person decides
 * (001 §7). Nothing is asked for while `path` is null.
 */
function recommendations<Match>(
  direction: "projects" | "experts" | "custom",
  path: string | null,
  subject: unknown,
  body: RecommendationOptions & { project?: MatchPayload },
) {
  const { limit, includeApplied } = body;
  return queryOptions({
    queryKey: [
      ...recommendationKeys.all,
      direction,
      subject,
      { limit, includeApplied },
    ] as readonly unknown[],
    queryFn: path ? ({ signal }) => apiRequest<Match[]>("POST", path, body, { signal }) : skipToken,
    placeholderData: sameSubject(subject),
    retry: false,
  });
}

/** The best open projects for an expert (POST /api/experts/{id}/recommendations); idle without one. */
export const projectRecommendations = (expertId: number | null, options: RecommendationOptions) =>
  recommendations<ProjectMatch>(
    "projects",
    expertId === null ? null : `/api/experts/${expertId}/recommendations`,
    expertId,
    options,
  );

/** The best experts for an open project (POST /api/projects/{id}/expert-recommendations); idle without one. */
export const expertRecommendations = (projectId: number | null, options: RecommendationOptions) =>
  recommendations<ExpertMatch>(
    "experts",
    projectId === null ? null : `/api/projects/${projectId}/expert-recommendations`,
    projectId,
    options,
  );

/** The best experts for a project that nobody has posted (POST /api/custom-project-matching); idle without one. */
export const customRecommendations = (project: MatchPayload | null, options: RecommendationOptions) =>
  recommendations<ExpertMatch>("custom", project ? "/api/custom-project-matching" : null, project, {
    ...options,
    ...(project ? { project } : {}),
  });

/** One expert, or idle without an id. An `ApiError` with status 404 means: no such profile, or not for this visitor. */
export const expertProfile = (id: number | null) =>
  queryOptions({
    queryKey: [...expertKeys.all, id],
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => apiRequest<PublicExpert>("GET", `/api/experts/${id}`, undefined, { signal }),
  });

/** As many profiles as a list can show without becoming a page of its own. */
const profileChoices: (typeof pageSize)["screen"] = 24;

/**
 * Profiles to choose from: the first of the list, or those found by name, title or skill, the busy ones too.
 * Idle while `isWanted` is false.
 */
export const expertChoices = (text: string, isWanted: boolean) =>
  queryOptions({
    queryKey: [...expertKeys.all, "choices", text],
    queryFn: isWanted
      ? ({ signal }) =>
          text === ""
            ? apiRequest<PublicExpert[]>(
                "GET",
                `/api/experts?limit=${profileChoices}&scope=public`,
                undefined,
                { signal },
              )
            : apiRequest<PublicExpert[]>(
                "POST",
                "/api/experts/search",
                { query: text, limit: profileChoices },
                { signal },
              )
      : skipToken,
  });

/** One open project, or idle without an id. An `ApiError` with status 404 means: it is not open any more. */
export const openProject = (id: number | null) =>
  queryOptions({
    queryKey: [...projectKeys.all, id],
    queryFn:
      id === null
        ? skipToken
        : ({ signal }) => apiRequest<PublicProject>("GET", `/api/projects/${id}`, undefined, { signal }),
  });

/** Ends the mails about matching projects by the link of such a mail. @throws ApiError 404 for a link that is not valid */
export const unsubscribe = (expertId: string, token: string): Promise<void> =>
  apiRequest(
    "POST",
    `/api/experts/${encodeURIComponent(expertId)}/unsubscribe?${new URLSearchParams({ token })}`,
  );
