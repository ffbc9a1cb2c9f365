import type { WorkArrangement } from "@/lib/shared/availability";
import type { Industry } from "../clients";
import type { Template } from "../text";

/** A posting before it has a company, a contact and dates. Money is in euros, without VAT. */
export interface Brief {
  title: Template;
  industry: Industry;
  /** Three to six sentences. */
  description: Template;
  skills: readonly string[];
  level: "junior" | "mid" | "senior" | "expert";
  budget: { type: "hourly"; from: number; to: number } | { type: "fixed"; from: number; to: number };
  months: number;
  hoursPerWeek: number;
  /** Default normal. */
  urgency?: "urgent" | "flexible";
  /** Default remote and hybrid. */
  arrangement?: readonly WorkArrangement[];
  category: "consulting" | "development" | "optimization" | "research" | "integration" | "other";
  complexity: "low" | "medium" | "high";
  stage: "startup" | "growth" | "established" | "enterprise";
  /** Experts wanted; default 1. */
  teamSize?: number;
  collaboration: "independent" | "collaborative" | "heavily_managed";
  deliverables: readonly string[];
  successMetrics?: string;
  /** Anything but open and approved: waiting, refused with a reason, or over. */
  state?:
    | { approval: "pending" }
    | { approval: "rejected"; reason: string }
    | { approval: "approved"; outcome: "completed" | "cancelled" };
}
