import "server-only";
import { type Told, tell } from "@/lib/features/notifications/server/tell";
import type { Transaction } from "@/lib/server/db";
import type { Mail } from "@/lib/server/mail/mail";
import { findPostingReaders } from "./ownership-repository";

/** Tells everybody whom news of a posting concern. @param mail to one of them */
export async function tellOwners(
  tx: Transaction,
  postingId: number,
  { mail, ...told }: Omit<Told, "userId" | "mail"> & { mail: (to: string) => Mail },
): Promise<void> {
  for (const { userId, email } of await findPostingReaders(tx, postingId)) {
    await tell(tx, { ...told, userId, mail: mail(email) });
  }
}
