import "server-only";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  type PDFPage,
  type PDFPageLeaf,
  PDFPage as PDFPages,
  type PDFRef,
} from "@cantoo/pdf-lib";

const name = PDFName.of;

/** The structure tree of a tagged document: its root, the whole document in it, and which page's texts are where. */
function structureOf({ catalog }: PDFDocument) {
  const root = catalog.lookup(name("StructTreeRoot"), PDFDict);
  const kids = root.lookup(name("K"), PDFArray);
  const numbers = root.lookup(name("ParentTree"), PDFDict).lookup(name("Nums"), PDFArray);
  return { root, kids, numbers, next: root.lookup(name("ParentTreeNextKey"), PDFNumber).asNumber() };
}

/** An incremental update holds what is marked: the objects that hold these, wherever they stand. */
function markChanged(context: PDFContext, objects: readonly (PDFDict | PDFArray)[]): void {
  const marked = new Set<unknown>(objects);
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (marked.has(object)) context.snapshot?.markRefForSave(ref);
  }
}

/**
 * Puts the pages of one tagged document behind those of another, with their structure, so that a screen reader goes on
 * from the one to the other (PDF/UA).
 * @param whole loaded for an incremental update
 */
export function appendPages(whole: PDFDocument, added: PDFDocument): PDFPage[] {
  const copier = PDFObjectCopier.for(added.context, whole.context);
  const [to, from] = [structureOf(whole), structureOf(added)];
  for (let index = 0; index < from.kids.size(); index += 1) {
    // Else the tree would be copied from its root, which is another here.
    from.kids.lookup(index, PDFDict).delete(name("P"));
  }
  const { snapshot } = whole.context;
  // What is new is in the update in any case: without this, all of the file is searched for the place of each part of it.
  whole.context.snapshot = undefined;
  const leaves = added.getPages().map((page) => {
    const ref = copier.copy(page.ref);
    const leaf = whole.context.lookup(ref) as PDFPageLeaf;
    const key = leaf.lookup(name("StructParents"), PDFNumber).asNumber();
    leaf.set(name("StructParents"), PDFNumber.of(to.next + key));
    return PDFPages.of(leaf, ref, whole);
  });
  for (let index = 0; index < from.kids.size(); index += 1) {
    const kid = copier.copy(from.kids.get(index) as PDFRef);
    const element = whole.context.lookup(kid, PDFDict);
    element.set(name("P"), whole.context.getRef(to.root) as PDFRef);
    to.kids.push(kid);
  }
  for (let index = 0; index < from.numbers.size(); index += 2) {
    const key = from.numbers.lookup(index, PDFNumber).asNumber();
    to.numbers.push(PDFNumber.of(to.next + key));
    to.numbers.push(copier.copy(from.numbers.get(index + 1)));
  }
  to.root.set(name("ParentTreeNextKey"), PDFNumber.of(to.next + from.next));
  whole.context.snapshot = snapshot;
  markChanged(whole.context, [to.root, to.kids, to.root.lookup(name("ParentTree"), PDFDict), to.numbers]);
  return leaves.map((leaf) => whole.addPage(leaf));
}

/** Tells a screen reader of an annotation on a page that was appended. */
export function tagAnnotation(
  whole: PDFDocument,
  page: PDFPage,
  { ref, annotation, description }: { ref: PDFRef; annotation: PDFDict; description: string },
): void {
  const { context } = whole;
  const { root, kids, numbers, next } = structureOf(whole);
  const element = context.register(
    context.obj({
      Type: "StructElem",
      S: "Form",
      P: context.getRef(root) as PDFRef,
      Pg: page.ref,
      K: context.obj({ Type: "OBJR", Obj: ref, Pg: page.ref }),
    }),
  );
  context.lookup(element, PDFDict).set(name("Alt"), PDFHexString.fromText(description));
  annotation.set(name("TU"), PDFHexString.fromText(description));
  annotation.set(name("StructParent"), PDFNumber.of(next));
  kids.push(element);
  numbers.push(PDFNumber.of(next));
  numbers.push(element);
  root.set(name("ParentTreeNextKey"), PDFNumber.of(next + 1));
}
