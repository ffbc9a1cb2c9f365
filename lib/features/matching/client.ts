import { type Query, queryOptions, skipToken } from "@tanstack/react-query";
import { apiCall } from "@/lib/client/api";
import { expertKeys, getExpert, listExperts, searchExperts } from "@/lib/features/experts/client";
import { getProject, projectKeys } from "@/lib/features/postings/client";
import type { MatchPayload } from "@/lib/features/postings/form";
import type { pageSize } from "@/lib/shared/http/list-query";
import type * as api from "./api";
import { serialiseWishes, type Wish } from "./wish";

const postProjectWish = apiCall<typeof api.recommendProjects>("POST /api/experts/{id}/recommendations");
const postExpertWish = apiCall<typeof api.recommendExperts>("POST /api/projects/{id}/expert-recommendations");
const postCustomProject = apiCall<typeof api.matchCustomProject>("POST /api/custom-project-matching");
const postWishes = apiCall<typeof api.matchWishes>("POST /api/wish-matching");
const postUnsubscribe = apiCall<typeof api.unsubscribe>("POST /api/experts/{id}/unsubscribe");

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
 * (001 §7). Nothing is asked for while there is no subject.
 */
function recommendations<Subject, Options, Answer>(
  direction: "projects" | "experts" | "custom" | "wishes",
  subject: Subject | null,
  options: Options,
  ask: (subject: Subject, options: Options, signal: AbortSignal) => Promise<Answer>,
) {
  return queryOptions({
    queryKey: [...recommendationKeys.all, direction, subject, options] as readonly unknown[],
    queryFn: subject === null ? skipToken : ({ signal }) => ask(subject, options, signal),
    placeholderData: sameSubject(subject),
    retry: false,
  });
}

/** The best open projects for an expert (POST /api/experts/{id}/recommendations); idle without one. */
export const projectRecommendations = (expertId: number | null, options: RecommendationOptions) =>
  recommendations("projects", expertId, options, (id, body, signal) =>
    postProjectWish({ params: { id }, body }, { signal }),
  );

/** The best experts for an open project (POST /api/projects/{id}/expert-recommendations); idle without one. */
export const expertRecommendations = (projectId: number | null, options: RecommendationOptions) =>
  recommendations("experts", projectId, options, (id, body, signal) =>
    postExpertWish({ params: { id }, body }, { signal }),
  );

/** The best experts for a project that nobody has posted (POST /api/custom-project-matching); idle without one. */
export const customRecommendations = (project: MatchPayload | null, options: RecommendationOptions) =>
  recommendations("custom", project, options, (subject, wish, signal) =>
    postCustomProject({ body: { ...wish, project: subject } }, { signal }),
  );

/** The best experts for wishes, and what each must did (POST /api/wish-matching); idle without a wish. */
export const wishMatches = (wishes: readonly Wish[], limit: number) =>
  recommendations(
    "wishes",
    wishes.length > 0 ? serialiseWishes(wishes) : null,
    { limit },
    (_, wish, signal) => postWishes({ body: { ...wish, wishes: [...wishes] } }, { signal }),
  );

/** One expert, or idle without an id. An `ApiError` with status 404 means: no such profile, or not for this visitor. */
export const expertProfile = (id: number | null) =>
  queryOptions({
    queryKey: [...expertKeys.all, id],
    queryFn: id === null ? skipToken : ({ signal }) => getExpert({ params: { id } }, { signal }),
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
      ? async ({ signal }) => {
          const { items } = await (text === ""
            ? listExperts({ query: { limit: profileChoices, scope: "public" } }, { signal })
            : searchExperts({ body: { query: text, limit: profileChoices } }, { signal }));
          return items;
        }
      : skipToken,
  });

/** One open project, or idle without an id. An `ApiError` with status 404 means: it is not open any more. */
export const openProject = (id: number | null) =>
  queryOptions({
    queryKey: [...projectKeys.all, id],
    queryFn: id === null ? skipToken : ({ signal }) => getProject({ params: { id } }, { signal }),
  });

/** Ends the mails about matching projects by the link of such a mail. @throws ApiError 404 for a link that is not valid */
export const unsubscribe = (expertId: string, token: string) =>
  postUnsubscribe({ params: { id: expertId }, query: { token } });
