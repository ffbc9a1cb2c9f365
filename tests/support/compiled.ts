import compile from "icu-minify/compile";

type Tree = { [key: string]: Tree | string };

/** Messages as the build compiles the catalogue; here each when somebody first asks for it, for a test asks for few. */
export function compiled(texts: Tree): object {
  const found = {};
  for (const [key, text] of Object.entries(texts))
    Object.defineProperty(found, key, {
      enumerable: true,
      configurable: true,
      get() {
        const value = typeof text === "string" ? compile(text) : compiled(text);
        Object.defineProperty(found, key, { value, enumerable: true });
        return value;
      },
    });
  return found;
}
