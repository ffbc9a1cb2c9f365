import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { apiDescription } from "@/app/api/api-description";
import { Access, methodVariants, Operation } from "@/components/api-docs/operation";
import { Link } from "@/components/layout/link";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Badge } from "@/components/ui/badge";
import { defaultLocale, type Locale } from "@/lib/shared/locales";
import { pageAlternates } from "../../page-metadata";

// As the list: made at the first visit.
export const dynamic = "force-static";
export const revalidate = 86_400;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale; operation: string }> };

/** The call of this page, or nothing where the description has none of that name. */
async function operationOf({ params }: Props) {
  const { operation: id } = await params;
  for (const [path, operations] of Object.entries(apiDescription().paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (operation.operationId === id) return { path, method, operation };
    }
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale } = await props.params;
  const found = await operationOf(props);
  if (!found) return {};
  const { path, method, operation } = found;
  return {
    title: `${method.toUpperCase()} ${path}`,
    description: operation.summary,
    alternates: pageAlternates(locale, `/api-docs/${operation.operationId}`),
  };
}

/** /api-docs/{operationId}: what one call takes and answers. */
export default async function ApiOperationPage(props: Props) {
  const { locale } = await props.params;
  setRequestLocale(locale);
  const found = await operationOf(props);
  if (!found) notFound();
  const { path, method, operation } = found;
  const t = await getTranslations("ApiDocs");
  return (
    <PageShell>
      <Link href="/api-docs" className="inline-flex min-h-11 items-center text-primary hover:underline">
        {t("title")}
      </Link>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-3">
            <Badge variant={methodVariants[method]} className="uppercase">
              {method}
            </Badge>
            <code className="min-w-0 break-all">{path}</code>
          </span>
        }
        description={<span lang={defaultLocale}>{operation.summary}</span>}
        actions={<Access operation={operation} />}
      />
      <Operation {...found} errors={apiDescription().components.responses} />
    </PageShell>
  );
}
