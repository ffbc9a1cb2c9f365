import { ChevronDown, ExternalLink, Menu, Moon, Sun, X } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { AccountMenu } from "@/components/layout/account-navigation";
import { LanguageLinks } from "@/components/layout/language-links";
import { Link } from "@/components/layout/link";
import { Logo } from "@/components/layout/logo";
import { MobileMenu } from "@/components/layout/mobile-menu";
import { shellRoutes } from "@/components/layout/navigation";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { brand } from "@/lib/shared/brand";
import { DeskNavigation } from "./desk-navigation";
import { PaletteButton } from "./palette/palette-button";

const siteLink =
  "flex min-h-11 items-center gap-2.5 rounded-md px-2.5 font-medium text-muted-foreground text-sm transition-colors hover:bg-muted hover:text-foreground xl:min-h-9";

/**
 * The frame of the administration: a rail with its pages, a thin bar with what is everybody's, and the page. Where the
 * rail has no room its links are behind the menu button.
 */
export async function DeskFrame({ children }: { children: ReactNode }) {
  const [t, shell] = await Promise.all([getTranslations("Admin.frame"), getTranslations("Shell")]);
  const home = (
    <Link href={shellRoutes.admin} prefetch={false} className="inline-flex items-center gap-2 rounded-md">
      <Logo />
      <span className="sr-only">{t("home", { brand: brand.name })}</span>
    </Link>
  );
  const toSite = (
    <div className="border-border border-t p-2">
      <Link href={shellRoutes.home} prefetch={false} className={siteLink}>
        <ExternalLink aria-hidden className="size-4" />
        {t("site")}
      </Link>
      <nav aria-label={shell("language.label")}>
        <ul className="flex">
          <LanguageLinks className={`${siteLink} aria-[current]:text-foreground`} />
        </ul>
      </nav>
    </div>
  );
  return (
    <div className="min-h-dvh xl:grid xl:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className="sticky top-0 hidden h-dvh flex-col border-border border-r bg-card xl:flex">
        <div className="flex h-14 shrink-0 items-center border-border border-b px-4">{home}</div>
        <DeskNavigation />
        {toSite}
      </div>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-40 flex h-14 items-center gap-2 border-border border-b bg-background px-4 sm:px-6 print:hidden">
          <div className="flex items-center gap-2 xl:hidden">
            <MobileMenu
              className="-ml-2.5"
              openIcon={<Menu aria-hidden className="size-6" />}
              closeIcon={<X aria-hidden className="size-6" />}
              heading={<Logo />}
            >
              <DeskNavigation />
              {toSite}
            </MobileMenu>
            <span className="mr-2 max-sm:hidden">{home}</span>
          </div>
          <PaletteButton />
          <div className="ml-auto flex items-center gap-1">
            <ThemeSwitch
              label={shell("darkTheme")}
              lightIcon={<Sun aria-hidden className="size-5" />}
              darkIcon={<Moon aria-hidden className="size-5" />}
            />
            <AccountMenu
              chevron={
                <ChevronDown
                  aria-hidden
                  className="size-4 text-muted-foreground transition-transform group-open:rotate-180"
                />
              }
            />
          </div>
        </header>
        <main id="main" tabIndex={-1} className="flex-1 px-4 py-5 outline-none sm:px-6">
          {children}
        </main>
      </div>
    </div>
  );
}
