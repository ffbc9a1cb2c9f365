import "server-only";
import type { PartyDetails } from "../details-schemas";
import type { ContractType } from "../rules";
import type { Fact } from "./contract-document";
import { type ContractSource, type ContractTexts, oneLine } from "./contract-texts";

export interface Party {
  side: ContractType | "operator";
  role: string;
  name: string;
  facts: Fact[];
}

/** Both parties of a contract, the one that provides the services second to none: client first, expert last. */
export const contractParties = (source: ContractSource, type: ContractType, texts: ContractTexts): Party[] =>
  type === "client"
    ? [client(source, texts), serviceCompany(source, texts)]
    : [serviceCompany(source, texts), expert(source, texts)];

/** "Åsa Öhman, CEO"; null while nobody has been named. */
export const signatoryOf = (details: PartyDetails | null | undefined): string | null =>
  details
    ? [details.signatoryName, details.signatoryTitle]
        .map((text) => oneLine(text ?? ""))
        .filter(Boolean)
        .join(", ")
    : null;

const addressOf = (details: PartyDetails | null | undefined): string | null =>
  details ? oneLine(`${details.streetAddress}, ${details.postalCode} ${details.city}`) : null;

function serviceCompany({ operator }: ContractSource, { t, terms }: ContractTexts): Party {
  return {
    side: "operator",
    role: terms("serviceCompany"),
    name: operator.name,
    facts: [
      [
        t("document.facts.company"),
        operator.isDemo ? t("document.facts.demoCompany", { name: operator.name }) : operator.name,
      ],
      [t("document.facts.businessId"), operator.businessId],
      [t("document.facts.address"), operator.address],
      [t("document.facts.email"), operator.email],
    ],
  };
}

function client({ engagement, parties }: ContractSource, texts: ContractTexts): Party {
  const { t, terms } = texts;
  const details = parties?.client;
  return {
    side: "client",
    role: terms("client"),
    name: texts.client,
    facts: [
      [t("document.facts.company"), texts.client],
      [t("document.facts.businessId"), details?.businessId ?? engagement.clientBusinessId],
      [t("document.facts.address"), addressOf(details)],
      [t("document.facts.signatory"), signatoryOf(details)],
      ...(texts.clientContact ? [[t("document.facts.contact"), texts.clientContact] satisfies Fact] : []),
      [t("document.facts.email"), texts.clientEmail],
    ],
  };
}

/** Whoever drew up a contract may hold it, so its expert stands in it as the public knows them (decisions A9). */
function expert({ expert: { id, email }, parties, isSent }: ContractSource, texts: ContractTexts): Party {
  const { t, terms } = texts;
  const details = isSent ? parties?.expert : null;
  const businessId = details ? (details.businessId ?? t("document.facts.naturalPerson")) : null;
  return {
    side: "expert",
    role: terms("expert"),
    name: details ? oneLine(details.legalName) : texts.expert,
    facts: [
      [t("document.facts.fullName"), details ? oneLine(details.legalName) : null],
      [t("document.facts.publicName"), texts.expert],
      [
        t("document.facts.profile"),
        t("document.facts.profileNumber", { id: String(id), title: texts.expertTitle }),
      ],
      [t("document.facts.businessId"), businessId],
      [t("document.facts.address"), addressOf(details)],
      [t("document.facts.signatory"), signatoryOf(details)],
      [t("document.facts.email"), (isSent && email) || null],
    ],
  };
}
