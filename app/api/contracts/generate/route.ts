import { generateContractsInput, generatedContracts } from "@/lib/features/contracts/schemas";
import { generateContracts } from "@/lib/features/contracts/server/generate-contracts";
import { Reply } from "@/lib/server/http/reply";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";

export const POST = route({
  access: "public",
  summary: "Generate the client and the expert contract of an engagement; 200 when they exist already",
  rateLimit: limits.contract,
  body: generateContractsInput,
  response: generatedContracts,
  status: 201,
  handler: async ({ actor, body }) => {
    const { answer, isNew } = await generateContracts(actor, body);
    return new Reply(answer, { status: isNew ? 201 : 200 });
  },
});
