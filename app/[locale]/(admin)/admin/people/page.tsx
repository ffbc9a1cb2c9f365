import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { ByHandLinks } from "@/components/admin/by-hand-links";
import { DeskHeader } from "@/components/admin/desk-header";
import { InviteAdmin } from "@/components/people/invite-admin";
import { PeopleScreen } from "@/components/people/people-screen";
import type { Locale } from "@/lib/shared/locales";

type Props = { params: Promise<{ locale: Locale }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "AdminPeople" });
  return { title: t("title"), alternates: { canonical: "/admin/people" } };
}

export default async function PeoplePage({ params }: Props) {
  setRequestLocale((await params).locale);
  const t = await getTranslations("AdminPeople");
  return (
    <>
      <DeskHeader
        title={t("title")}
        description={t("description")}
        actions={
          <>
            <InviteAdmin />
            <ByHandLinks kinds={["expert"]} />
          </>
        }
      />
      <PeopleScreen />
    </>
  );
}
