import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";

/** To the recommendations, which read a whole description. */
export function DescribeProject() {
  const t = useTranslations("Experts.browser.leftOut");
  return (
    <Link href={shellRoutes.matching} prefetch={false} className="font-medium underline underline-offset-4">
      {t("describe")}
    </Link>
  );
}
