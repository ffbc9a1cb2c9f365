import * as api from "@/lib/features/contracts/api";
import { getContractPdf } from "@/lib/features/contracts/server/get-contract-pdf";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getContractPdf, {
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
