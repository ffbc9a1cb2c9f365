import { readdirSync } from "node:fs";
import path from "node:path";
import { mailKinds } from "@/lib/server/mail/kinds";
import en from "@/messages/en";
import { importsOf, readSource, root, sourceFiles } from "@/tests/support/sources";

// What stands in the catalogue is said somewhere, and what is said in many places stands in it once.

/** How many of a hundred texts repeat another word for word, at most. */
const mostRepeats = 9.4;

type Tree = { [key: string]: Tree | string };

const rooms = readdirSync(path.join(root, "messages/en")).filter((file) => file.endsWith(".json"));
const trees = new Map(rooms.map((room) => [room, JSON.parse(readSource(`messages/en/${room}`)) as Tree]));

const texts = new Map<string, string>();
const groups = new Set<string>();
const read = (tree: Tree, place: string) => {
  for (const [key, below] of Object.entries(tree)) {
    if (typeof below === "string") texts.set(place + key, below);
    else {
      groups.add(place + key);
      read(below, `${place}${key}.`);
    }
  }
};
for (const tree of trees.values()) read(tree, "");

describe("a text that is said in several places", () => {
  /** Words of their own, though English happens to have the same ones elsewhere: a translator may need others. */
  const separate: readonly [place: RegExp, reason: string][] = [
    [/^Validation\.|^Errors\./, "bent by the sentence around it, and never sent with a page"],
    [/^AdminAudit\.|^AdminOutbox\.kinds\./, "what the log calls things and deeds"],
    [
      /^(?:About|Cookies|Home|HowMatchingWorks|Legal|Privacy|Terms)\./,
      "pages that are read, in their own words",
    ],
    [/^\w*Mails?\.|^Account\.mail\./, "letters, which the screens need not quote"],
    [/^Shell\.|^Admin\.(?:navigation|tabs)\.|^AdminOverview\./, "short names of ways to somewhere else"],
    [/^MatchingDemo\./, "the demo, whose rules are not those of matching"],
    [/^Matching\.factors\./, "factors, as sentences about matching name them"],
    [/^ApiDocs\./, "for programmers"],
    [/^Exports\./, "headings of files, which are no page"],
    [/^Posting\.(?:fields|options|sections|list)\./, "the form's questions, asked of a company"],
    [/^AdminProjects\.editDialog\.fields\./, "the names of one form, found by its fields"],
    [
      /\.(?:status|statuses|mastery)\.|^Applications\.level\.names\.|^Onboarding\.availability\./,
      "a scale of its own, one word of which is on another too",
    ],
  ];
  /** Texts that stand in several rooms all the same, each with the reason. */
  const apart: readonly [reason: string, texts: readonly string[]][] = [
    [
      "one English word for several things",
      [
        ...[
          "Name",
          "Title",
          "Description",
          "Duration",
          "Company",
          "Expert",
          "Remote",
          "Flexible",
          "Fixed scope",
        ],
        ...["Pending", "Approved", "Completed", "Withdrawn", "Platform fee", "or"],
        // A contract, a meeting and an application are of other genders elsewhere; and to cancel one is not to leave a dialog.
        // An invitation is accepted, a quote approved.
        // What the calculator drew up is to administrators what English documents call active: a draft elsewhere.
        ...["Cancelled", "Declined", "Signed", "Cancel", "Accept", "Active"],
      ],
    ],
    [
      "a way to somewhere, and the heading of what is there",
      [
        ...["Sign in", "Forgot your password?", "Create an account", "Create your profile", "Login Required"],
        ...["AI portfolio analysis", "Check your email"],
      ],
    ],
    [
      "two rooms whose pages have no namespace in common",
      [
        ...["Something went wrong. Please try again.", "Please check your connection and try again."],
        ...["You don't have permission to access the admin dashboard.", "Book a general consultation"],
        ...["Saving...", "Page {page} of {pages}", "At a glance"],
        ...["{min} - {max}/hour", "{min} - {max} (Fixed)"],
      ],
    ],
  ];
  const isSeparate = (place: string) => separate.some(([pattern]) => pattern.test(place));
  const placesOf = (those: (place: string) => boolean) => {
    const found = new Map<string, string[]>();
    for (const [place, text] of texts) if (those(place)) found.set(text, [...(found.get(text) ?? []), place]);
    return [...found].filter(([, places]) => places.length > 1);
  };
  const shared = new Set<string>();
  const share = (tree: Tree) => {
    for (const below of Object.values(tree)) typeof below === "string" ? shared.add(below) : share(below);
  };
  share(trees.get("common.json") as Tree);

  it("stands once when it is a common one, or has three words or more", () => {
    const allowed = apart.flatMap(([, list]) => list);
    const repeats = placesOf((place) => !isSeparate(place)).filter(
      ([text]) => shared.has(text) || text.split(/\s+/).length > 2,
    );
    expect(repeats.filter(([text]) => !allowed.includes(text))).toEqual([]);
    expect(allowed.filter((text) => !repeats.some(([repeated]) => repeated === text))).toEqual([]);
  });

  it("keeps words apart only where there are some", () => {
    expect(separate.filter(([pattern]) => ![...texts.keys()].some((place) => pattern.test(place)))).toEqual(
      [],
    );
  });

  it("becomes rarer: the share falls with those that are said once, and never rises", () => {
    const repeats = placesOf(() => true).reduce((sum, [, places]) => sum + places.length - 1, 0);
    expect((repeats / texts.size) * 100).toBeLessThanOrEqual(mostRepeats);
  });
});

