import * as api from "@/lib/features/quotes/api";
import { getQuotePdf } from "@/lib/features/quotes/server/get-quote-pdf";
import { route } from "@/lib/server/http/route";

export const GET = route(api.getQuotePdf, {
  handler: async ({ actor, params, query }) => {
    const { pdf, contentDisposition } = await getQuotePdf(actor, params.id, query.language);
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
