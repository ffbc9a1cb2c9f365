import { endpoint } from "@/lib/shared/http/endpoint";
import { defaultLocale } from "@/lib/shared/locales";
import { type Actor, type AdminActor, asAdmin, guest, type SignedIn } from "./actor";
import { route } from "./http/route";

const signedIn = (kind: SignedIn["kind"]): SignedIn => ({
  kind,
  userId: 7,
  email: "aino@example.com",
  emailVerified: true,
  firstName: "Aino",
  lastName: "Virtanen",
  locale: defaultLocale,
});

it.each<[string, Actor, boolean]>([
  ["an administrator", signedIn("admin"), true],
  ["a user", signedIn("user"), false],
  ["a guest", guest, false],
])("asAdmin of %s", (_who, actor, isAdmin) => expect(asAdmin(actor)).toBe(isAdmin ? actor : null));

// Checked by the compiler: nothing here runs.
export function typeTests(manage: (actor: AdminActor) => undefined, actor: Actor) {
  const call = { method: "GET", path: "/api/example", summary: "" } as const;
  // @ts-expect-error anybody may be signed in
  manage(signedIn("user"));
  // @ts-expect-error saying so makes nobody an administrator
  manage({ ...signedIn("admin"), kind: "admin" });
  // @ts-expect-error neither does looking at the kind outside of the check
  if (actor.kind === "admin") manage(actor);
  // @ts-expect-error the route must say that it is for administrators
  route(endpoint({ ...call, access: "user" }), { handler: (context) => manage(context.actor) });
  // @ts-expect-error the route must say that it is for administrators
  route(endpoint({ ...call, access: "public" }), { handler: (context) => manage(context.actor) });
  route(endpoint({ ...call, access: "admin" }), { handler: (context) => manage(context.actor) });
}
