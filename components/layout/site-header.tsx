import { CalendarDays, ChevronDown, Heart, Languages, Mail, Menu, Moon, Sun, X } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { brand, supportMailto } from "@/lib/shared/brand";
import { languages } from "@/lib/shared/locales";
import { AccountBar, AccountList } from "./account-navigation";
import { DisclosureMenu } from "./disclosure-menu";
import { LanguageLinks } from "./language-links";
import { Link } from "./link";
import { Logo } from "./logo";
import { MobileMenu } from "./mobile-menu";
import { NavLink } from "./nav-link";
import { primaryNavigation, shellRoutes } from "./navigation";
import { barLink, listLink, menuPanel } from "./shell-classes";
import { ThemeSwitch } from "./theme-switch";

/** The header of every page (spec 000 §2): one bar on wide screens, a menu with the same links on narrow ones. */
export async function SiteHeader() {
  const [t, locale] = await Promise.all([getTranslations("Shell"), getLocale()]);

  const contactItems = (
    <>
      <li>
        <a href={supportMailto} className={listLink}>
          <Mail aria-hidden />
          <span className="min-w-0">
            {t("contact.email")}
            <span className="block break-all font-normal text-muted-foreground text-sm">
              {brand.supportEmail}
            </span>
          </span>
        </a>
      </li>
      <li>
        <NavLink href={shellRoutes.bookMeeting} className={listLink}>
          <CalendarDays aria-hidden />
          {t("contact.meeting")}
        </NavLink>
      </li>
    </>
  );

  const homeLink = (
    <Link
      href={shellRoutes.home}
      aria-label={t("homeLink", { brand: brand.name })}
      className="inline-flex rounded-md"
    >
      <Logo />
    </Link>
  );

  return (
    <header className="sticky top-0 z-40 border-border border-b bg-background print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-4 px-4 sm:px-6">
        {homeLink}
        <nav aria-label={t("nav.label")} className="hidden nav:block">
          <ul className="flex items-center">
            {primaryNavigation.map(({ key, ...link }) => (
              <li key={key}>
                <NavLink {...link} className={barLink}>
                  {t(`nav.${key}`)}
                </NavLink>
              </li>
            ))}
            <li>
              <DisclosureMenu
                className="relative"
                summaryClassName={`${barLink} gap-1 group-open:bg-muted group-open:text-foreground`}
                summary={
                  <>
                    {t("contact.label")}
                    <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
                  </>
                }
              >
                <ul className={`${menuPanel} right-0`}>{contactItems}</ul>
              </DisclosureMenu>
            </li>
          </ul>
        </nav>
        <div className="flex items-center">
          <DisclosureMenu
            className="relative hidden nav:block"
            summaryLabel={`${t("language.label")}: ${languages[locale].name}`}
            summaryClassName="inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground group-open:bg-muted"
            summary={<Languages aria-hidden className="size-5" />}
          >
            <ul className={`${menuPanel} right-0 min-w-40`}>
              <LanguageLinks className={listLink} />
            </ul>
          </DisclosureMenu>
          <ThemeSwitch
            label={t("darkTheme")}
            lightIcon={<Sun aria-hidden className="size-5" />}
            darkIcon={<Moon aria-hidden className="size-5" />}
          />
          <NavLink
            href={shellRoutes.favorites}
            prefetch={false}
            aria-label={t("nav.favorites")}
            title={t("nav.favorites")}
            className="inline-flex size-11 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-[current=page]:text-foreground"
          >
            <Heart aria-hidden className="size-5" />
          </NavLink>
          {/* As wide as the bell and the menu, for whoever these are awaited by. */}
          <div className="hidden items-center nav:flex signed-in:min-w-27">
            <AccountBar
              chevron={
                <ChevronDown
                  aria-hidden
                  className="size-4 text-muted-foreground transition-transform group-open:rotate-180"
                />
              }
            />
          </div>
          <MobileMenu
            className="nav:hidden"
            openIcon={<Menu aria-hidden className="size-6" />}
            closeIcon={<X aria-hidden className="size-6" />}
            heading={<Logo />}
          >
            <nav aria-label={t("nav.label")} className="flex-1 space-y-6 px-3 py-4">
              <ul>
                {primaryNavigation.map(({ key, ...link }) => (
                  <li key={key}>
                    <NavLink {...link} className={listLink}>
                      {t(`nav.${key}`)}
                    </NavLink>
                  </li>
                ))}
                <li>
                  <NavLink href={shellRoutes.favorites} prefetch={false} className={listLink}>
                    {t("nav.favorites")}
                  </NavLink>
                </li>
              </ul>
              <div className="border-border border-t pt-4">
                <h2 className="px-3 pb-1 text-muted-foreground text-sm">{t("contact.label")}</h2>
                <ul>{contactItems}</ul>
              </div>
              <ul className="border-border border-t pt-4">
                <AccountList />
              </ul>
              <div className="border-border border-t pt-4">
                <h2 className="px-3 pb-1 text-muted-foreground text-sm">{t("language.label")}</h2>
                <ul>
                  <LanguageLinks className={listLink} />
                </ul>
              </div>
            </nav>
          </MobileMenu>
        </div>
      </div>
    </header>
  );
}
