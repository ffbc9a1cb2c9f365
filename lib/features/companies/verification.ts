/** How a company was verified: an owner reads mail at its domain, the business register knows it besides, or by hand. */
export const verifications = ["domain", "register", "operator"] as const;
export type Verification = (typeof verifications)[number];

/** Words that say what form a company has, not what it is called. */
const legalForms: ReadonlySet<string> = new Set(
  "oy oyj ab abp ltd plc inc llc gmbh as aps tmi t:mi ky ay osk ry osuuskunta osakeyhtiö aktiebolag".split(
    " ",
  ),
);

/** A name as it is compared: without case, accents, signs and legal form, in one word ("Pohjolan Voima Oy": "pohjolanvoima"). */
export function nameKey(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,()]+/);
  const said = words.filter((word) => !legalForms.has(word.replace(/\.$/, "")));
  return said
    .join("")
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether the name that was registered of a domain is the company's: pohjola.example is of Pohjola Oy, not of Nokia. */
export function spellsName(domain: string, name: string): boolean {
  const registered = domain.split(".").at(-2) ?? "";
  const key = nameKey(name);
  return key !== "" && nameKey(registered) === key;
}

/** A company's mark as far as it is public. */
export type MarkedCompany = { name: string; verification: Verification; domain: string | null };

/**
 * How a posting's company is marked for everybody; null for no mark. The domain isn't public, so a mark by it is shown
 * where it spells the name alone: whoever reads mail at a domain of another name could call themselves anything. The
 * register and administrators have looked at the name. A posting that names another company than its team has none.
 */
export function publicVerification(
  namedCompany: string | null,
  company: MarkedCompany | null,
): Verification | null {
  if (company === null || namedCompany === null) return null;
  const { name, verification, domain } = company;
  if (nameKey(namedCompany) !== nameKey(name)) return null;
  return verification !== "domain" || (domain !== null && spellsName(domain, name)) ? verification : null;
}

/**
 * What administrators can do with a company's mark: give one by hand, take it away and keep it from being verified anew,
 * and let its owners verify it again.
 */
export const markChanges = ["give", "withhold", "allow"] as const;
export type MarkChange = (typeof markChanges)[number];

/** Which of them are possible; the buttons and the use case ask the same. */
export function possibleMarkChanges(company: {
  verifiedBy: Verification | null;
  markWithheldAt: unknown;
}): MarkChange[] {
  const { verifiedBy } = company;
  const isWithheld = company.markWithheldAt !== null;
  return [
    ...(verifiedBy === "operator" ? [] : ["give" as const]),
    ...(verifiedBy === null ? [] : ["withhold" as const]),
    ...(isWithheld ? ["allow" as const] : []),
  ];
}

/** Whether something that was said of a company's name or business id says nothing of it any more. */
export const isOtherCompany = (
  before: { name: string; businessId: string | null },
  after: { name: string; businessId: string | null },
): boolean => nameKey(before.name) !== nameKey(after.name) || before.businessId !== after.businessId;

/** A business as a register knows it. */
export type RegisteredBusiness = {
  businessId: string;
  /** What it is called today: its registered name and that name's translations. */
  names: string[];
  /** As it was reported there, with or without a scheme. */
  website: string | null;
};

/** The host of an address as people write it: "https://www.pohjola.fi/en" and "pohjola.fi" are "pohjola.fi". */
const hostOf = (website: string): string =>
  website
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#:].*$/s, "")
    .replace(/^www\./, "");

/**
 * Whether a register's entry is the company's and the domain its own (docs/decisions/0024). That a business exists says
 * nothing about who asks: the names must be the same, and the domain where they read mail must be the one of the website
 * that the business has reported, or spell its name.
 */
export function isRegisteredAs(
  { names, website }: RegisteredBusiness,
  { name, domain }: { name: string; domain: string },
): boolean {
  const key = nameKey(name);
  if (key === "" || !names.some((each) => nameKey(each) === key)) return false;
  const host = website === null ? "" : hostOf(website);
  const isWebsite = host.includes(".") && (domain === host || domain.endsWith(`.${host}`));
  return isWebsite || spellsName(domain, name);
}
