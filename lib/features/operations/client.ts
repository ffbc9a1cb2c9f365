import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminListCall, listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

export const auditEntries = adminListCall<typeof api.listAuditEntries>("GET /api/admin/audit-entries");
export const mails = adminListCall<typeof api.listMails>("GET /api/admin/mail-messages");

const getOverview = apiCall<typeof api.getOverview>("GET /api/admin/overview");
const getMail = apiCall<typeof api.getMail>("GET /api/admin/mail-messages/{id}");
const postMailAgain = apiCall<typeof api.sendMailAgain>("POST /api/admin/mail-messages/{id}/send");

/** The overview, read anew whenever somebody comes back to it: colleagues work on the same queue. */
export const overviewQuery = queryOptions({
  queryKey: listKey("/api/admin/overview"),
  queryFn: ({ signal }) => getOverview({}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

const getJobs = apiCall<typeof api.listJobs>("GET /api/admin/jobs");

/** The background jobs, read anew whenever somebody comes back to them. */
export const jobsQuery = queryOptions({
  queryKey: listKey("/api/admin/jobs"),
  queryFn: ({ signal }) => getJobs({}, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** One mail of the outbox, read anew each time. An `ApiError` with status 404 means: it is not listed any more. */
export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [...listKey(mails.path), "one", id],
    queryFn: ({ signal }) => getMail({ params: { id } }, { signal }),
    staleTime: 0,
  });

/** Sends a mail again that could not be sent. @throws ApiError as `apiCall` */
export const sendMailAgain = (id: string) => postMailAgain({ params: { id } });

const readFunnel = apiCall<typeof api.getFunnel>("GET /api/admin/funnel");

/** The funnel of the last weeks; the figures shown stay until those of another period are there. */
export const funnelQuery = (weeks: string) =>
  queryOptions({
    queryKey: [...listKey("/api/admin/funnel"), weeks],
    queryFn: ({ signal }) => readFunnel({ query: { weeks } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
