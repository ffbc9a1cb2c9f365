import compile from "icu-minify/compile";

type Tree = { [key: string]: Tree | string };

/** Messages as the build compiles the catalogue. */
export const compiled = (texts: Tree): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? compile(text) : compiled(text),
    ]),
  );
