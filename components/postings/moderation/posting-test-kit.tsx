import { dismissToast, getToast } from "@/lib/client/toast";
import type { AdminPosting } from "@/lib/features/postings/moderation-schemas";
import { reply } from "@/tests/support/admin-components";
import { act, screen } from "@/tests/support/testing-library";

const now = Date.now();
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

export const posting = (id: number, more: Partial<AdminPosting> = {}): AdminPosting => {
  const approvalStatus = more.approvalStatus ?? "pending";
  return {
    id,
    title: `Forecast ${id}`,
    description: "A forecast of daily demand.",
    requiredSkills: ["Python", "SQL"],
    isActive: true,
    approvalStatus,
    status: approvalStatus,
    location: "Tampere",
    workArrangement: ["remote", "onsite"],
    experienceRequired: "senior",
    durationMonths: 3,
    hoursPerWeek: 20,
    customerCompany: "Pohjola Oy",
    customerName: "Åsa Mäkelä",
    customerEmail: "asa@pohjola.example",
    customerPhone: "+358 40 123 4567",
    budgetType: "hourly",
    hourlyRateMin: 80,
    hourlyRateMax: 120.5,
    fixedBudgetMin: null,
    fixedBudgetMax: null,
    urgency: "normal",
    industry: null,
    projectCategory: "research",
    deliverables: ["A model"],
    teamSize: 1,
    displayOrder: 1,
    rejectionReason: approvalStatus === "rejected" ? "The budget is missing" : null,
    approvedAt: approvalStatus === "approved" ? ago(1) : null,
    approvedBy: approvalStatus === "approved" ? "admin@osaaja.test" : null,
    createdAt: ago(5),
    submittedAt: ago(5),
    dueAt: approvalStatus === "pending" ? ago(-19) : null,
    applicationCount: 0,
    ...more,
  };
};

type Refusal = { status?: number; body?: unknown } | "no connection";
export type Sent = { method: string; path: string; query: URLSearchParams; body: unknown };

const realFetch = global.fetch;
let postings: AdminPosting[];
let replies: Record<string, Refusal>;
let sent: Sent[];

/** A server with these postings; `refuse` answers a change differently. */
export const server = {
  begin(stored: AdminPosting[]) {
    postings = stored;
    replies = {};
    sent = [];
    global.fetch = answer as typeof fetch;
  },
  end() {
    global.fetch = realFetch;
    act(() => dismissToast());
  },
  refuse(request: string, refusal: Refusal) {
    replies[request] = refusal;
  },
  /** What was asked to change. */
  changes: () =>
    sent.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]),
  lists: () => sent.filter(({ path }) => path === "/api/admin/project-postings"),
};

async function answer(input: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input, "http://localhost");
  const method = init.method ?? "GET";
  const body = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
  sent.push({ method, path: url.pathname, query: url.searchParams, body });
  const refusal = replies[`${method} ${url.pathname}`];
  if (refusal === "no connection") throw new TypeError("Failed to fetch");
  if (refusal) return reply(refusal.status ?? 200, refusal.body);
  if (url.pathname === "/api/admin/audit-entries") return reply(200, []);
  if (method === "GET") return list(url.searchParams);
  return method === "DELETE" ? reply(204) : reply(200, changed(url.pathname, body));
}

function list(query: URLSearchParams): Response {
  const [q, status] = [query.get("q") ?? "", query.get("status") ?? ""];
  const found = postings.filter(
    ({ title, approvalStatus }) => title.includes(q) && (status === "" || approvalStatus === status),
  );
  return reply(200, found.slice(0, Number(query.get("limit"))), found.length);
}

function changed(path: string, body: Record<string, unknown> = {}): AdminPosting {
  const [, , , , id, what] = path.split("/");
  const before = postings.find((each) => each.id === Number(id)) as AdminPosting;
  const status = { approve: "approved", reject: "rejected", reopen: "pending" }[what ?? ""];
  const after = {
    ...before,
    ...body,
    ...(status ? posting(before.id, { ...before, approvalStatus: status as never }) : {}),
  };
  postings = postings.map((each) => (each.id === before.id ? after : each));
  return after;
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const shownToast = () => {
  const { title, description, variant } = getToast() ?? {};
  return { title, description, variant };
};
