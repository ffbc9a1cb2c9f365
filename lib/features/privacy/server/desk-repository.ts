import "server-only";
import { prisma, type Transaction } from "@/lib/server/db";
import {
  exportedChangeRequest,
  exportedConsultant,
  exportedDeskItem,
  exportedDeskLook,
  exportedDeskNote,
} from "../desk-export-schemas";
import { fieldsOf } from "./fields-of";

/** Ids of what is a person's. */
type OwnRows = {
  expertIds: number[];
  expertApplicationIds: number[];
  projectIds: number[];
  bookingIds: number[];
};

/** What administrators keep beside something of a person's. */
const aboutPerson = (own: OwnRows) => [
  { expertId: { in: own.expertIds } },
  { expertApplicationId: { in: own.expertApplicationIds } },
  { projectId: { in: own.projectIds } },
  { meetingBookingId: { in: own.bookingIds } },
];

/** And beside a company that the person is an owner of. What is kept there goes with the company. */
const aboutCompany = (userId: number) => ({ company: { members: { some: { userId, role: "owner" } } } });

/** What was asked of a person about something they sent. */
const aboutSent = (own: OwnRows) => ({
  OR: [
    { expertId: { in: own.expertIds } },
    { expertApplicationId: { in: own.expertApplicationIds } },
    { projectId: { in: own.projectIds } },
  ],
});

/**
 * What administrators keep beside what is a person's, what they asked of it, what the person has open as an
 * administrator, and the consultant that has the person's address.
 */
export const readDesk = async (
  own: OwnRows,
  { userId, verifiedEmail }: { userId: number; verifiedEmail: string | null },
) => ({
  consultants:
    verifiedEmail === null
      ? []
      : await prisma().consultant.findMany({
          where: { email: { equals: verifiedEmail, mode: "insensitive" } },
          select: fieldsOf(exportedConsultant),
          orderBy: { id: "asc" },
        }),
  deskItems: await prisma().deskItem.findMany({
    where: { OR: [...aboutPerson(own), aboutCompany(userId)] },
    select: {
      ...fieldsOf(exportedDeskItem),
      notes: { select: fieldsOf(exportedDeskNote), orderBy: { id: "asc" } },
    },
    orderBy: { id: "asc" },
  }),
  changeRequests: await prisma().changeRequest.findMany({
    where: aboutSent(own),
    select: fieldsOf(exportedChangeRequest),
    orderBy: { id: "asc" },
  }),
  deskLooks: await prisma().deskLook.findMany({
    where: { userId },
    select: fieldsOf(exportedDeskLook),
    orderBy: { itemId: "asc" },
  }),
});

/** Deletes what administrators keep beside what a person leaves: their notes and tags, and what they asked to change. */
export async function forgetDesk(tx: Transaction, own: OwnRows): Promise<void> {
  await tx.changeRequest.deleteMany({ where: aboutSent(own) });
  await tx.deskItem.deleteMany({ where: { OR: aboutPerson(own) } });
}
