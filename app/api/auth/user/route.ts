import * as api from "@/lib/features/accounts/api";
import { findOwnWaiting } from "@/lib/features/expert-applications/server/is-waiting";
import { getCurrentUser } from "@/lib/features/experts/server/get-current-user";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getCurrentUser, {
  handler: async ({ actor }) => {
    const user = await getCurrentUser(actor);
    return user.expertId === null ? { ...user, ...(await findOwnWaiting(actor)) } : user;
  },
});
