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
 * through the whole page, and through the page again for each label.
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
  quickStyles(window);
}

/** What tests ask of an element's style, again and again of each element, to know whether people see it. */
const seen = ["display", "visibility"];
/** What can hide an element for itself: its own style, and what jsdom's own style sheet asks beside the name. */
const hides = ["style", "hidden", "open", "type", "disabled"];

/**
 * Of an element whose page has no style sheet, `display` follows from its name and these attributes and those of its
 * parent, `visibility` from the styles of those around it: jsdom, which tries each selector of its own sheet for each
 * element, is asked once for each kind of element.
 */
function quickStyles(window: Browser): void {
  const { document } = window;
  const compute = window.getComputedStyle.bind(window);
  const whole = untilChanged(window, () => new Map<Element, CSSStyleDeclaration>());
  const displays = new Map<string, string>();

  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = whole().get(element) ?? compute(element);
    whole().set(element, style);
    return style;
  };
  // As JSON: an attribute without a value is there all the same.
  const kindOf = (element: Element | null) =>
    element && [element.namespaceURI, element.localName, ...hides.map((name) => element.getAttribute(name))];
  function quickly(element: Element, property: string): string {
    if (property === "visibility") {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (around.getAttribute("style")?.includes("visibility")) return styleOf(element).visibility;
      return "visible";
    }
    const kind = JSON.stringify([kindOf(element), kindOf(element.parentElement)]);
    const known = displays.get(kind) ?? styleOf(element).display;
    displays.set(kind, known);
    return known;
  }

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement) return compute(element, pseudoElement);
    if (document.styleSheets.length > 0) return styleOf(element);
    const ask = (property: string) => (seen.includes(property) ? quickly(element, property) : undefined);
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === "getPropertyValue")
          return (name: string) => ask(name) ?? styleOf(element).getPropertyValue(name);
        const value = ask(String(property)) ?? Reflect.get(styleOf(element), property);
        return typeof value === "function" ? value.bind(styleOf(element)) : value;
      },
    });
  };
}
