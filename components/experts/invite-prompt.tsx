import { UserPlus } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { claims } from "@/lib/shared/brand";

/** Below the list: nobody fits, so invite somebody (spec 000 §2). */
export async function InvitePrompt() {
  const t = await getTranslations("Experts.browser.invite");
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-border border-dashed p-5 sm:p-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-subheading">{t("title")}</h3>
        <p className="text-muted-foreground">{t("description", claims.applicationReviewBusinessDays)}</p>
      </div>
      <Link href={shellRoutes.join} prefetch={false} className={buttonVariants({ variant: "outline" })}>
        <UserPlus aria-hidden />
        {t("action")}
      </Link>
    </div>
  );
}