describe("a text of the catalogue", () => {
  const production = sourceFiles().filter(
    (file) =>
      /^(?:app|components|lib|scripts)\//.test(file) &&
      !/\.test\.tsx?$|-(?:fixtures|test-kit)\.tsx?$/.test(file),
  );
  const withoutComments = (source: string) =>
    source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const sources = new Map(production.map((file) => [file, withoutComments(readSource(file))]));

  /** Translators by the names that a file gives them, with their namespaces: a name may have another in each function. */
  const translators = new Map(
    [...sources].map(([file, source]) => {
      const bound = new Map<string, string[]>();
      for (const [statement, names = ""] of source.matchAll(
        /const (\[[^\]]*\]|\w+) = (?:await )?(?:Promise\.all\(\[[\s\S]*?\]\)|(?:useTranslations|getTranslations|translator)\([^;]*?\));/g,
      ))
        if (!/Translations\((?:[a-z]|\{[^}]*\bnamespace \})/.test(statement))
          for (const [name] of names.matchAll(/\w+/g))
            for (const [, namespace = ""] of statement.matchAll(/"([A-Z][\w.-]*)"/g))
              bound.set(name, [...(bound.get(name) ?? []), namespace]);
      return [file, bound];
    }),
  );
  /** Places that are asked for by name: t("title") with the namespace of this t. */
  const named = new Set<string>();
  const literals = new Map(
    [...sources].map(([file, source]) => {
      const rest = source.replace(/\b(\w+)\(\s*"([\w.-]+)"/g, (call, name: string, key: string) => {
        const namespaces = translators.get(file)?.get(name) ?? [];
        for (const namespace of namespaces) named.add(`${namespace}.${key}`);
        return namespaces.length > 0 ? "" : call;
      });
      return [file, new Set([...rest.matchAll(/["']([\w.-]+)["']/g)].map(([, text = ""]) => text))];
    }),
  );
  const words = new Set([...literals.values()].flatMap((each) => [...each]));
  for (const source of sources.values())
    for (const [, key = ""] of source.matchAll(/(?:^|[{,(]|\n)\s*["']?([\w-]+)["']?\s*[,:}]/g))
      words.add(key);

  /** Templates that can be a key: `steps.${key}.title`. */
  const templates = new Map(
    [...sources].map(([file, source]) => [
      file,
      [...source.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})*)`/g)]
        .map(([, template = ""]) => template.split(/\$\{[^}]*\}/))
        .filter((parts) => parts.length > 1 && parts.join("") !== "")
        .map(
          (parts) => new RegExp(`^${parts.map((part) => part.replaceAll(".", "\\.")).join("([\\w.-]*?)")}$`),
        ),
    ]),
  );

  const near = new Map(production.map((file) => [file, new Set([file])]));
  for (const file of production)
    for (const { file: imported } of importsOf(file))
      if (imported && near.has(imported)) {
        near.get(file)?.add(imported);
        near.get(imported)?.add(file);
      }

  /** Where a namespace is asked for; what pages send does not count. */
  const askers = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const asking = source.replace(/(?:Texts[^=\n]*= |namespaces=\{)\[[^\]]*\]/g, "");
    for (const [, name = ""] of asking.matchAll(/["']([A-Z]\w*(?:\.[\w-]+)*)["']/g))
      if (groups.has(name)) askers.set(name, [...(askers.get(name) ?? []), file]);
  }

  /** Whether the file, or one that it hands its translator to, asks for keys that come with data: t(status). */
  function asksByData(file: string, namespace: string): boolean {
    const source = sources.get(file) ?? "";
    const names = [...(translators.get(file) ?? [])]
      .filter(([, namespaces]) => namespaces.includes(namespace))
      .map(([name]) => name);
    if (names.length === 0) names.push("t", "texts", "words");
    const call = new RegExp(`\\b(?:${names.join("|")})\\(\\s*[a-z_](?![^()]*\\? ["'\`])`);
    const handsOn = new RegExp(`[({,=]\\s*\\{?(?:${names.join("|")})\\s*[,)}]`);
    if (call.test(source)) return true;
    return (
      handsOn.test(source) &&
      [...(near.get(file) ?? [])].some((each) =>
        /\b(?:t|texts|words|\w+Text)\(\s*[a-z_]/.test(sources.get(each) ?? ""),
      )
    );
  }

  function isAsked(place: string): boolean {
    const parts = place.split(".");
    if (named.has(place)) return true;
    return parts.some((_, length) => {
      const namespace = parts.slice(0, length).join(".");
      const key = parts.slice(length).join(".");
      return (askers.get(namespace) ?? []).some((asker) => {
        const files = [...(near.get(asker) ?? [])];
        if (files.some((file) => literals.get(file)?.has(key))) return true;
        const isFree = files.some((file) => sources.get(file)?.includes("getMessages()"));
        for (const file of files)
          for (const template of templates.get(file) ?? []) {
            const [whole, ...holes] = template.exec(key) ?? [];
            if (whole !== undefined && (isFree || holes.every((hole) => hole === "" || words.has(hole))))
              return true;
          }
        return words.has(key) && asksByData(asker, namespace);
      });
    });
  }

  it("is asked for", () => {
    expect(texts.size).toBeGreaterThan(3000);
    expect([...texts.keys()].filter((place) => !isAsked(place))).toEqual([]);
  });
});

it("the outbox and the audit log call every kind of mail by words", () => {
  expect(Object.keys(en.AdminOutbox.kinds).sort()).toEqual([...mailKinds].sort());
});
