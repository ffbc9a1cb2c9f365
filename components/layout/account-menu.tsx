import type { ReactNode } from "react";
import { type Translator, useTranslations } from "#texts";
import { signOutOrSay } from "@/components/feedback/sign-out-or-say";
import { Bell } from "@/components/notifications/bell";
import { useUnread } from "@/components/notifications/unread";
import { initials } from "@/components/ui/initials";
import { fullNameOf } from "@/lib/client/full-name";
import type { CurrentUser } from "@/lib/client/use-current-user";
import { DisclosureMenu } from "./disclosure-menu";
import { Link } from "./link";
import { ownProfileRoute, shellRoutes } from "./navigation";
import { barLink, listLink, menuPanel } from "./shell-classes";

// What `account-navigation.tsx` shows to whoever is signed in: guests load none of it.

/** What every signed-in person has, each with its text under Shell.account. */
const ownPages = [
  { key: "company", href: shellRoutes.company },
  { key: "messages", href: shellRoutes.messages },
  { key: "settings", href: shellRoutes.account },
] as const;

/** What a signed-in person has of their own: profile and dashboard of an expert, the account, and the way out. */
function AccountItems({ user, t }: { user: CurrentUser; t: Translator<"Shell.account"> }) {
  const feedback = useTranslations("Feedback");
  const leave = () => signOutOrSay(feedback, t);
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

/** Admin for administrators, then the bell and the menu. */
export function SignedInBar({ user, chevron }: { user: CurrentUser; chevron: ReactNode }) {
  const t = useTranslations("Shell.account");
  return (
    <>
      {user.isAdmin ? (
        <Link href={shellRoutes.admin} prefetch={false} className={barLink}>
          {t("admin")}
        </Link>
      ) : null}
      <SignedInMenu user={user} chevron={chevron} />
    </>
  );
}

/** The bell and the menu. */
export function SignedInMenu({ user, chevron }: { user: CurrentUser; chevron: ReactNode }) {
  const t = useTranslations("Shell.account");
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
export function SignedInItems({ user }: { user: CurrentUser }) {
  const t = useTranslations("Shell.account");
  return (
    <>
      <li>
        <Link href={shellRoutes.notifications} prefetch={false} className={listLink}>
          {t("notifications", { count: useUnread() ?? 0 })}
        </Link>
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
