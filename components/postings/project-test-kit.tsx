/* The browse page with a server of its own, for the tests beside it. Importing it sets the server up for each test. */

import { dismissToast, getToast } from "@/lib/client/toast";
import type { CardProject } from "@/lib/features/postings/card";
import type { PublicProject } from "@/lib/features/postings/schemas";
import { type Answer, type PageRequest, servePage } from "@/tests/support/page-server";
import { act, screen } from "@/tests/support/testing-library";

// From here, so that they are loaded after what is replaced below.
export { default as ApplyDialog } from "@/components/project-applications/apply-dialog";
export { ProjectBrowser } from "./project-browser";

/** What a test may set before it shows the page, and what it may read afterwards. */
export const page: {
  user: Record<string, unknown>;
  answer: (request: PageRequest) => Answer | Promise<Answer>;
  requests: PageRequest[];
} = { user: {}, answer: () => ({}), requests: [] };

jest.mock("@/lib/client/use-current-user", () => ({
  useCurrentUser: () => ({ user: page.user, isLoading: false }),
}));
const routerParams = new URLSearchParams();
jest.mock("next/navigation", () => ({ useSearchParams: () => routerParams }));

beforeEach(() => {
  page.user = { isAuthenticated: false, isAdmin: false };
  page.requests = [];
  page.answer = ({ method }) =>
    method === "POST" ? { status: 201, body: { id: 7, status: "pending" } } : { body: [] };
  dismissToast();
});
servePage((request) => {
  page.requests.push(request);
  return page.answer(request);
});

export const card = (id: number, more: Partial<CardProject> = {}): CardProject => ({
  id,
  title: `Project ${id}`,
  company: "Pohjola Oy",
  isCompanyVerified: false,
  location: "Helsinki",
  durationMonths: 3,
  level: "senior",
  description: "A forecast of daily demand.",
  skills: ["Python", "SQL", "dbt", "Airflow", "AWS"],
  moreSkills: 2,
  budget: { type: "hourly", min: 80, max: 120.5 },
  urgency: "normal",
  ...more,
});

/** The same as the API answers it. */
export const project = (id: number, more: Partial<PublicProject> = {}): PublicProject => ({
  id,
  title: `Project ${id}`,
  description: "A forecast of daily demand.",
  textLanguage: null,
  requiredSkills: ["Python"],
  isActive: true,
  approvalStatus: "approved",
  location: "Helsinki",
  workArrangement: ["onsite"],
  experienceRequired: "senior",
  durationMonths: 3,
  hoursPerWeek: 20,
  customerCompany: "Pohjola Oy",
  companyVerifiedBy: null,
  budgetType: "hourly",
  hourlyRateMin: 80,
  hourlyRateMax: 120,
  fixedBudgetMin: null,
  fixedBudgetMax: null,
  urgency: "normal",
  industry: null,
  projectCategory: "development",
  deliverables: [],
  teamSize: 1,
  createdAt: "2027-01-03T12:30:15.123Z",
  ...more,
});

export const toastNow = () => {
  const toast = getToast();
  return toast?.open ? { title: toast.title, description: toast.description } : null;
};
export const settle = () => act(async () => undefined);
export const applications = () => page.requests.filter(({ path }) => path === "/api/project-applications");
export const field = (label: string | RegExp) => screen.getByLabelText(label);
