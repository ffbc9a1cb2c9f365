import { POST as generateContracts } from "@/app/api/contracts/generate/route";
import { POST as createProject } from "@/app/api/projects/route";
import type { GeneratedContracts } from "@/lib/features/contracts/schemas";
import type { EngagementCreated } from "@/lib/features/engagements/schemas";
import { type CallOptions, post } from "./call";

/** A complete POST /api/projects of the contract flow, for a clock in early 2027. */
export const engagementWish = (expertId: number) => ({
  title: "Demand forecast",
  description: "A forecast of daily demand for 120 shops.",
  clientCompany: "Example Oy",
  clientEmail: "veera@example.com",
  expertId,
  startDate: "2027-04-01",
  endDate: "2027-07-01",
  hoursPerWeek: 20,
  projectType: "hourly",
});

/** An engagement with its two contracts, made as the screen makes them. */
export async function createContracts(expertId: number, as: CallOptions["as"] = null) {
  const { body: project } = await post<EngagementCreated>(createProject, engagementWish(expertId), { as });
  const { body } = await post<GeneratedContracts>(generateContracts, {
    projectId: project.id,
    accessToken: project.accessToken,
  });
  const contracts = body.contracts.map(({ id, pdfUrl }) => ({
    id,
    token: new URL(pdfUrl, "http://localhost").searchParams.get("token") ?? "",
  }));
  return { project, contracts };
}
