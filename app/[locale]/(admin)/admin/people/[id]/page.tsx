import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PersonScreen } from "@/components/people/person-screen";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "AdminPeople" });
  return { title: t("page") };
}

export default async function PersonPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  // What is no number is none of them: the screen says so, in its frame.
  return <PersonScreen id={Number(id) || 0} />;
}
