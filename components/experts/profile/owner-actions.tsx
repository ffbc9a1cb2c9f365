"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { ownProfileRoute } from "@/components/layout/navigation";
import { useCurrentUser } from "@/lib/client/use-current-user";

/** What companies can do on a public profile; nothing on one's own. The page is the same for all: the browser knows who looks. */
export function ForOthers({ expertId, children }: { expertId: number; children: ReactNode }) {
  const { user } = useCurrentUser();
  return user.expertId === expertId ? null : children;
}

/** The main action on a profile: a request, or for its owner the way to change it. */
export function MainAction({
  expertId,
  editClassName,
  editIcon,
  children,
}: {
  expertId: number;
  editClassName: string;
  editIcon: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations("Profile.owner");
  const { user } = useCurrentUser();
  if (user.expertId !== expertId) return children;
  return (
    <Link href={ownProfileRoute(expertId)} prefetch={false} className={editClassName}>
      {editIcon}
      {t("edit")}
    </Link>
  );
}
