import "server-only";
import { fieldsOf, linkState } from "@/lib/features/change-requests/rules";
import {
  answerRequest,
  findByToken,
  findLastRequest,
} from "@/lib/features/change-requests/server/repository";
import { now } from "@/lib/server/clock";
import { type Transaction, transaction } from "@/lib/server/db";
import { runTransition } from "@/lib/server/lifecycle";
import { teamLocale } from "@/lib/server/mail/reader-locale";
import { AppError } from "@/lib/shared/errors";
import { distinctSkills } from "@/lib/shared/skills";
import { said } from "@/lib/shared/text-language";
import type { ExpertApplication } from "../moderation-schemas";
import type {
  ApplicationForm,
  CorrectExpertApplicationInput,
  CorrectionEnd,
  CorrectionOffer,
  ExpertApplicationCreated,
} from "../schemas";
import { type ApplicationStatus, applicationLifecycle, correctedFields } from "../states";
import { applicationAgainMail } from "./mails";
import { findApplication, lockApplication, saveCorrection } from "./moderation-repository";

/** The request that a link leads to. @throws AppError not_found */
async function requestOf(token: string) {
  const request = await findByToken(token);
  const id = request?.expertApplicationId;
  if (!request || !id) throw new AppError("correction_link_invalid");
  return { id, request };
}

/** Why an application that does not wait for its applicant is not to be corrected. */
const endOf = { pending: "received", approved: "approved", rejected: "rejected" } as const;

/** Whether an application waits to be corrected by this very link, the last one of its applicant, or why not. */
async function stateOf(
  tx: Transaction,
  id: number,
  requestId: number,
  status: ApplicationStatus,
): Promise<"open" | CorrectionEnd> {
  if (status !== "changes_requested") return endOf[status];
  const last = await findLastRequest({ expertApplicationId: id }, tx);
  if (last?.id !== requestId) return "replaced";
  const state = linkState(last, true, now());
  return state === "used" ? "received" : state;
}

const refused = (state: CorrectionEnd) =>
  state === "expired"
    ? new AppError("correction_link_expired")
    : new AppError("correction_link_used", { state });

/** An application as its form holds it. */
const toForm = (application: ExpertApplication): Required<ApplicationForm> => ({
  name: application.name,
  title: application.title,
  email: application.email,
  phone: application.phone ?? "",
  description: application.description,
  skills: application.skills.join(", "),
  experienceYears: application.experienceYears,
  hourlyRate: application.hourlyRate,
  weeklyAvailabilityHours: application.weeklyAvailabilityHours,
  workArrangement: application.workArrangement,
  location: application.location ?? "",
  workRadius: application.workRadius,
  portfolio: application.portfolio ?? "",
  linkedinUrl: application.linkedinUrl ?? "",
  githubUrl: application.githubUrl ?? "",
  resume: application.resume ?? "",
  website: "",
});

/**
 * What the page of a link shows: what was asked with what was sent, or why it cannot be corrected by this link.
 * @throws AppError not_found
 */
export async function getCorrection(token: string): Promise<CorrectionOffer> {
  const { id, request } = await requestOf(token);
  return transaction(async (tx) => {
    const application = await findApplication(tx, id);
    if (!application) throw new AppError("correction_link_invalid");
    const state = await stateOf(tx, id, request.id, application.status);
    return state === "open"
      ? { state, asked: said(request.message), application: toForm(application) }
      : { state };
  });
}

/**
 * PUT /api/expert-applications/corrections/{token}: the applicant sends the application again, corrected. It is the same
 * one, and waits for its review from now on; what changed is kept for whoever reviews it.
 * @throws AppError not_found, not_possible_now (sent again or decided already, or the link has ended)
 */
export async function correctExpertApplication(
  token: string,
  input: CorrectExpertApplicationInput,
): Promise<ExpertApplicationCreated> {
  const { id, request } = await requestOf(token);
  return runTransition({
    lifecycle: applicationLifecycle,
    acting: { by: "applicant" },
    entity: "expert_application",
    id,
    lock: (tx) => lockApplication(tx, id),
    missing: "correction_link_invalid",
    stateOf: (application) => application.status,
    eventOf: () => "reopen",
    refusal: ({ status }) => refused(status === "changes_requested" ? "received" : endOf[status]),
    async happen(tx, { before, at }) {
      const state = await stateOf(tx, id, request.id, before.status);
      if (state !== "open") throw refused(state);
      const corrected = { ...input, skills: distinctSkills(input.skills) };
      const after = await saveCorrection(tx, id, corrected, at);
      await answerRequest(tx, request.id, fieldsOf(after, correctedFields), at);
      const mail = applicationAgainMail(id, after.name, await teamLocale(tx));
      return { result: { id, status: "pending" as const }, mails: [mail] };
    },
  });
}
