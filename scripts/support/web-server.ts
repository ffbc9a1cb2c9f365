import path from "node:path";

/**
 * Node's arguments for the web server. What a request makes, nobody needs after it: with a young heap of 64 MB in
 * place of 16 little of it is copied or grows old, a fifth of the processor time of a search (docs/decisions/0020).
 */
export const webServer = [
  "--max-semi-space-size=64",
  path.resolve(import.meta.dirname, "..", "server.mjs"),
] as const;
