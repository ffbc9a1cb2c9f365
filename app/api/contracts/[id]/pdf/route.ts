import { z } from "zod";
import { contractPdfQuery } from "@/lib/features/contracts/schemas";
import { getContractPdf } from "@/lib/features/contracts/server/get-contract-pdf";
import { route } from "@/lib/server/http/route";
import { limits } from "@/lib/server/rate-limit";
import { pathId } from "@/lib/shared/text";

export const GET = route({
  access: "public",
  summary: "A contract as PDF, by its unguessable link; the owner and administrators need no token",
  rateLimit: limits.read,
  params: z.object({ id: pathId }),
  query: contractPdfQuery,
  handler: async ({ actor, params, query }) => {
    const { pdf, contentDisposition } = await getContractPdf(actor, params.id, query.token);
    return new Response(pdf, {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": contentDisposition,
        "Content-Length": String(pdf.byteLength),
        "Cache-Control": "private, no-store",
        "X-Robots-Tag": "noindex",
      },
    });
  },
});
