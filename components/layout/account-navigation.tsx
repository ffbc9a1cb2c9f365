"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { type Translator, useLocale, useTranslations } from "#texts";
import { initials } from "@/components/ui/initials";
import { fullNameOf } from "@/lib/client/full-name";
import { signOut } from "@/lib/client/sign-out";
import { toast } from "@/lib/client/toast";
import { type CurrentUser, useCurrentUser } from "@/lib/client/use-current-user";
import { DisclosureMenu } from "./disclosure-menu";
import { Link } from "./link";
import { loginRoute, ownProfileRoute, shellRoutes } from "./navigation";
import { barButton, barLink, listLink, menuPanel } from "./shell-classes";

/** Guests load none of it. */
// Where it cannot be loaded the page goes on without it.
const Bell = dynamic(() => import("@/components/notifications/bell").catch(() => ({ default: () => null })), {
  ssr: false,
});

/** What every signed-in person has, each with its text under Shell.account. */
const ownPages = [
  { key: "company", href: shellRoutes.company },
  { key: "messages", href: shellRoutes.messages },
  { key: "settings", href: shellRoutes.account },
] as const;

/** What a signed-in person has of their own: profile and dashboard of an expert, the account, and the way out. */
function AccountItems({ user, t }: { user: CurrentUser; t: Translator<"Shell.account"> }) {
  const feedback = useTranslations("Feedback");
  const leave = () =>
    signOut().catch(() =>
      toast({ title: feedback("failed"), description: t("signOutFailed"), variant: "destructive" }),
    );
  return (
    <>
      {user.expertId ? (
        <>
          <li>
            <Link href={ownProfileRoute(user.expertId)} prefetch={false} className={listLink}>
              {t("profile")}
            </Link>
          </li>
          <li>
            <Link href={shellRoutes.expertDashboard} prefetch={false} className={listLink}>
              {t("dashboard")}
            </Link>
          </li>
        </>
      ) : null}
      {ownPages.map(({ key, href }) => (
        <li key={key}>
          <Link href={href} prefetch={false} className={listLink}>
            {t(key)}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={listLink} onClick={leave}>
          {t("signOut")}
        </button>
      </li>
    </>
  );
}

/** The end of the header's bar: Login for guests; Admin for administrators; an account menu once signed in. */
export function AccountBar({ chevron }: { chevron: ReactNode }) {
  const t = useTranslations("Shell.account");
  const locale = useLocale();
  const { user } = useCurrentUser();
  if (!user.isAuthenticated) {
    return (
      <a href={loginRoute(locale)} className={barButton}>
        {t("login")}
      </a>
    );
  }
  return (
    <>
      {user.isAdmin ? (
        <Link href={shellRoutes.admin} prefetch={false} className={barLink}>
          {t("admin")}
        </Link>
      ) : null}
      <AccountMenu chevron={chevron} />
    </>
  );
}

/** The bell and the menu of somebody who is signed in; nothing for guests. */
export function AccountMenu({ chevron }: { chevron: ReactNode }) {
  const t = useTranslations("Shell.account");
  const { user } = useCurrentUser();
  if (!user.isAuthenticated) return null;
  const name = fullNameOf(user);
  return (
    <>
      <Bell />
      <DisclosureMenu
        className="relative"
        summaryClassName="inline-flex h-11 items-center gap-1 rounded-md px-1.5 transition-colors hover:bg-muted"
        summary={
          <>
            <span className="sr-only">{t("menu")}</span>
            <span className="inline-flex size-8 items-center justify-center rounded-full bg-secondary font-semibold text-secondary-foreground text-sm">
              {initials(name)}
            </span>
            {chevron}
          </>
        }
      >
        <div className={`${menuPanel} right-0`}>
          <p className="border-border border-b px-3 pt-1 pb-3 leading-snug">
            <span className="block font-medium">{name}</span>
            <span className="block break-all text-muted-foreground text-sm">{user.email}</span>
          </p>
          <ul className="pt-1.5">
            <AccountItems user={user} t={t} />
          </ul>
        </div>
      </DisclosureMenu>
    </>
  );
}

/** The same for the mobile menu, as list items. */
export function AccountList() {
  const t = useTranslations("Shell.account");
  const locale = useLocale();
  const { user } = useCurrentUser();
  if (!user.isAuthenticated) {
    return (
      <li>
        <a href={loginRoute(locale)} className={listLink}>
          {t("login")}
        </a>
      </li>
    );
  }
  return (
    <>
      <li>
        <Bell />
      </li>
      {user.isAdmin ? (
        <li>
          <Link href={shellRoutes.admin} prefetch={false} className={listLink}>
            {t("admin")}
          </Link>
        </li>
      ) : null}
      <AccountItems user={user} t={t} />
    </>
  );
}
