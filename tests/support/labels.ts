const labelable = ["BUTTON", "INPUT", "METER", "OUTPUT", "PROGRESS", "SELECT", "TEXTAREA"];
const interfaces = ["Button", "Input", "Meter", "Output", "Progress", "Select", "TextArea"] as const;

type Browser = Pick<
  typeof globalThis,
  "document" | "MutationObserver" | `HTML${(typeof interfaces)[number]}Element`
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

/**
 * Makes `labels` of a field quick. jsdom looks through the whole page for it, and through the page again for each label,
 * for every field that a test looks at: half the time of the tests of a long form.
 */
export function quickLabels(window: Browser): void {
  const { document, MutationObserver } = window;
  let known: Map<Element, Element[]> | undefined;
  const observer = new MutationObserver(() => {
    known = undefined;
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ["for", "id", "type"] });
  for (const name of interfaces)
    Object.defineProperty(window[`HTML${name}Element`].prototype, "labels", {
      configurable: true,
      get(this: Element) {
        // What changed a moment ago, and was not told of yet.
        if (observer.takeRecords().length > 0) known = undefined;
        known ??= labelsOfFields(document);
        return isLabelable(this) ? (known.get(this) ?? []) : null;
      },
    });
}
