import type { ContractSource } from "@/lib/features/contracts/server/contract-texts";
import { calculatePrice, type ProjectType } from "@/lib/features/pricing/rules";
import { demoOperator } from "@/lib/shared/brand";
import { defaultLocale } from "@/lib/shared/locales";

const at = new Date("2026-11-20T10:00:00Z");

/** What a contract is made from, with 40 hours a week. */
export function contractSource(
  engagement: Partial<ContractSource["engagement"]> = {},
  { hourlyRateCents = 9_550, durationMonths = 3, projectType = "hourly" as ProjectType } = {},
): ContractSource {
  const hoursPerWeek = 40;
  return {
    operator: {
      isDemo: true,
      name: "Osaaja",
      email: "support@osaaja.example",
      ...demoOperator,
    },
    engagement: {
      id: 17,
      title: "Demand forecast",
      description: "A forecast of daily demand.",
      clientCompany: "Äänekosken Öljy Oy",
      clientEmail: "asa@example.fi",
      clientContactName: null,
      clientBusinessId: null,
      expertId: 7,
      ownerEmail: null,
      startDate: "2026-12-01",
      endDate: "2027-03-01",
      durationMonths,
      durationDays: null,
      hoursPerWeek,
      projectType,
      ...engagement,
    },
    expert: { id: 7, name: "Aino S.", title: "Data engineer" },
    price: calculatePrice({ hourlyRateCents, hoursPerWeek, durationMonths, projectType, at }),
    locale: defaultLocale,
    at,
  };
}
