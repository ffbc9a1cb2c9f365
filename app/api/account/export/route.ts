import * as api from "@/lib/features/privacy/api";
import { exportAccount } from "@/lib/features/privacy/server/export-account";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const GET = route(api.exportAccount, {
  handler: async ({ actor }) => {
    const data = await exportAccount(actor);
    return new Reply(data, {
      headers: {
        "Content-Disposition": `attachment; filename="osaaja-data-${data.exportedAt.slice(0, 10)}.json"`,
      },
    });
  },
});
