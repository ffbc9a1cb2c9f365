import type { ReactNode } from "react";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { supportMailto } from "@/lib/shared/brand";

/** The day on which the privacy notice, the terms and the list of cookies were last changed, "YYYY-MM-DD". */
export const legalTextsUpdated = "2026-11-27";

export type LegalValues = Record<string, string | number>;

const classes = "font-medium text-primary underline underline-offset-4";

const page = (href: string) => (text: ReactNode) => (
  <Link href={href} prefetch={false} className={classes}>
    {text}
  </Link>
);

const elsewhere = (href: string) => (text: ReactNode) => (
  <a href={href} className={classes}>
    {text}
  </a>
);

/** What the tags of the legal texts become: links, and what is stressed. */
export const legalTags = {
  mail: elsewhere(supportMailto),
  privacy: page(shellRoutes.privacy),
  terms: page(shellRoutes.terms),
  cookies: page(shellRoutes.cookies),
  account: page(shellRoutes.account),
  matching: page("/how-matching-works"),
  ombudsman: elsewhere("https://tietosuoja.fi/en"),
  strong: (text: ReactNode) => <strong className="font-semibold">{text}</strong>,
};
