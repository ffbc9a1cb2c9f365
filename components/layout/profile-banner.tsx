import { ArrowRight } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import { ProfileBannerContent } from "./profile-banner-content";

/** The home page's banner: create a profile, or manage one's own (spec 000 §2). */
export async function ProfileBanner() {
  const t = await getTranslations("Shell.profileBanner");
  return (
    <section
      aria-label={t("label")}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      <ProfileBannerContent
        buttonClassName={buttonVariants({ variant: "outline" })}
        icon={<ArrowRight aria-hidden />}
      />
    </section>
  );
}
