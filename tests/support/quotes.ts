import { POST as accept } from "@/app/api/quotes/[id]/accept/route";
import { POST as decline } from "@/app/api/quotes/[id]/decline/route";
import { POST as requestChange } from "@/app/api/quotes/[id]/request-change/route";
import { POST as revise } from "@/app/api/quotes/[id]/revise/route";
import { PATCH as edit, GET as read } from "@/app/api/quotes/[id]/route";
import { POST as send } from "@/app/api/quotes/[id]/send/route";
import { POST as create } from "@/app/api/quotes/route";
import { calculatePrice, pricingRulesVersion } from "@/lib/features/pricing/rules";
import { toPricingResult } from "@/lib/features/pricing/schemas";
import type { AcceptedQuote, Quote, QuoteDetail } from "@/lib/features/quotes/schemas";
import { type CallOptions, call, post } from "./call";
import { insert } from "./database/connection";
import { createExpert, createProject, createUser, type TestUser } from "./factories";
import { createProjectApplication } from "./project-applications";

/** What an expert sends, for a clock in early March 2027. */
export const quoteWish = {
  projectType: "hourly",
  hourlyRate: 95.5,
  hoursPerWeek: 40,
  durationMonths: 3,
  startDate: "2027-04-01",
  scope: "A forecast of daily demand, from the data to the dashboard.",
};

export interface QuoteSetting {
  customer: TestUser;
  user: TestUser;
  expertId: number;
  projectId: number;
  applicationId: number;
}

/** A posting of a customer and the application of an expert with an account to it, in the stage shortlisted. */
export async function quoteSetting({ stage = "shortlisted" } = {}): Promise<QuoteSetting> {
  const customer = await createUser();
  const user = await createUser({ firstName: "Aino", lastName: "Virtanen" });
  const { id: expertId } = await createExpert({ userId: user.id, name: "Aino Virtanen", email: user.email });
  const { id: projectId } = await createProject({
    title: "Demand forecast",
    ownerId: customer.id,
    customerEmail: customer.email,
  });
  const { id: applicationId } = await createProjectApplication({
    projectId,
    expertId,
    userId: user.id,
    name: "Aino Virtanen",
    email: user.email,
    stage,
  });
  return { customer, user, expertId, projectId, applicationId };
}

type As = CallOptions["as"];
type Refusable<T> = T & { code: string; fieldErrors?: Record<string, string> };
const by = (id: number, as: As) => ({ params: { id: String(id) }, as });

export const createQuote = (body: object, as: As, headers: Record<string, string> = {}) =>
  post<Refusable<Quote>>(create, body, { as, headers });
export const editQuote = (id: number, body: object, as: As) =>
  call<Refusable<Quote>>(edit, { ...by(id, as), method: "PATCH", body });
export const sendQuote = (id: number, as: As) => post<Refusable<Quote>>(send, undefined, by(id, as));
export const reviseQuote = (id: number, as: As) => post<Refusable<Quote>>(revise, undefined, by(id, as));
export const readQuote = (id: number, as: As) => call<Refusable<QuoteDetail>>(read, by(id, as));
export const declineQuote = (id: number, as: As, body: object = {}) =>
  post<Refusable<Quote>>(decline, body, by(id, as));
export const askForChange = (id: number, as: As, message: string) =>
  post<Refusable<Quote>>(requestChange, { message }, by(id, as));
export const acceptQuote = (id: number, as: As, body: object = {}) =>
  post<Refusable<AcceptedQuote>>(accept, body, by(id, as));

/** A quote that its company has been sent. */
export async function sentQuote({ applicationId, user }: QuoteSetting, more: object = {}): Promise<Quote> {
  const { body } = await createQuote({ ...quoteWish, applicationId, ...more }, user);
  return (await sendQuote(body.id, user)).body;
}

type QuoteRowOptions = { applicationId: number; expertId: number; version?: number; status?: string };

/** A quote as it is stored, without the call that writes it: valid whatever a test's clock says. */
export function insertQuote({
  applicationId,
  expertId,
  version = 1,
  status = "sent",
}: QuoteRowOptions): Promise<{ id: number }> {
  const at = new Date();
  const price = calculatePrice({
    ...{ hourlyRateCents: 9_550, hoursPerWeek: 40, durationMonths: 3, projectType: "hourly" },
    at,
  });
  return insert("quotes", {
    ...{ application_id: applicationId, expert_id: expertId, version, status, project_type: "hourly" },
    ...{ hourly_rate_cents: 9_550, hours_per_week: 40, duration_months: 3, scope: quoteWish.scope },
    ...{
      start_date: "2027-04-01",
      valid_days: 14,
      valid_until: "2099-12-31",
      rules_version: pricingRulesVersion,
    },
    pricing: JSON.stringify(toPricingResult(price, { id: expertId, name: "Aino V." }, "")),
    total_cents: price.totalCents,
    ...{ created_at: at, updated_at: at },
    sent_at: status === "draft" ? null : at,
    ended_at: status === "draft" || status === "sent" ? null : at,
  });
}
