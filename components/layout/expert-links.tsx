"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { ownProfileRoute, shellRoutes } from "./navigation";

/** The footer's link to the own profile; nothing for people who are no expert here (spec 000 §2). */
export function OwnProfileItem({ label, className }: { label: string; className: string }) {
  const { user } = useCurrentUser();
  if (!user.expertId) return null;
  return (
    <li>
      <Link href={ownProfileRoute(user.expertId)} prefetch={false} className={className}>
        {label}
      </Link>
    </li>
  );
}

interface BannerText {
  title: string;
  description: string;
  action: string;
}

/**
 * Text and target of the profile banner: create a profile, or manage the one that is linked to the account.
 * The linked account decides, never a likeness of names (decisions A7).
 */
export function ProfileBannerContent({
  create,
  manage,
  buttonClassName,
  icon,
}: {
  create: BannerText;
  manage: BannerText;
  buttonClassName: string;
  icon: ReactNode;
}) {
  const { user } = useCurrentUser();
  const text = user.expertId ? manage : create;
  return (
    <>
      <div className="min-w-0">
        <h2 className="text-subheading">{text.title}</h2>
        <p className="text-muted-foreground">{text.description}</p>
      </div>
      <Link
        href={user.expertId ? ownProfileRoute(user.expertId) : shellRoutes.join}
        className={buttonClassName}
      >
        {text.action}
        {icon}
      </Link>
    </>
  );
}
