import path from "node:path";
import type { CookiesOptions } from "next-auth";
import { storedItems } from "@/lib/features/privacy/browser-storage";
import { oauthProviders } from "@/lib/server/auth-providers";
import messages from "@/messages/en";
import { readSource, root, sourceFiles } from "@/tests/support/sources";

// /cookies lists everything that the site keeps in a browser. These tests find what the code sets; what a browser
// really holds after a visit is looked at in tests/e2e/account.spec.ts.

const sources = sourceFiles()
  .filter(
    (file) =>
      /^(?:app|components|lib|middleware\.ts)/.test(file) && !/\.test\.tsx?$|-fixtures\.tsx?$/.test(file),
  )
  .map((file) => ({ file, source: readSource(file) }));

const named = (kind: "cookie" | "local" | "session") =>
  storedItems
    .filter((item) => item.kind === kind)
    .map(({ name }) => name)
    .sort();

/** next-auth's own names; its package keeps the file to itself. */
const { defaultCookies } = jest.requireActual<{ defaultCookies: (isSecure: boolean) => CookiesOptions }>(
  path.join(root, "node_modules/next-auth/core/lib/cookie.js"),
);

/** The text that a key in the source stands for: a literal, a template with "*" for what it is filled with, or a constant. */
function resolveKey(expression: string): string {
  const literal = /^["'`](.*)["'`]$/.exec(expression.trim())?.[1];
  if (literal !== undefined) return literal.replace(/\$\{[^}]*\}/g, "*");
  const name = expression.trim().replace(/\(.*$/, "");
  for (const { source } of sources) {
    const value = new RegExp(
      `\\b(?:const|let)\\s+${name}\\s*(?::[^=]+)?=\\s*(?:\\([^)]*\\)\\s*=>\\s*)?((["'\`]).*?\\2)`,
    ).exec(source)?.[1];
    if (value) return resolveKey(value);
  }
  return `? ${expression}`;
}

/** Files with the general mechanism: their key is an argument. */
const mechanism = ["lib/client/storage.ts", "lib/features/privacy/client.ts"];

/** Keys of the storages that the code reads or writes. */
function keysInSource(): { local: string[]; session: string[] } {
  const found = { local: new Set<string>(), session: new Set<string>() };
  for (const { file, source } of sources) {
    if (mechanism.includes(file)) continue;
    for (const [, area = "", key = ""] of source.matchAll(
      /\b(local|session)Storage\s*\??\.\s*(?:get|set|remove)Item\(\s*([^,)]+)/g,
    ))
      found[area as "local" | "session"].add(resolveKey(key));
    for (const [, options = ""] of source.matchAll(/\bstoredObject(?:<[^(]*>)?\(\s*\{([\s\S]*?)\}\s*\)/g)) {
      const area = /\barea:\s*["'](local|session)["']/.exec(options)?.[1] ?? "local";
      const key = /\bkey:\s*([^,\n]+)/.exec(options)?.[1] ?? (/\bkey\b/.test(options) ? "key" : "");
      found[area as "local" | "session"].add(resolveKey(key));
    }
  }
  return { local: [...found.local].sort(), session: [...found.session].sort() };
}

describe("the list of what is kept in a browser", () => {
  it("has every key of the storages, and none that is gone", () => {
    expect(keysInSource()).toEqual({ local: named("local"), session: named("session") });
  });

  it("would find a new key in each of the ways it can be written", () => {
    expect(resolveKey('"draft"')).toBe("draft");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source that is read
    expect(resolveKey("`draft-${id}`")).toBe("draft-*");
    expect(resolveKey("pricingInfoKey")).toBe("pricingInfo");
    expect(resolveKey("nothing.of(ours)")).toBe("? nothing.of(ours)");
  });

  it("has every cookie of the sign-in, and none that no provider uses", () => {
    for (const name of [
      ...["GOOGLE_CLIENT", "AZURE_AD_CLIENT", "LINKEDIN_CLIENT"].flatMap((each) => [
        `${each}_ID`,
        `${each}_SECRET`,
      ]),
      "GITHUB_ID",
      "GITHUB_SECRET",
    ])
      process.env[name] = "test";
    const checks = new Set(
      oauthProviders().flatMap((provider) => ("checks" in provider && provider.checks) || []),
    );
    expect(checks.size).toBeGreaterThan(0);
    const used = (isSecure: boolean) => {
      const { sessionToken, csrfToken, callbackUrl, state, pkceCodeVerifier, nonce } =
        defaultCookies(isSecure);
      const byCheck = { state, pkce: pkceCodeVerifier, nonce, none: null };
      return [
        sessionToken,
        csrfToken,
        callbackUrl,
        ...[...checks].map((check) => byCheck[check as keyof typeof byCheck]),
      ]
        .flatMap((cookie) => (cookie ? [cookie.name] : []))
        .sort();
    };
    const ofSignIn = storedItems.filter(({ kind, key }) => kind === "cookie" && key !== "language");
    expect(ofSignIn.map(({ name }) => name).sort()).toEqual(used(false));
    const secure = ofSignIn.flatMap(({ kind, name, securePrefix = "" }) =>
      kind === "cookie" ? [`${securePrefix}${name}`] : [],
    );
    expect(secure.sort()).toEqual(used(true));
  });

  it("is complete: no other file sets a cookie, and nothing else keeps anything", () => {
    const setsCookie =
      /document\.cookie|\bcookieStore\b|cookies\(\)\)?\.set\(|\.cookies\.set\(|["'`]Set-Cookie["'`]/i;
    expect(sources.filter(({ source }) => setsCookie.test(source)).map(({ file }) => file)).toEqual([
      // The language that was chosen: read, and written.
      "lib/client/chosen-language.ts",
      "lib/client/language-choice.ts",
      // Takes the session's cookie away.
      "lib/server/session-cookie.ts",
    ]);
    const other =
      /\bindexedDB\b|\bcaches\.(?:open|match)\b|serviceWorker|\bpersistQueryClient\b|\bcreateSyncStoragePersister\b/;
    expect(sources.filter(({ source }) => other.test(source)).map(({ file }) => file)).toEqual([]);
  });

  it("has a purpose in words for each, and no words for what is gone", () => {
    expect(Object.keys(messages.Cookies.items).sort()).toEqual(storedItems.map(({ key }) => key).sort());
  });
});
