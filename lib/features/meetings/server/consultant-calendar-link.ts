import "server-only";
import { env } from "@/lib/server/env";
import { derivedToken, isSameToken } from "@/lib/server/tokens";

type Consultant = { id: number; calendar: string; feedVersion: number };

/** Opens a consultant's calendar to whoever has it; derived, and another with each version. */
const secretOf = ({ calendar, feedVersion }: Consultant) =>
  derivedToken(`consultant-calendar:${calendar}:${feedVersion}`);

const tokenOf = (consultant: Consultant) => `${consultant.id}-${secretOf(consultant)}`;

/** The private address of a consultant's calendar. */
export const consultantCalendarUrl = (consultant: Consultant): string =>
  new URL(`/api/consultants/${tokenOf(consultant)}/calendar.ics`, env().APP_URL).href;

/** Whether an address opens a calendar. */
export const isCalendarToken = (token: string, consultant: Consultant): boolean =>
  isSameToken(token, tokenOf(consultant));
