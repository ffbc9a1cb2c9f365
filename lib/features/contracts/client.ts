import { z } from "zod";
import { ApiError, apiCall, apiFetch } from "@/lib/client/api";
import { type Attempt, createAttempts } from "@/lib/client/idempotency-key";
import { storedObject } from "@/lib/client/storage";
import type * as engagementsApi from "@/lib/features/engagements/api";
import { engagementMonths } from "@/lib/features/engagements/rules";
import type {
  EngagementCreated,
  EngagementForm,
  EngagementFormValues,
} from "@/lib/features/engagements/schemas";
import { sizeInUnit } from "@/lib/features/pricing/duration";
import type { PricingResult } from "@/lib/features/pricing/schemas";
import { isRealDate } from "@/lib/shared/dates";
import type { Locale } from "@/lib/shared/locales";
import type * as api from "./api";
import { type GeneratedContracts, generatedContracts } from "./schemas";

const postEngagement = apiCall<typeof engagementsApi.createEngagement>("POST /api/projects");
const postContracts = apiCall<typeof api.generateContracts>("POST /api/contracts/generate");

/** What has been typed into the contract form, for as long as the tab is open. */
export const contractDraft = storedObject<Partial<EngagementForm>>({
  area: "session",
  key: "contractDraft",
  schema: z
    .object({
      clientCompany: z.string(),
      clientBusinessId: z.string(),
      clientContactName: z.string(),
      clientEmail: z.string(),
      title: z.string(),
      description: z.string(),
      startDate: z.string(),
      endDate: z.string(),
    })
    .partial(),
});

/** The months that two typed dates make; null while they are none, or none that a contract could have. */
export function typedMonths(startDate: string, endDate: string): number | null {
  return isRealDate(startDate) && isRealDate(endDate) ? engagementMonths(startDate, endDate) : null;
}

/** The body of POST /api/projects (spec 000 §3), with what else was given. */
export function engagementPayload(values: EngagementFormValues, pricing: PricingResult) {
  const { clientBusinessId, clientContactName, ...documented } = values;
  return {
    ...documented,
    ...(clientBusinessId ? { clientBusinessId } : {}),
    ...(clientContactName ? { clientContactName } : {}),
    expertId: pricing.expert.id,
    hoursPerWeek: pricing.projectDetails.hoursPerWeek,
    projectType: pricing.projectDetails.type,
    ...sizeInUnit(pricing.projectDetails.durationDays),
  };
}
export type EngagementPayload = ReturnType<typeof engagementPayload>;

/** The two calls of the contract flow (spec 000 §7). */
export interface ContractFlow {
  /**
   * The project for a form's content: created once, however often this is asked with the same content.
   * @throws ApiError, TypeError as `apiCall`
   */
  createProject: (payload: EngagementPayload) => Promise<EngagementCreated>;
  /**
   * The project's contracts. A project that the server does not know any more is forgotten.
   * @param pricing what the client has seen, for the server to compare
   * @throws ApiError, TypeError as `apiCall`
   */
  generateContracts: (
    project: EngagementCreated,
    pricing: PricingResult | undefined,
    language: Locale,
  ) => Promise<GeneratedContracts>;
}

/**
 * Keeps the project between tries: when its contracts could not be made, the next try goes on with it, and an answer
 * that was lost comes back by its Idempotency-Key.
 */
export function createContractFlow(): ContractFlow {
  let attemptFor: (content: unknown) => Attempt = createAttempts();
  let created: { attempt: Attempt; project: EngagementCreated } | null = null;

  return {
    async createProject(payload) {
      const attempt = attemptFor(payload);
      if (created?.attempt === attempt) return created.project;
      const project = await postEngagement(
        { body: payload },
        { headers: { "Idempotency-Key": attempt.key } },
      );
      created = { attempt, project };
      return project;
    },
    async generateContracts({ id, accessToken }, pricing, language) {
      try {
        const answer = await postContracts({
          body: { projectId: id, accessToken, language, ...(pricing ? { pricing } : {}) },
        });
        return generatedContracts.parse(answer);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          created = null;
          attemptFor = createAttempts();
        }
        throw error;
      }
    },
  };
}

/**
 * Fetches a contract's file, so that a failure can be told before a download begins.
 * @returns the file and the name the server gives it
 * @throws ApiError, TypeError as `apiFetch`
 */
export async function fetchContractFile(pdfUrl: string): Promise<{ file: Blob; name: string }> {
  const response = await apiFetch("GET", pdfUrl);
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return { file: await response.blob(), name: name ? decodeURIComponent(name) : "contract.pdf" };
}

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
