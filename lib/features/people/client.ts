import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { adminListCall, listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";
import { type PersonThing, thingsShown } from "./schemas";

export const people = adminListCall<typeof api.listPeople>("GET /api/admin/people");

const getPerson = apiCall<typeof api.getPerson>("GET /api/admin/people/{id}");

/** Everything about one person, read anew each time. */
export const personQuery = (id: number) =>
  queryOptions({
    queryKey: [...listKey(people.path), "one", id],
    queryFn: ({ signal }) => getPerson({ params: { id } }, { signal }),
    staleTime: 0,
  });

const listThings = apiCall<typeof api.listPersonThings>("GET /api/admin/people/{id}/things");

/** What somebody has of a kind, from the second page on: the first is part of `personQuery`. */
export const moreThingsQuery = (id: number, kind: PersonThing) =>
  infiniteQueryOptions({
    queryKey: [...listKey(people.path), "one", id, kind],
    queryFn: ({ pageParam, signal }) =>
      listThings({ params: { id }, query: { kind, page: pageParam } }, { signal }),
    initialPageParam: 2,
    getNextPageParam: (last, pages) => (last.length < thingsShown ? undefined : pages.length + 2),
    enabled: false,
  });

export const changeRole = apiCall<typeof api.changeRole>("PATCH /api/admin/people/{id}/role");
export const suspendPerson = apiCall<typeof api.suspendPerson>("PATCH /api/admin/people/{id}/suspension");
export const mailVerification = apiCall<typeof api.mailVerification>(
  "POST /api/admin/people/{id}/verification-mail",
);
export const askNewAddress = apiCall<typeof api.askNewAddress>("POST /api/admin/people/{id}/email");
export const previewMerge = apiCall<typeof api.previewMerge>("GET /api/admin/people/{id}/merge");
export const mergePeople = apiCall<typeof api.mergePeople>("POST /api/admin/people/{id}/merge");

const postAddress = apiCall<typeof api.confirmAddress>("POST /api/auth/confirm-address");
export const confirmAddress = (token: string) => postAddress({ body: { token } });
