import * as api from "@/lib/features/contracts/api";
import { generateContracts } from "@/lib/features/contracts/server/generate-contracts";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";

export const POST = route(api.generateContracts, {
  handler: async ({ actor, body }) => {
    const { answer, isNew } = await generateContracts(actor, body);
    return new Reply(answer, { status: isNew ? 201 : 200 });
  },
});
