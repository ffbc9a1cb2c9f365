import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { LiabilitySection } from "@/components/contractor-liability/liability-section";
import { DetailsAside } from "@/components/contracts/details-aside";
import { DetailsNotice } from "@/components/contracts/details-notice";
import { SendAside } from "@/components/contracts/send-aside";
import { PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { ContractScreen } from "@/components/signing/contract-screen";
import { listLiabilityPapers } from "@/lib/features/contractor-liability/server/liability-papers";
import { contractPath } from "@/lib/features/contracts/rules";
import { readCompanyDetails, readExpertDetails } from "@/lib/features/contracts/server/contract-details";
import { canSend } from "@/lib/features/contracts/server/send-contracts";
import { quoteOfContract } from "@/lib/features/quotes/server/read-quotes";
import type { SignedContract } from "@/lib/features/signing/schemas";
import { getContractPage } from "@/lib/features/signing/server/get-contract";
import { actorFromCookies, type SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { redirectToLogin } from "@/lib/server/redirect";
import { helsinkiDate } from "@/lib/shared/dates";
import { AppError } from "@/lib/shared/errors";
import type { Locale } from "@/lib/shared/locales";
import { pathId } from "@/lib/shared/text";

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "Signing" });
  return { title: t("title"), robots: { index: false, follow: false } };
}

/** /contracts/{id} (deal N1, N2): one's own, to read and to sign; another's is a page that is not there. */
export default async function ContractPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const parsed = pathId.safeParse(id);
  if (!parsed.success) notFound();
  const actor = await actorFromCookies();
  if (actor.kind === "guest") redirectToLogin(locale, contractPath(parsed.data));
  const page = await getContractPage(actor, parsed.data).catch((error: unknown) => {
    if (error instanceof AppError && error.reason === "contract_not_found") return null;
    throw error;
  });
  if (!page) notFound();
  return (
    <PageShell>
      <PageTexts namespaces={["Actions", "ContractTerms", "Editing", "Form", "Signing"]}>
        <ContractScreen
          key={page.contract.documentSha256}
          initial={page.contract}
          html={page.html}
          suggestedName={page.suggestedName}
          today={helsinkiDate(now())}
          quoteId={page.contract.endedAt ? await quoteOfContract(actor, page.contract.id) : null}
          {...(await besideOf(actor, page.contract, page.isIncomplete))}
        />
      </PageTexts>
      {(await isAboutPapers(actor, page.contract)) ? (
        <div className="mt-8">
          <LiabilitySection contractId={page.contract.id} />
        </div>
      ) : null}
    </PageShell>
  );
}

/** Nobody asks for papers of a contract that nothing comes of; who brought one can still take it away. */
async function isAboutPapers(actor: SignedIn, { id, endedAt, force }: SignedContract): Promise<boolean> {
  if (endedAt === null && force !== "lapsed") return true;
  return (await listLiabilityPapers(actor, id)).kinds.some(({ papers }) => papers.length > 0);
}

/** What a party can do about a contract that nobody has signed yet, and what of it cannot wait. */
async function besideOf(
  actor: SignedIn,
  { id, type, projectTitle, signedAt, signatures, canSign }: SignedContract,
  isIncomplete: boolean,
) {
  if (signedAt === null && (await canSend(actor, id))) {
    return { aside: <SendAside id={id} project={projectTitle} /> };
  }
  if (!canSign || signatures.some((signature) => signature.signedAt !== null)) return {};
  const side = type === "client" ? "company" : "expert";
  const details = await (side === "company" ? readCompanyDetails(actor) : readExpertDetails(actor));
  return {
    aside: <DetailsAside side={side} details={details} isIncomplete={isIncomplete} />,
    notice: isIncomplete ? <DetailsNotice mayChange={details.mayChange} /> : null,
  };
}
