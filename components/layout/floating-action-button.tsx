import { FilePlus2, Plus, UserPlus } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { DisclosureMenu } from "./disclosure-menu";
import { Link } from "./link";
import { shellRoutes } from "./navigation";
import { listLink, menuPanel } from "./shell-classes";

/**
 * The round button in the corner that opens the two ways in: as an expert, with a project (spec 000 §2). On a
 * narrow screen other things are in that corner, so there it stands at the end of the page.
 */
export async function FloatingActionButton() {
  const t = await getTranslations("Shell.quickActions");
  return (
    <DisclosureMenu
      className="relative z-30 mx-auto mb-10 w-fit lg:fixed lg:right-6 lg:bottom-6 lg:mb-0 print:hidden"
      summaryLabel={t("label")}
      summaryClassName="inline-flex size-14 items-center justify-center rounded-full forced-colors:border bg-primary text-primary-foreground shadow-lg transition-colors hover:bg-primary-hover"
      summary={<Plus aria-hidden className="size-6 transition-transform group-open:rotate-45" />}
    >
      <ul className={`${menuPanel} right-0 bottom-full mb-3 max-lg:-right-24`}>
        <li>
          <Link href={shellRoutes.join} className={listLink}>
            <UserPlus aria-hidden />
            {t("join")}
          </Link>
        </li>
        <li>
          <Link href={shellRoutes.matching} className={listLink}>
            <FilePlus2 aria-hidden />
            {t("postProject")}
          </Link>
        </li>
      </ul>
    </DisclosureMenu>
  );
}
