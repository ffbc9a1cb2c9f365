import type { Locale } from "@/lib/shared/locales";
import { ExpertsPage, expertsMetadata } from "./experts-page";

// Rendered at the first visit (the build has no database), then kept until an expert changes or an hour has passed.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Props = { params: Promise<{ locale: Locale }> };

export const generateMetadata = async ({ params }: Props) => expertsMetadata((await params).locale);

/** /experts without a filter. */
export default async function AllExperts({ params }: Props) {
  return <ExpertsPage locale={(await params).locale} filters={{}} />;
}
