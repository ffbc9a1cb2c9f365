import { Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DeadEnd } from "@/components/layout/dead-end";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ClientMeeting");
  return { title: t("gone") };
}

/** A link that opens no meeting. */
export default async function MeetingNotFound() {
  const [t, meetings] = await Promise.all([getTranslations("ClientMeeting"), getTranslations("Meetings")]);
  return (
    <DeadEnd
      icon={<Link2Off />}
      title={t("gone")}
      description={t("goneDescription")}
      action={
        <Link href={shellRoutes.bookMeeting} className={buttonVariants({ variant: "outline" })}>
          {meetings("title")}
        </Link>
      }
    />
  );
}
