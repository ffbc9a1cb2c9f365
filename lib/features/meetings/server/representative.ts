import "server-only";
import { env } from "@/lib/server/env";
import { defaultRepresentative } from "@/lib/shared/brand";

/** Whose calendar is booked: Osaaja's representative (decisions D1). One calendar until there are more people. */
export const calendarKey = "representative";

/** Name and mailbox of the representative; REPRESENTATIVE_NAME and REPRESENTATIVE_EMAIL override the defaults. */
export function representative(): { name: string; email: string } {
  const { REPRESENTATIVE_NAME, REPRESENTATIVE_EMAIL } = env();
  return {
    name: REPRESENTATIVE_NAME ?? defaultRepresentative.name,
    email: REPRESENTATIVE_EMAIL ?? defaultRepresentative.email,
  };
}
