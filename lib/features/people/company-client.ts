import { queryOptions } from "@tanstack/react-query";
import { adminListCall, listKey } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";
import { moreThings } from "./client";
import type { CompanyThing } from "./company-schemas";

export const companies = adminListCall<typeof api.listCompanies>("GET /api/admin/companies");

export const changeCompanyMark = apiCall<typeof api.changeCompanyMark>(
  "PATCH /api/admin/companies/{id}/mark",
);

const getCompany = apiCall<typeof api.getCompany>("GET /api/admin/companies/{id}");

/** Everything about one company, read anew each time. */
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: [...listKey(companies.path), "one", id],
    queryFn: ({ signal }) => getCompany({ params: { id } }, { signal }),
    staleTime: 0,
  });

const listThings = apiCall<typeof api.listCompanyThings>("GET /api/admin/companies/{id}/things");

/** What a company has of a kind. */
export const moreOfCompany = (id: number, kind: CompanyThing) =>
  moreThings([...listKey(companies.path), "one", id, kind], (page, options) =>
    listThings({ params: { id }, query: { kind, page } }, options),
  );
