import * as api from "@/lib/features/contracts/api";
import { getContractFile } from "@/lib/features/signing/server/get-contract-file";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getContractPdf, {
  handler: async ({ actor, params, query }) => {
    const { pdf, contentDisposition } = await getContractFile(actor, params.id, query);
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
