import { readdirSync } from "node:fs";
import path from "node:path";
import { readSource, root } from "./sources";

type Tree = { [key: string]: Tree | string };

/** Texts of a language by their place: "room Namespace.key". */
export function textsOf(locale: string): Map<string, string> {
  const texts = new Map<string, string>();
  const read = (tree: Tree, place: string) => {
    for (const [key, below] of Object.entries(tree)) {
      if (typeof below === "string") texts.set(place + key, below);
      else read(below, `${place}${key}.`);
    }
  };
  for (const room of readdirSync(path.join(root, `messages/${locale}`)).filter((file) =>
    file.endsWith(".json"),
  ))
    read(JSON.parse(readSource(`messages/${locale}/${room}`)) as Tree, `${room.replace(".json", "")} `);
  return texts;
}
