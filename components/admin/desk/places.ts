import type { DeskFind } from "@/lib/features/operations/desk-schemas";

/** Where an item is looked after: its list, with the item open. */
export function placeOf(kind: DeskFind["kind"] | "report", id: number | string): string {
  switch (kind) {
    case "expert":
      return `/admin?tab=experts&item=${id}`;
    case "application":
      return `/admin?tab=applications&item=${id}`;
    case "posting":
      return `/admin?tab=projects&item=${id}`;
    case "booking":
      return `/admin?tab=meetings&item=${id}`;
    case "contract":
      return `/admin?tab=contracts&item=${id}`;
    case "report":
      return `/admin/conversation-reports?status=open&report=${id}`;
    case "person":
      return `/admin/people/${id}`;
    case "company":
      return `/admin/companies/${id}`;
    case "quote":
      return `/admin/quotes?q=${encodeURIComponent(`#${id}`)}`;
    case "mail":
      return `/admin/outbox?mail=${id}`;
  }
}
