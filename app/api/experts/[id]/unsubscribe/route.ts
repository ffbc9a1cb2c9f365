import { NextResponse } from "next/server";
import { z } from "zod";
import { unsubscribe } from "@/lib/features/matching/server/unsubscribe";
import { env } from "@/lib/server/env";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

const params = z.object({ id: pathId });
const query = z.object({ token: z.string().min(1).max(100) });

export const GET = route({
  access: "public",
  summary: "The page that asks before it ends mails about matching projects: mail scanners open links too",
  rateLimit: limits.read,
  params,
  query,
  handler: ({ params: { id }, query: { token } }) =>
    NextResponse.redirect(
      `${env().APP_URL}/unsubscribe?${new URLSearchParams({ expert: String(id), token })}`,
      303,
    ),
});

export const POST = route({
  access: "public",
  summary: "End an expert's mails about matching projects by the link of such a mail (RFC 8058)",
  rateLimit: limits.token,
  params,
  query,
  handler: async ({ params: { id }, query: { token } }) => {
    await unsubscribe(id, token);
    return undefined;
  },
});
