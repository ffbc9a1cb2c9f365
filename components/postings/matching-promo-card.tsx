import { Sparkles } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";

/** The way to AI matching, below the list (001 §2). */
export async function MatchingPromoCard() {
  const t = await getTranslations("Projects.promo");
  return (
    <section
      aria-labelledby="matching-promo"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-border bg-secondary p-5 text-secondary-foreground sm:p-6"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-4">
        <Sparkles aria-hidden className="mt-0.5 size-6 shrink-0" />
        <div className="min-w-0">
          <h2 id="matching-promo" className="text-subheading">
            {t("title")}
          </h2>
          <p className="max-w-reading">{t("description")}</p>
        </div>
      </div>
      <Link href={shellRoutes.matching} prefetch={false} className={buttonVariants({ variant: "outline" })}>
        {t("action")}
      </Link>
    </section>
  );
}
