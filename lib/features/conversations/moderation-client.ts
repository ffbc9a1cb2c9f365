import { queryOptions } from "@tanstack/react-query";
import { adminListCall, listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

export const reports = adminListCall<typeof api.listReports>("GET /api/admin/conversation-reports");

const getReport = apiCall<typeof api.getReport>("GET /api/admin/conversation-reports/{id}");
export const answerReport = apiCall<typeof api.answerReport>("PATCH /api/admin/conversation-reports/{id}");

export const letWriterWrite = apiCall<typeof api.letWriterWrite>(
  "POST /api/admin/conversation-reports/{id}/lift",
);

/** A reported conversation. Each reading is in the audit log, so it is not read again by itself. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...listKey(reports.path), "one", id],
    queryFn: ({ signal }) => getReport({ params: { id } }, { signal }),
  });
