"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { applicationKind } from "@/lib/features/accounts/application-kind";
import { Link } from "./link";
import { ownProfileRoute, shellRoutes } from "./navigation";

/**
 * Text and target of the profile banner: create a profile, or manage the one that is linked to the account.
 * The linked account decides, never a likeness of names (decisions A7).
 */
export function ProfileBannerContent({
  buttonClassName,
  icon,
}: {
  buttonClassName: string;
  icon: ReactNode;
}) {
  const { user } = useCurrentUser();
  const t = useTranslations("Shell.profileBanner");
  const kind = user.expertId ? "manage" : (applicationKind(user) ?? "create");
  const ways = {
    manage: ownProfileRoute(user.expertId ?? 0),
    waiting: shellRoutes.expertDashboard,
    changes: shellRoutes.expertDashboard,
    create: shellRoutes.join,
  };
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-subheading">{t(`${kind}.title`)}</h2>
        <p className="text-muted-foreground">{t(`${kind}.description`)}</p>
      </div>
      <Link href={ways[kind]} className={buttonClassName}>
        {t(`${kind}.action`)}
        {icon}
      </Link>
    </>
  );
}
