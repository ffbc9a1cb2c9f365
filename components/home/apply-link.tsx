"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { ownProfileRoute, shellRoutes } from "@/components/layout/navigation";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { applicationKind } from "@/lib/features/accounts/application-kind";

/** The way to apply; for whoever has applied or is in already, to where it stands. */
export function ApplyLink({ className, icon }: { className: string; icon: ReactNode }) {
  const t = useTranslations("Home.join");
  const banner = useTranslations("Shell.profileBanner");
  const { user } = useCurrentUser();
  const applied = applicationKind(user);
  const way = user.expertId
    ? { href: ownProfileRoute(user.expertId), text: banner("manage.action") }
    : applied
      ? { href: shellRoutes.expertDashboard, text: banner(`${applied}.action`) }
      : { href: shellRoutes.join, text: t("action") };
  return (
    <Link href={way.href} prefetch={false} className={className}>
      {way.text}
      {icon}
    </Link>
  );
}
