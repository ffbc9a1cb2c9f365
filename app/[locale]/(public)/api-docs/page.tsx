import { Download } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { apiDescription } from "@/app/api/api-description";
import { OperationLine } from "@/components/api-docs/operation";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { brand } from "@/lib/shared/brand";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import type { OpenApiOperation } from "@/lib/shared/openapi";
import { pageAlternates } from "../page-metadata";

// Made at the first visit, not at build: only then is the address of the site known.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "ApiDocs" });
  return {
    title: t("title"),
    description: t("metaDescription", { brand: brand.name }),
    alternates: pageAlternates(locale, "/api-docs"),
  };
}

/** /api-docs: what the OpenAPI description lists, grouped by the first word of the path; each call has a page of its own. */
export default async function ApiDocsPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const t = await getTranslations("ApiDocs");
  const { info, paths } = apiDescription();
  const groups = new Map<string, { path: string; method: string; operation: OpenApiOperation }[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = operation.tags[0] ?? "api";
      groups.set(group, [...(groups.get(group) ?? []), { path, method, operation }]);
    }
  }
  return (
    <PageShell>
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <a href="/api/openapi.json" className={buttonVariants({ variant: "outline" })}>
            <Download aria-hidden />
            {t("download")}
          </a>
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
        <nav aria-label={t("contents")} className="lg:sticky lg:top-24">
          <ul className="flex flex-wrap gap-x-2 lg:flex-col">
            {[...groups.keys()].map((group) => (
              <li key={group}>
                <a
                  href={`#${group}`}
                  lang={defaultLocale}
                  className="inline-flex min-h-11 items-center rounded-sm px-1 font-medium text-primary hover:underline lg:min-h-9"
                >
                  {group}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 space-y-10">
          <section aria-labelledby="conventions">
            <h2 id="conventions" className="text-heading">
              {t("conventions")}
            </h2>
            <ul lang={defaultLocale} className="mt-3 max-w-reading list-disc space-y-1 pl-5">
              {info.description.split("\n").map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
          {[...groups].map(([group, operations]) => (
            <section key={group} aria-labelledby={group}>
              <h2 id={group} lang={defaultLocale} className="text-heading">
                {group}
              </h2>
              <ul className="mt-3 space-y-3">
                {operations.map(({ path, method, operation }) => (
                  <OperationLine
                    key={operation.operationId}
                    method={method}
                    path={path}
                    operation={operation}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </PageShell>
  );
}
