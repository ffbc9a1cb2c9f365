import { accountExport } from "@/lib/features/privacy/account-export";
import { exportAccount } from "@/lib/features/privacy/server/export-account";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const GET = route({
  access: "user",
  summary: "Everything held about the signed-in person, as one JSON file",
  rateLimit: limits.accountExport,
  response: accountExport,
  handler: async ({ actor }) => {
    const data = await exportAccount(actor);
    return new Reply(data, {
      headers: {
        "Content-Disposition": `attachment; filename="osaaja-data-${data.exportedAt.slice(0, 10)}.json"`,
      },
    });
  },
});
