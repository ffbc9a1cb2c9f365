import { queryOptions } from "@tanstack/react-query";
import { listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./desk-api";
import type { DeskKind } from "./desk-rules";
import type { ChangeDeskItemInput } from "./desk-schemas";

const readInbox = apiCall<typeof api.getInbox>("GET /api/admin/inbox");
const readCount = apiCall<typeof api.countInbox>("GET /api/admin/inbox/count");
const readDossier = apiCall<typeof api.getDossier>("GET /api/admin/desk/{kind}/{id}");
const patchItem = apiCall<typeof api.changeDeskItem>("PATCH /api/admin/desk/{kind}/{id}");
const postNote = apiCall<typeof api.addDeskNote>("POST /api/admin/desk/{kind}/{id}/notes");
const deleteNote = apiCall<typeof api.removeDeskNote>("DELETE /api/admin/desk-notes/{id}");
const postLook = apiCall<typeof api.lookAtDeskItem>("POST /api/admin/desk/{kind}/{id}/look");
const readTemplates = apiCall<typeof api.listReasonTemplates>("GET /api/admin/reason-templates");
const postTemplate = apiCall<typeof api.addReasonTemplate>("POST /api/admin/reason-templates");
const deleteTemplate = apiCall<typeof api.removeReasonTemplate>("DELETE /api/admin/reason-templates/{id}");
const readSearch = apiCall<typeof api.searchDesk>("GET /api/admin/search");

export const inboxPath = "/api/admin/inbox";
export const dossierPath = "/api/admin/desk";
export const templatesPath = "/api/admin/reason-templates";

/** What names an item. */
export type DeskPlace = { kind: DeskKind; id: number };

const shared = { staleTime: 5_000, refetchInterval: 60_000, refetchOnWindowFocus: true } as const;

/** What waits, read anew each minute and whenever somebody comes back: colleagues work on the same queue. */
export const inboxQuery = queryOptions({
  queryKey: listKey(inboxPath),
  queryFn: ({ signal }) => readInbox({}, { signal }),
  ...shared,
});

/** How many wait, which every page shows; read anew with the inbox. */
export const inboxCountQuery = queryOptions({
  queryKey: [...listKey(inboxPath), "count"],
  queryFn: ({ signal }) => readCount({}, { signal }),
  ...shared,
});

/** One item with everything beside it. */
export const dossierQuery = ({ kind, id }: DeskPlace) =>
  queryOptions({
    queryKey: [...listKey(dossierPath), kind, id],
    queryFn: ({ signal }) => readDossier({ params: { kind, id } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** Who else looks at an item, asked again while it is open. */
export const lookersQuery = ({ kind, id }: DeskPlace) =>
  queryOptions({
    queryKey: [...listKey(dossierPath), kind, id, "look"],
    queryFn: ({ signal }) => postLook({ params: { kind, id } }, { signal }),
    staleTime: 0,
    refetchInterval: 20_000,
  });

export const templatesQuery = queryOptions({
  queryKey: listKey(templatesPath),
  queryFn: ({ signal }) => readTemplates({}, { signal }),
});

/** What the words find, kept for a moment so that going back in the text asks nothing. */
export const deskSearchQuery = (q: string) =>
  queryOptions({
    queryKey: ["admin", "search", q],
    queryFn: ({ signal }) => readSearch({ query: { q } }, { signal }),
    enabled: q.length >= 2,
    staleTime: 15_000,
  });

export const changeDeskItem = ({ kind, id }: DeskPlace, body: ChangeDeskItemInput) =>
  patchItem({ params: { kind, id }, body });
export const addDeskNote = ({ kind, id }: DeskPlace, text: string) =>
  postNote({ params: { kind, id }, body: { text } });
/** Sent even while the page is left, as what can be undone is. */
export const removeDeskNote = (id: number) => deleteNote({ params: { id } }, { keepalive: true });
export const addReasonTemplate = (body: { name: string; text: string }) => postTemplate({ body });
/** Sent even while the page is left. */
export const removeReasonTemplate = (id: number) => deleteTemplate({ params: { id } }, { keepalive: true });
