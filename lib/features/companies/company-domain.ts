import freeMailDomains from "./data/free-mail-domains.json";

const freeMail: ReadonlySet<string> = new Set(freeMailDomains);

/** The domain of an address, when it says something about a company; null for a provider whose addresses anybody gets. */
export function companyDomain(email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return freeMail.has(domain) ? null : domain;
}
