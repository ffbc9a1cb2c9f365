import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { unsubscribeLink } from "@/lib/shared/unsubscribe-link";
import {
  customProjectMatchingInput,
  expertMatches,
  projectMatches,
  recommendationOptions,
  wishMatches,
  wishMatchingInput,
} from "./schemas";

export const matchCustomProject = endpoint({
  method: "POST",
  path: "/api/custom-project-matching",
  access: "public",
  summary: "The best experts for a project that nobody has posted, with reasons",
  rateLimit: limits.matching,
  body: customProjectMatchingInput,
  response: expertMatches,
});

export const matchWishes = endpoint({
  method: "POST",
  path: "/api/wish-matching",
  access: "public",
  summary:
    "The best experts for some wishes, of whom the musts leave others out, with how many each left out",
  rateLimit: limits.matching,
  body: wishMatchingInput,
  response: wishMatches,
});

export const recommendProjects = endpoint({
  method: "POST",
  path: "/api/experts/{id}/recommendations",
  access: "public",
  summary: "The best public postings for an expert, with reasons",
  rateLimit: limits.matching,
  params: byId,
  body: recommendationOptions,
  response: projectMatches,
});

export const recommendExperts = endpoint({
  method: "POST",
  path: "/api/projects/{id}/expert-recommendations",
  access: "public",
  summary: "The best experts for a public posting, with reasons",
  rateLimit: limits.matching,
  params: byId,
  body: recommendationOptions,
  response: expertMatches,
});

export const openUnsubscribe = endpoint({
  method: "GET",
  path: "/api/experts/{id}/unsubscribe",
  access: "public",
  summary: "The page that asks before it ends mails about matching projects: mail scanners open links too",
  rateLimit: limits.read,
  params: byId,
  query: unsubscribeLink,
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/experts/{id}/unsubscribe",
  access: "public",
  summary: "End an expert's mails about matching projects by the link of such a mail (RFC 8058)",
  rateLimit: limits.token,
  params: byId,
  query: unsubscribeLink,
});
