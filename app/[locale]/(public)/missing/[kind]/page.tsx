import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import PageNotFound, { generateMetadata as pageMetadata } from "@/app/[locale]/not-found";
import type { Locale } from "@/lib/shared/locales";
import ApplicationNotFound, {
  generateMetadata as applicationMetadata,
} from "../../application/[token]/not-found";
import ExpertNotFound, { generateMetadata as expertMetadata } from "../../expert/[id]/not-found";
import MeetingNotFound, { generateMetadata as meetingMetadata } from "../../meeting/[token]/not-found";
import ProjectNotFound, { generateMetadata as projectMetadata } from "../../projects/[id]/not-found";
import ShortlistNotFound, { generateMetadata as shortlistMetadata } from "../../shortlist/[token]/not-found";

// What says "not found" as a page that is whole without a script: Next answers notFound() with an empty document, whose
// place scripts/whole-not-found.mjs fills with one of these. Nothing leads here.
export const dynamic = "force-static";
export const revalidate = 3600;
export const generateStaticParams = () => [];

const pages = new Map([
  ["page", { Screen: PageNotFound, metadata: pageMetadata }],
  ["application", { Screen: ApplicationNotFound, metadata: applicationMetadata }],
  ["expert", { Screen: ExpertNotFound, metadata: expertMetadata }],
  ["meeting", { Screen: MeetingNotFound, metadata: meetingMetadata }],
  ["shortlist", { Screen: ShortlistNotFound, metadata: shortlistMetadata }],
  ["project", { Screen: ProjectNotFound, metadata: projectMetadata }],
]);

type Props = { params: Promise<{ locale: Locale; kind: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind } = await params;
  setRequestLocale(locale);
  return { ...(await pages.get(kind)?.metadata()), robots: { index: false } };
}

export default async function MissingPage({ params }: Props) {
  const { locale, kind } = await params;
  setRequestLocale(locale);
  const page = pages.get(kind);
  if (!page) notFound();
  return <page.Screen />;
}
