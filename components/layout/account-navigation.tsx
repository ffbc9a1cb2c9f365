"use client";

import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { lazyPart } from "@/lib/client/lazy-part";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { loginRoute } from "./navigation";
import { barButton, listLink } from "./shell-classes";

const SignedInBar = lazyPart(() => import("./account-menu").then((module) => module.SignedInBar));
const SignedInMenu = lazyPart(() => import("./account-menu").then((module) => module.SignedInMenu));
const SignedInItems = lazyPart(() => import("./account-menu").then((module) => module.SignedInItems));

function Login({ className }: { className: string }) {
  const t = useTranslations("Shell.account");
  return (
    <a href={loginRoute(useLocale())} className={`${className} signed-in:invisible`}>
      {t("login")}
    </a>
  );
}

/** The end of the header's bar: Login for guests; Admin for administrators; an account menu once signed in. */
export function AccountBar({ chevron }: { chevron: ReactNode }) {
  const { user } = useCurrentUser();
  return user.isAuthenticated ? (
    <SignedInBar user={user} chevron={chevron} />
  ) : (
    <Login className={barButton} />
  );
}

/** The bell and the menu of somebody who is signed in; nothing for guests. */
export function AccountMenu({ chevron }: { chevron: ReactNode }) {
  const { user } = useCurrentUser();
  return user.isAuthenticated ? <SignedInMenu user={user} chevron={chevron} /> : null;
}

/** What the bar says, for the mobile menu as list items. */
export function AccountList() {
  const { user } = useCurrentUser();
  return user.isAuthenticated ? (
    <SignedInItems user={user} />
  ) : (
    <li>
      <Login className={listLink} />
    </li>
  );
}
