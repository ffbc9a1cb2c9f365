import { publicExpert } from "@/lib/features/experts/schemas";
import { byId, endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { listQuery } from "@/lib/shared/http/list-query";
import { favoriteIds, favoriteStatus, joinedFavorites, joinFavoritesInput } from "./schemas";

export const listFavorites = endpoint({
  method: "GET",
  path: "/api/favorites",
  access: "user",
  summary: "The favourite experts of the signed-in person, newest favourite first",
  rateLimit: limits.read,
  query: listQuery,
  response: publicExpert.array(),
});

export const joinFavorites = endpoint({
  method: "POST",
  path: "/api/favorites",
  access: "user",
  summary:
    "Add the experts whose hearts were pressed before signing in, in the order they were; who is a favourite already " +
    "or is not public is passed over",
  rateLimit: limits.favorite,
  body: joinFavoritesInput,
  response: joinedFavorites,
});

export const listFavoriteIds = endpoint({
  method: "GET",
  path: "/api/favorites/ids",
  access: "user",
  summary: "The ids of the signed-in person's favourite experts, all of them, newest favourite first",
  rateLimit: limits.read,
  response: favoriteIds,
});

export const addFavorite = endpoint({
  method: "POST",
  path: "/api/favorites/{id}",
  access: "user",
  summary: "Add an expert to the favourites; adding twice is adding once",
  rateLimit: limits.favorite,
  params: byId,
  response: favoriteStatus,
});

export const removeFavorite = endpoint({
  method: "DELETE",
  path: "/api/favorites/{id}",
  access: "user",
  summary: "Remove an expert from the favourites, if it is there",
  rateLimit: limits.favorite,
  params: byId,
  response: favoriteStatus,
});

export const getFavoriteStatus = endpoint({
  method: "GET",
  path: "/api/favorites/{id}/status",
  access: "user",
  summary: "Whether an expert is among the favourites",
  rateLimit: limits.read,
  params: byId,
  response: favoriteStatus,
});
