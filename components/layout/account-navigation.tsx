"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { initials } from "@/components/ui/initials";
import { fullNameOf } from "@/lib/client/full-name";
import { signOut } from "@/lib/client/sign-out";
import { toast } from "@/lib/client/toast";
import { type CurrentUser, useCurrentUser } from "@/lib/client/use-current-user";
import { DisclosureMenu } from "./disclosure-menu";
import { loginRoute, ownProfileRoute, shellRoutes } from "./navigation";
import { barButton, barLink, listLink, menuPanel } from "./shell-classes";

export interface AccountLabels {
  login: string;
  admin: string;
  account: string;
  profile: string;
  dashboard: string;
  settings: string;
  signOut: string;
  error: string;
  signOutFailed: string;
}

function fullName(user: CurrentUser): string {
  return fullNameOf(user);
}

/** What a signed-in person has of their own: profile and dashboard of an expert, the account, and the way out. */
function AccountItems({ user, labels }: { user: CurrentUser; labels: AccountLabels }) {
  const leave = () =>
    signOut().catch(() =>
      toast({ title: labels.error, description: labels.signOutFailed, variant: "destructive" }),
    );
  return (
    <>
      {user.expertId ? (
        <>
          <li>
            <Link href={ownProfileRoute(user.expertId)} prefetch={false} className={listLink}>
              {labels.profile}
            </Link>
          </li>
          <li>
            <Link href={shellRoutes.expertDashboard} prefetch={false} className={listLink}>
              {labels.dashboard}
            </Link>
          </li>
        </>
      ) : null}
      <li>
        <Link href={shellRoutes.account} prefetch={false} className={listLink}>
          {labels.settings}
        </Link>
      </li>
      <li>
        <button type="button" className={listLink} onClick={leave}>
          {labels.signOut}
        </button>
      </li>
    </>
  );
}

/** The end of the header's bar: Login for guests; Admin for administrators; an account menu once signed in. */
export function AccountBar({ labels, chevron }: { labels: AccountLabels; chevron: ReactNode }) {
  const { user } = useCurrentUser();
  if (!user.isAuthenticated) {
    return (
      <a href={loginRoute} className={barButton}>
        {labels.login}
      </a>
    );
  }
  const name = fullName(user);
  return (
    <>
      {user.isAdmin ? (
        <Link href={shellRoutes.admin} prefetch={false} className={barLink}>
          {labels.admin}
        </Link>
      ) : null}
      <DisclosureMenu
        className="relative"
        summaryClassName="inline-flex h-11 items-center gap-1 rounded-md px-1.5 transition-colors hover:bg-muted"
        summary={
          <>
            <span className="sr-only">{labels.account}</span>
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
            <AccountItems user={user} labels={labels} />
          </ul>
        </div>
      </DisclosureMenu>
    </>
  );
}

/** The same for the mobile menu, as list items. */
export function AccountList({ labels }: { labels: AccountLabels }) {
  const { user } = useCurrentUser();
  if (!user.isAuthenticated) {
    return (
      <li>
        <a href={loginRoute} className={listLink}>
          {labels.login}
        </a>
      </li>
    );
  }
  return (
    <>
      {user.isAdmin ? (
        <li>
          <Link href={shellRoutes.admin} prefetch={false} className={listLink}>
            {labels.admin}
          </Link>
        </li>
      ) : null}
      <AccountItems user={user} labels={labels} />
    </>
  );
}
