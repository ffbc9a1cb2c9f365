import { namesOf } from "./names";
import { plainWriting } from "./writing";

/** What leads to a person past the service. */
export const contactKinds = ["email", "phone", "link", "name"] as const;
export type ContactKind = (typeof contactKinds)[number];

/** A place of a text, from `start` up to, not including, `end`. */
export interface ContactDetail {
  readonly kind: ContactKind;
  readonly start: number;
  readonly end: number;
}

const domain = String.raw`[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}`;
const local = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}`;
/** How "@" is written so that no machine reads it; with brackets in any language, bare only where a written dot follows. */
const at = String.raw`\s*(?:[([{<]\s*(?:at|ät|a|ät-merkki|miukumauku|snabel-?a|@)\s*[)\]}>]|\s(?:miukumauku|ät-merkki|snabel-a)\s)\s*`;
const dot = String.raw`\s*(?:[([{<]\s*(?:dot|piste|punkt|\.)\s*[)\]}>]|\s(?:dot|piste|punkt)\s|\.)\s*`;
const spokenDot = String.raw`\s+(?:dot|piste|punkt)\s+`;
const topLevel = "fi|com|net|org|eu|se|io|ai|dev|me|info|biz|app|co|nu|no|dk|ee|de|uk";
const written = String.raw`[\p{L}\p{N}-]{2,63}(?:${dot}[\p{L}\p{N}-]{2,63}){0,2}?${dot}(?:${topLevel})(?![\p{L}\p{N}])`;

/** Each with a sign that is looked for first: it is quickly seen that most texts have none. */
const emails: readonly (readonly [sign: RegExp, pattern: RegExp])[] = [
  [/@/, new RegExp(String.raw`${local}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}`, "giu")],
  [new RegExp(`${at}[\\p{L}\\p{N}]`, "iu"), new RegExp(`${local}${at}${written}`, "giu")],
  [
    /\s(?:dot|piste|punkt)\s/i,
    new RegExp(
      String.raw`(?:[\p{L}\p{N}_-]{1,63}${spokenDot}){0,3}${local}\s+(?:at|ät)\s+(?:[\p{L}\p{N}-]{2,63}${spokenDot}){1,3}(?:${topLevel})(?![\p{L}\p{N}])`,
      "giu",
    ),
  ],
  [/\s@\s/, new RegExp(String.raw`${local}\s+@\s+${domain}`, "giu")],
  // "aino.virtanen at example.fi": only people's addresses have a dot before it.
  [
    /\.\p{L}+\s+(?:at|ät)\s/iu,
    new RegExp(String.raw`[\p{L}]{2,30}\.[\p{L}]{2,30}\s+(?:at|ät)\s+${domain}`, "giu"),
  ],
];

/** Begins like a number to call: "+", "00", a single 0, or Finland's code alone. */
const phones =
  /(?<![\p{L}\p{N}.,/€-]|\d[ \u00a0])(?:\(?(?:\+\(?|00)[1-9]|\(?0[1-9]|358[ -]?[1-9])[\d ()./\u00a0-]{4,22}\d(?![\p{L}\p{N}%€-]|[.,]\d)/gu;

/** 1.12.2026 and 01-12-2026, the business ID 0112038-9, and what has a fraction or a slash, as versions and sums do. */
const noPhone = /^(?:\d{2}([-./ ])\d{2}\1\d{2,4}|\d{7}-\d|0\d?[./]\d.*)$/;

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  if (text.startsWith("358")) return digits >= 11 && digits <= 13;
  const isInternational = /^\(?(?:\+|00)/.test(text);
  return digits >= (isInternational ? 8 : 7) && digits <= 15 && (isInternational || !noPhone.test(text));
}

const links: readonly (readonly [sign: RegExp, pattern: RegExp])[] = [
  [/:\/\//, /\b(?:https?|ftp):\/\/\S+/giu],
  [/www\./i, /(?<![\p{L}\p{N}@])www\.\S+\.\S+/giu],
  // Places where people are found, with or without a path, and any domain with a path.
  [
    /\.(?:com|in|me|ee)\b/i,
    /(?<![\p{L}\p{N}@.])(?:[a-z]{2,3}\.)?(?:linkedin\.com|lnkd\.in|github\.com|gitlab\.com|calendly\.com|cal\.com|t\.me|wa\.me|instagram\.com|facebook\.com|x\.com|twitter\.com|about\.me|linktr\.ee)(?:\/\S*)?(?![\p{L}\p{N}.-])/giu,
  ],
  [
    /\.\p{L}+\//u,
    new RegExp(
      String.raw`(?<![\p{L}\p{N}@./-])(?:[\p{L}\p{N}-]{1,63}\.){1,3}(?:${topLevel})/[\p{L}\p{N}~_-]\S*`,
      "giu",
    ),
  ],
];
/** A domain alone is a company more often than a person, so it counts where it has the person's name. */
const bareDomain = new RegExp(String.raw`(?<![\p{L}\p{N}@./-])${domain}(?![\p{L}\p{N}@/])`, "giu");

/** What stands at the end of an address because the sentence ends. */
const sentenceEnd = /[.,;:!?)\]}>"'”’»]+$/u;

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]/g, "");

function matches(text: string, pattern: RegExp, kind: ContactKind): ContactDetail[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    kind,
    start: index,
    end: index + (kind === "link" ? found.replace(sentenceEnd, "") : found.trimEnd()).length,
  }));
}

/** The words of names that could identify somebody: not initials and not particles such as "von". */
const nameWords = (names: readonly string[]) =>
  [...new Set(names.flatMap((name) => name.normalize("NFC").split(/[\s-]+/)))].filter(
    (word) => [...word].length >= 3 && !/^(?:von|van|der|den|det|del|della|las|los)$/iu.test(word),
  );

function namesIn(text: string, names: readonly string[]): ContactDetail[] {
  const words = nameWords(names);
  if (words.length === 0) return [];
  const isNamed = namesOf(words);
  const written = [...text.matchAll(/[\p{L}\p{M}]+(?:[:'’´]s(?!\p{L}))?/gu)]
    .filter(({ 0: word }) => isNamed(word))
    .map(({ 0: word, index }) => ({ kind: "name" as const, start: index, end: index + word.length }));
  if (!/\.\p{L}/u.test(text)) return written;
  const domains = matches(text, bareDomain, "link").filter(({ start, end }) =>
    words.some((name) => plain(name).length > 2 && plain(text.slice(start, end)).includes(plain(name))),
  );
  return [...domains, ...written];
}

/**
 * Where a text tells how to reach somebody past the service: e-mail addresses (also written "aino (at) example.fi"),
 * phone numbers in the Finnish and the international forms, links, and the given names with their Finnish cases. In
 * the order of the text; places do not overlap. Names of technologies ("ASP.NET", "Node.js") and of companies
 * ("Verkkokauppa.com") are none, nor are years, sums, versions and business IDs.
 * @param names surnames, or whole names where the first name too is nobody's business
 */
export function contactDetailsIn(text: string, names: readonly string[] = []): ContactDetail[] {
  return detailsOf(text, (plain) => [...reachableIn(plain), ...namesIn(plain, names)]);
}

/** Addresses, numbers and links of a text without disguises. */
function reachableIn(text: string): ContactDetail[] {
  const signed = (kinds: typeof emails, kind: ContactKind) =>
    kinds.flatMap(([sign, pattern]) => (sign.test(text) ? matches(text, pattern, kind) : []));
  return [
    ...signed(emails, "email"),
    ...matches(text, phones, "phone").filter(({ start, end }) => isPhone(text.slice(start, end))),
    ...signed(links, "link"),
  ];
}

/** What is found in the plain writing of a text, as places of the text itself. */
function detailsOf(text: string, find: (plain: string) => ContactDetail[]): ContactDetail[] {
  const plain = plainWriting(text);
  const apart: ContactDetail[] = [];
  for (const each of find(plain.text).sort((a, b) => a.start - b.start || b.end - a.end)) {
    const [start, end] = [plain.start(each.start), plain.end(each.end)];
    if (start >= (apart.at(-1)?.end ?? 0)) apart.push({ kind: each.kind, start, end });
  }
  return apart;
}

function replaced(text: string, details: ContactDetail[], mark: (kind: ContactKind) => string): string {
  let published = "";
  let from = 0;
  for (const { kind, start, end } of details) {
    published += text.slice(from, start) + mark(kind);
    from = end;
  }
  return published + text.slice(from);
}

/**
 * A text as it may be published: with "…" in place of contact details (decisions A8).
 * @param mark what stands in their place
 */
export const withoutContactDetails = (
  text: string,
  names: readonly string[] = [],
  mark: (kind: ContactKind) => string = () => "…",
): string => replaced(text, contactDetailsIn(text, names), mark);

/** What is written like a domain and is no address. */
const technology = /^(?:(?:asp|vb|ado|ml)\.net|(?:socket|draw)\.io|(?:fast|h2o|c3)\.ai)$/i;
/** In a message a domain alone leads past the service as any link does. "Kiitos.No niin" is a sentence's end. */
const bareLink = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./_-])(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:${topLevel})(?:[:/?#]\S*)?(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`,
  "giu",
);
const isBareLink = (text: string) => {
  const host = text.replace(/[:/?#].*$/su, "");
  const end = host.split(".").at(-1) ?? "";
  return !technology.test(host) && (end === end.toLowerCase() || host === host.toUpperCase());
};

/**
 * A message as the other party reads it while contact details are hidden (deal L3): without e-mail addresses, phone
 * numbers and links, a domain alone included, however they are disguised. Names stay.
 * @param mark what stands in their place
 */
export const withoutWaysPast = (text: string, mark: string): string =>
  replaced(
    text,
    detailsOf(text, (plain) => [
      ...reachableIn(plain),
      ...matches(plain, bareLink, "link").filter(({ start, end }) => isBareLink(plain.slice(start, end))),
    ]),
    () => mark,
  );
