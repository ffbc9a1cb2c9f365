import { filtersOfSegment } from "@/lib/features/experts/filter-address";
import type { Locale } from "@/lib/shared/locales";
import { ExpertsPage, expertsMetadata } from "../experts-page";

// Made at the first visit with these filters, kept for an hour or until an expert changes; none at build.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale; filters: string }> };

export const generateMetadata = async ({ params }: Props) => expertsMetadata((await params).locale);

/** /experts with filters in its query, which middleware.ts writes into this segment. */
export default async function FilteredExperts({ params }: Props) {
  const { locale, filters } = await params;
  return <ExpertsPage locale={locale} filters={filtersOfSegment(filters)} />;
}
