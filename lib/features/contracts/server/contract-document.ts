import "server-only";
import type { ContractType } from "../rules";
import { contractReference } from "../rules";
import { contractAnnexes } from "./contract-annexes";
import { contractClauses } from "./contract-clauses";
import { contractParties, type Party, signatoryOf } from "./contract-parties";
import { type ContractSource, contractTexts } from "./contract-texts";
import { currentTerms } from "./terms";

/** A label and its value; null is a blank, to be completed by hand. */
export type Fact = [label: string, value: string | null];

export type ContractBlock =
  | { kind: "clause"; number: string; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "facts"; rows: Fact[] }
  | { kind: "quote"; label: string; paragraphs: string[] }
  | {
      kind: "price";
      caption: string;
      columns: [item: string, amount: string];
      rows: { label: string; amount: string; isSum: boolean }[];
    };

export interface ContractSection {
  number: number;
  heading: string;
  blocks: ContractBlock[];
}

/** A contract as paper has it, however it is shown: every text is ready, and nothing is escaped. */
export interface ContractDocument {
  language: string;
  title: string;
  subtitle: string;
  /** The project the contract is about. */
  subject: string;
  reference: string;
  date: string;
  /** Which version of the clauses it has. */
  terms: string;
  createdAt: Date;
  partiesHeading: string;
  parties: Party[];
  sections: ContractSection[];
  /** Each on a page of its own, after the signatures. */
  annexes: ContractSection[];
  signatures: {
    heading: string;
    intro: string;
    /** Lines to write on, or for electronic signatures who signs. */
    parties: { for: string; name: string; lines: string[]; facts: Fact[] }[];
  };
  /** What stands in a blank: on paper it is filled in by hand, in what is signed electronically nothing is added. */
  blankText: string;
  annexLabel: (number: number, heading: string) => string;
  pageLabel: (page: number, pages: number) => string;
}

/** The client's contract with the service company, or the service company's with the expert. */
export function contractDocument(source: ContractSource, type: ContractType): ContractDocument {
  const texts = contractTexts(source);
  const { t, terms } = texts;
  const parties = contractParties(source, type, texts);
  const paperLines = [
    t("document.signatures.signature"),
    t("document.signatures.name"),
    t("document.signatures.position"),
    t("document.signatures.placeAndDate"),
  ];
  return {
    language: source.locale,
    title: terms(`${type}Title`),
    subtitle: t(`document.${type}Subtitle`),
    subject: texts.project,
    reference: t("document.reference", { reference: contractReference(source.engagement.id, type) }),
    date: texts.date,
    terms: t("document.terms", { version: source.termsVersion ?? currentTerms }),
    createdAt: source.at,
    partiesHeading: t("document.parties"),
    parties,
    ...contractClauses(source, type, texts, contractAnnexes(source, type, texts)),
    signatures: {
      heading: t("document.signatures.heading"),
      intro: t(source.isSent ? "document.signatures.electronicIntro" : "document.signatures.intro"),
      parties: parties.map(({ side, role, name }) => ({
        for: t("document.signatures.for", { role }),
        name,
        lines: source.isSent ? [] : paperLines,
        facts: source.isSent
          ? [
              ...(side === "operator"
                ? []
                : [[t("document.facts.signatory"), signatoryOf(source.parties?.[side])] satisfies Fact]),
              [t("document.signatures.signature"), t("document.signatures.electronic")],
            ]
          : [],
      })),
    },
    blankText: t(source.isSent ? "document.notGiven" : "document.toBeCompleted"),
    annexLabel: (number, heading) => t("document.annex", { number, heading }),
    pageLabel: (page, pages) => t("document.page", { page, pages }),
  };
}
