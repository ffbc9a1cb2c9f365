/* The screens of project moderation with a server of their own. Importing it sets the server up for each test. */
import { dismissToast, getToast } from "@/lib/client/toast";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { type ApiRequest, listOf, serveApi } from "@/tests/support/api-server";
import { adminPosting } from "@/tests/support/dto-factories";
import { act, screen } from "@/tests/support/testing-library";

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

/** One that came five hours ago. */
export const posting = (id: number, changes: Partial<AdminPosting> = {}) =>
  adminPosting({
    ...{
      id,
      title: `Forecast ${id}`,
      projectCategory: "research",
      deliverables: ["A model"],
      startDate: "2027-04-01",
    },
    ...{ createdAt: ago(5), ...((changes.approvalStatus ?? "pending") === "pending" && { dueAt: ago(-19) }) },
    ...changes,
  });

let postings: AdminPosting[] = [];
const statusAfter = { approve: "approved", reject: "rejected", reopen: "pending" } as const;

/** The posting that a request is about, after its changes. */
function changed({ params, body }: ApiRequest) {
  const approvalStatus = statusAfter[params.what as keyof typeof statusAfter];
  const changes = { ...body, ...(approvalStatus && { approvalStatus }) };
  postings = postings.map((each) => (each.id === Number(params.id) ? { ...each, ...changes } : each));
  return { body: postings.find((each) => each.id === Number(params.id)) };
}

const api = serveApi({
  "GET /api/admin/project-postings": ({ query }) => {
    const [q, status] = [query.get("q") ?? "", query.get("status") ?? ""];
    const found = postings.filter(
      ({ title, approvalStatus }) => title.includes(q) && (status === "" || approvalStatus === status),
    );
    return { body: found.slice(0, Number(query.get("limit"))), total: found.length };
  },
  "GET /api/admin/audit-entries": () => listOf([]),
  "GET /api/admin/reason-templates": () => listOf([{ id: 1, name: "Vague", text: "Say what it is for." }]),
  "PATCH /api/admin/project-postings/:id": changed,
  "PATCH /api/admin/project-postings/:id/:what": changed,
  "DELETE /api/admin/project-postings/:id": () => ({ status: 204 }),
});

/** A server with these postings; `refuse` answers a call differently until it begins anew. */
export const server = {
  begin(stored: AdminPosting[]) {
    postings = stored;
    api.requests.length = 0;
    api.reset();
  },
  refuse: api.answer,
  /** What was asked to change. */
  changes: () => api.changes().map(({ method, path, body }) => [method, path, body]),
  lists: () => api.requests.filter(({ path }) => path === "/api/admin/project-postings"),
};
afterEach(() => act(() => dismissToast()));

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const shownToast = () => {
  const { title, description, variant } = getToast() ?? {};
  return { title, description, variant };
};
