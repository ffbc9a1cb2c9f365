import { infiniteQueryOptions, type QueryKey, queryOptions } from "@tanstack/react-query";
import { adminListCall, listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";
import type { CompanyThingRow } from "./company-schemas";
import type * as invitationApi from "./invitation-api";
import { type PersonThing, type Thing, thingsShown } from "./schemas";

/** Something that a person or a company has here. */
export type AnyThing = Thing | CompanyThingRow;

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

/** Things of a kind from the second page on: the first is part of the answer about the whole. */
export const moreThings = (
  queryKey: QueryKey,
  read: (page: number, options: { signal: AbortSignal }) => Promise<AnyThing[]>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: 2,
    getNextPageParam: (last, pages) => (last.length < thingsShown ? undefined : pages.length + 2),
    enabled: false,
  });

/** What somebody has of a kind. */
export const moreOfPerson = (id: number, kind: PersonThing) =>
  moreThings([...listKey(people.path), "one", id, kind], (page, options) =>
    listThings({ params: { id }, query: { kind, page } }, options),
  );

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

const getInvitations = apiCall<typeof invitationApi.listAdminInvitations>("GET /api/admin/admin-invitations");

export const adminInvitationsPath = "/api/admin/admin-invitations";

/** Who was invited to the administration and has not come yet. */
export const adminInvitationsQuery = queryOptions({
  queryKey: listKey(adminInvitationsPath),
  queryFn: ({ signal }) => getInvitations({}, { signal }),
  staleTime: 0,
});
export const inviteAdmin = apiCall<typeof invitationApi.inviteAdmin>("POST /api/admin/admin-invitations");
export const sendAdminInvitation = apiCall<typeof invitationApi.sendAdminInvitation>(
  "POST /api/admin/admin-invitations/{id}/send",
);
export const revokeAdminInvitation = apiCall<typeof invitationApi.revokeAdminInvitation>(
  "DELETE /api/admin/admin-invitations/{id}",
);
export const makeInvitedAccount = apiCall<typeof invitationApi.makeInvitedAccount>(
  "POST /api/auth/admin-invitation",
);
export const acceptAdminInvitation = apiCall<typeof invitationApi.acceptAdminInvitation>(
  "POST /api/account/admin-invitation",
);
