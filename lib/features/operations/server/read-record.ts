import "server-only";
import { toCompany } from "@/lib/features/companies/server/read-team";
import { findCompany } from "@/lib/features/companies/server/repository";
import { findListedContract } from "@/lib/features/contracts/server/moderation-repository";
import { findReport, toReport } from "@/lib/features/conversations/server/reports-repository";
import { findApplication } from "@/lib/features/expert-applications/server/moderation-repository";
import { findAdminExpert } from "@/lib/features/experts/server/moderation-repository";
import { findBooking } from "@/lib/features/meetings/server/moderation-repository";
import { readPosting } from "@/lib/features/postings/server/moderation-repository";
import type { Transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import type { DeskKind } from "../desk-rules";
import type { DeskRecord } from "../desk-schemas";

async function find(tx: Transaction, kind: DeskKind, id: number): Promise<DeskRecord | null> {
  switch (kind) {
    case "expert": {
      const record = await findAdminExpert(tx, id);
      return record && { kind, record };
    }
    case "application": {
      const record = await findApplication(tx, id);
      return record && { kind, record };
    }
    case "posting": {
      const record = await readPosting(tx, id);
      return record && { kind, record };
    }
    case "booking": {
      const record = await findBooking(id);
      return record && { kind, record };
    }
    case "report": {
      const report = await findReport(tx, id);
      return report && { kind, record: toReport(report) };
    }
    case "contract": {
      const record = await findListedContract(tx, id);
      return record && { kind, record };
    }
    case "company": {
      const row = await findCompany(id, tx);
      return row && { kind, record: toCompany(row) };
    }
  }
}

const missing = {
  expert: "expert_not_found",
  application: "application_not_found",
  posting: "project_not_found",
  booking: "booking_not_found",
  report: "conversation_report_not_found",
  contract: "contract_not_found",
  company: "company_not_found",
} as const;

/** One item as its own list shows it. @throws AppError not_found */
export async function readRecord(tx: Transaction, kind: DeskKind, id: number): Promise<DeskRecord> {
  const found = await find(tx, kind, id);
  if (!found) throw new AppError(missing[kind]);
  return found;
}
