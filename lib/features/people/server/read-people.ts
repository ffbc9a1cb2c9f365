import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordView } from "@/lib/server/audit";
import { enabledProviders } from "@/lib/server/auth-providers";
import { now } from "@/lib/server/clock";
import type { AdminPage } from "@/lib/shared/admin-list";
import { AppError } from "@/lib/shared/errors";
import type { PeopleQuery, PersonDetails, PersonSummary, PersonThingsQuery, Thing } from "../schemas";
import { findPeople } from "./list-repository";
import { findPerson, personThingsOf } from "./person-repository";
import { findThings, findThingsOf } from "./things-repository";

/** GET /api/admin/people. */
export const listPeople = (_actor: AdminActor, query: PeopleQuery): Promise<AdminPage<PersonSummary>> =>
  findPeople(query);

/** Whose things are somebody's: an address that is not proven is nobody's. */
const whose = ({
  id,
  email,
  emailVerifiedAt,
}: {
  id: number;
  email: string;
  emailVerifiedAt: Date | null;
}) => ({
  userId: id,
  email: emailVerifiedAt ? email : null,
});

const iso = (date: Date | null) => date?.toISOString() ?? null;

/**
 * GET /api/admin/people/{id}. That it was looked at stands in the audit log.
 * @throws AppError not_found
 */
export async function getPerson(actor: AdminActor, id: number): Promise<PersonDetails> {
  const user = await findPerson(id);
  if (!user) throw new AppError("person_not_found");
  await recordView(actor, "account", id);
  const names = new Map(enabledProviders().map((provider) => [provider.id, provider.name]));
  const [change] = user.tokens;
  return {
    id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    role: user.role === "admin" ? "admin" : "user",
    status: user.suspendedAt ? "suspended" : user.emailVerifiedAt ? "active" : "unverified",
    createdAt: user.createdAt.toISOString(),
    isSelf: id === actor.userId,
    emailVerifiedAt: iso(user.emailVerifiedAt),
    suspendedAt: iso(user.suspendedAt),
    messagesStoppedAt: iso(user.messagesStoppedAt),
    hasPassword: user.passwordHash !== null,
    hasTwoFactor: (user.twoFactor?.confirmedAt ?? null) !== null,
    providers: user.providerAccounts.map(({ provider }) => names.get(provider) ?? provider),
    waitingEmail: change && change.expiresAt > now() ? change.email : null,
    company: user.membership && { name: user.membership.company.name, role: user.membership.role },
    companyName: user.membership?.company.name ?? null,
    expert: user.expert,
    expertId: user.expert?.id ?? null,
    favorites: user._count.favorites,
    ...(await findThings(personThingsOf(whose(user)))),
  };
}

/**
 * GET /api/admin/people/{id}/things: the rest of what the person's page begins with.
 * @throws AppError not_found
 */
export async function listPersonThings(
  actor: AdminActor,
  id: number,
  { kind, page }: PersonThingsQuery,
): Promise<Thing[]> {
  const user = await findPerson(id);
  if (!user) throw new AppError("person_not_found");
  await recordView(actor, "account", id);
  return findThingsOf(kind, personThingsOf(whose(user)), page);
}
