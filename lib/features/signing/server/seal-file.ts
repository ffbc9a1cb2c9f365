import "server-only";
import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from "@cantoo/pdf-lib";
import { type Signer, SignPdf } from "@signpdf/signpdf";
import { appendPages, tagAnnotation } from "./append-pages";

/** Half the digits that a signature may have: its certificates and some room. */
const signatureBytes = 16_384;
/** What @signpdf looks for and fills in, as wide as any length of a file. */
const byteRangeBlank = "**********";

interface Sealing {
  /** The file that was shown and signed. */
  shown: Uint8Array;
  /** The pages that tell who has signed. */
  auditPages: Uint8Array;
  signer: Signer;
  /** Plain ASCII, by which a copy that was changed is recognised (./recognise-file). */
  reason: string;
  /** Who seals. */
  name: string;
  /** For screen readers. */
  description: string;
  at: Date;
}

/**
 * Seals a signed contract (deal N4): an incremental update, so that the file begins with the very bytes that were
 * signed, then the audit pages and a PKCS#7 signature over all of it (`adbe.pkcs7.detached`).
 * @throws Error when the library cannot keep the beginning as it is, or the key does not fit its certificate
 */
export async function sealFile(sealing: Sealing): Promise<Buffer> {
  const { shown, auditPages, signer, at } = sealing;
  const document = await PDFDocument.load(shown, { forIncrementalUpdate: true, updateMetadata: false });
  const pages = appendPages(document, await PDFDocument.load(auditPages, { updateMetadata: false }));
  const page = pages.at(-1);
  if (!page) throw new Error("a seal needs a page to stand on");
  const { context, catalog } = document;
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let count = 0; count < 3; count += 1) range.push(PDFName.of(byteRangeBlank));
  const signature = context.register(
    context.obj({
      Type: "Sig",
      Filter: "Adobe.PPKLite",
      SubFilter: "adbe.pkcs7.detached",
      ByteRange: range,
      Contents: PDFHexString.of("0".repeat(signatureBytes * 2)),
      Reason: PDFString.of(sealing.reason),
      M: PDFString.fromDate(at),
      Name: PDFHexString.fromText(sealing.name),
    }),
  );
  const widget = context.obj({
    Type: "Annot",
    Subtype: "Widget",
    FT: "Sig",
    // It shows nothing of itself: the audit page says what there is to say.
    Rect: [0, 0, 0, 0],
    F: 132,
    V: signature,
    T: PDFString.of("Seal"),
    P: page.ref,
  });
  const ref = context.register(widget);
  page.node.set(PDFName.of("Annots"), context.obj([ref]));
  catalog.set(PDFName.of("AcroForm"), context.obj({ SigFlags: 3, Fields: [ref] }));
  tagAnnotation(document, page, { ref, annotation: widget, description: sealing.description });
  const updated = Buffer.from(await document.commit({ useObjectStreams: false }));
  const sealed = await new SignPdf().sign(updated, signer, at);
  if (!sealed.subarray(0, shown.length).equals(shown)) throw new Error("the seal changed what was signed");
  return sealed;
}
