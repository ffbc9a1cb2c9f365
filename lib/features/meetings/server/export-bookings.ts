import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { type CsvColumn, exportCsv } from "@/lib/server/csv";
import type { ExportOptions } from "@/lib/shared/admin-list";
import type { AdminMeetingBooking, MeetingBookingsQuery } from "../moderation-schemas";
import { listBookings } from "./list-bookings";

/** The bookings as a file, in the order and with the filters of the screen. */
export async function exportBookings(
  actor: AdminActor,
  query: MeetingBookingsQuery & ExportOptions,
): Promise<Response> {
  const { items } = await listBookings(actor, query, "everything");
  const plain = [
    "id",
    "status",
    "startTime",
    "preferredDate",
    "preferredTime",
    "duration",
    "fullName",
    "company",
    "email",
    "phone",
    "projectDescription",
  ] as const;
  const estimate = [
    "projectType",
    "projectDurationMonths",
    "projectDurationDays",
    "projectHoursPerWeek",
    "estimatedTotalHours",
    "expertHourlyRate",
    "platformFee",
    "volumeDiscount",
    "estimatedTotalCost",
    "monthlyCost",
    "representativeNotes",
    "submittedAt",
  ] as const;
  const column = (name: (typeof plain | typeof estimate)[number]): CsvColumn<AdminMeetingBooking> => [
    name,
    (booking) => booking[name],
  ];
  return exportCsv<AdminMeetingBooking>(
    actor,
    "meeting-bookings",
    query,
    [
      ...plain.map(column),
      ["consultant", ({ consultant }) => consultant.name],
      ["expertId", ({ expert }) => expert?.id ?? null],
      ["expertName", ({ expert }) => expert?.name ?? null],
      ["expertTitle", ({ expert }) => expert?.title ?? null],
      ...estimate.map(column),
    ],
    items,
  );
}
