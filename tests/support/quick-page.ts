const labelable = ["BUTTON", "INPUT", "METER", "OUTPUT", "PROGRESS", "SELECT", "TEXTAREA"];
const interfaces = ["Button", "Input", "Meter", "Output", "Progress", "Select", "TextArea"] as const;

type Browser = Pick<
  typeof globalThis,
  "document" | "MutationObserver" | "getComputedStyle" | `HTML${(typeof interfaces)[number]}Element`
>;

const isLabelable = (element: Element) =>
  labelable.includes(element.tagName) && element.getAttribute("type") !== "hidden";

/** What lies below a node, in the order of the page. */
function elementsBelow(parent: ParentNode, found: Element[] = []): Element[] {
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    found.push(child);
    elementsBelow(child, found);
  }
  return found;
}

/** Every field of the page that has labels, with them. */
function labelsOfFields(page: Document): Map<Element, Element[]> {
  const found = new Map<Element, Element[]>();
  for (const label of elementsBelow(page).filter(({ tagName }) => tagName === "LABEL")) {
    const id = label.getAttribute("for");
    const field = id === null ? elementsBelow(label).find(isLabelable) : page.getElementById(id);
    if (field && isLabelable(field)) found.set(field, [...(found.get(field) ?? []), label]);
  }
  return found;
}

/** Gives what `find` found as long as the page stays as it was. */
function untilChanged<Found>({ document, MutationObserver }: Browser, find: () => Found): () => Found {
  let known: { found: Found } | undefined;
  const observer = new MutationObserver(() => {
    known = undefined;
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  return () => {
    // What changed a moment ago, and was not told of yet.
    if (observer.takeRecords().length > 0) known = undefined;
    known ??= { found: find() };
    return known.found;
  };
}

/**
 * Makes quick what tests ask jsdom most: half the time of the tests of a long form. For `labels` of a field it looks
 * through the whole page, and through the page again for each label; the style of an element it computes each time.
 */
export function quickPage(window: Browser): void {
  const labels = untilChanged(window, () => labelsOfFields(window.document));
  for (const name of interfaces)
    Object.defineProperty(window[`HTML${name}Element`].prototype, "labels", {
      configurable: true,
      get(this: Element) {
        return isLabelable(this) ? (labels().get(this) ?? []) : null;
      },
    });
  const compute = window.getComputedStyle.bind(window);
  const styles = untilChanged(window, () => new Map<Element, CSSStyleDeclaration>());
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    const known = styles();
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
}
