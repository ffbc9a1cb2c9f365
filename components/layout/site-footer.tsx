import { getTranslations } from "next-intl/server";
import { brand, type Operator, supportMailto } from "@/lib/shared/brand";
import { LanguageLinks } from "./language-links";
import { Link } from "./link";
import { Logo } from "./logo";
import { shellRoutes } from "./navigation";
import { OwnProfileItem } from "./own-profile-item";

const linkClasses =
  "inline-flex min-h-11 items-center text-muted-foreground underline-offset-4 hover:text-foreground hover:underline";

const columns = [
  {
    key: "companies",
    links: [
      { key: "home", href: shellRoutes.home },
      { key: "browse", href: shellRoutes.experts },
      { key: "pricing", href: shellRoutes.pricing },
      { key: "matching", href: shellRoutes.matching },
      { key: "bookMeeting", href: shellRoutes.bookMeeting },
      { key: "favorites", href: shellRoutes.favorites },
    ],
  },
  {
    key: "experts",
    links: [
      { key: "join", href: shellRoutes.join },
      { key: "about", href: shellRoutes.about },
    ],
  },
  {
    key: "legal",
    links: [
      { key: "howMatchingWorks", href: shellRoutes.howMatchingWorks },
      { key: "privacy", href: shellRoutes.privacy },
      { key: "terms", href: shellRoutes.terms },
      { key: "cookies", href: shellRoutes.cookies },
      { key: "verify", href: shellRoutes.verify },
    ],
  },
] as const;

/** The footer of every page (spec 000 §2). Nothing here is prefetched: it would be a dozen requests a visit. */
export async function SiteFooter({ operator }: { operator: Operator }) {
  const t = await getTranslations("Shell");
  return (
    <footer className="border-border border-t bg-card print:hidden">
      <div className="mx-auto grid w-full max-w-page grid-cols-2 gap-x-6 gap-y-10 px-4 pt-12 pb-24 sm:grid-cols-3 sm:px-6 lg:grid-cols-5">
        <div className="col-span-2 space-y-3 sm:col-span-3 lg:col-span-2">
          <Logo />
          <p className="max-w-sm text-muted-foreground">{t("footer.tagline")}</p>
          <a href={supportMailto} className={linkClasses}>
            {brand.supportEmail}
          </a>
          <nav aria-label={t("language.label")}>
            <ul className="flex flex-wrap gap-x-4">
              <LanguageLinks
                className={`${linkClasses} aria-[current]:font-medium aria-[current]:text-foreground`}
              />
            </ul>
          </nav>
          <p className="max-w-sm text-muted-foreground text-sm">
            {operator.isDemo
              ? t("footer.demo")
              : t("footer.operator", {
                  name: operator.name,
                  businessId: operator.businessId,
                  address: operator.address,
                })}
          </p>
        </div>
        {columns.map((column) => (
          <nav key={column.key} aria-labelledby={`footer-${column.key}`}>
            <h2 id={`footer-${column.key}`} className="mb-1 font-semibold">
              {t(`footer.${column.key}`)}
            </h2>
            <ul>
              {column.links.map(({ key, href }) => (
                <li key={key}>
                  <Link href={href} prefetch={false} className={linkClasses}>
                    {t(`footer.links.${key}`)}
                  </Link>
                </li>
              ))}
              {column.key === "experts" ? (
                <OwnProfileItem className={linkClasses}>{t("footer.links.profile")}</OwnProfileItem>
              ) : null}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
