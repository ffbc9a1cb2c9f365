import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { shellRoutes } from "@/components/layout/navigation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { VerifyScreen } from "@/components/signing/verify-screen";
import { brand } from "@/lib/shared/brand";
import type { Locale } from "@/lib/shared/locales";
import { pageMetadata } from "../page-metadata";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "Verify" });
  const description = t("meta.description", { brand: brand.name });
  return pageMetadata({ locale, title: t("title"), description, path: shellRoutes.verify });
}

/** /verify (deal N5): whether a file is a contract as it was sealed here, for anybody who has it. */
export default async function VerifyPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("Verify");
  return (
    <PageShell width="narrow">
      <PageHeader title={t("title")} description={t("lead", { brand: brand.name })} />
      <PageTexts namespaces={["Actions", "ContractTerms", "Fields.confirmation", "Verify"]}>
        <VerifyScreen />
      </PageTexts>
      <section aria-labelledby="how" className="mt-12 space-y-3">
        <h2 id="how" className="text-heading">
          {t("how.title")}
        </h2>
        {(["pdfsig", "sha256", "level"] as const).map((way) => (
          <p key={way} className="max-w-reading">
            {t(`how.${way}`)}
          </p>
        ))}
      </section>
    </PageShell>
  );
}
