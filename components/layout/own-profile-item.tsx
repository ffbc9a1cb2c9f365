"use client";

import type { ReactNode } from "react";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { Link } from "./link";
import { ownProfileRoute } from "./navigation";

/** The footer's link to the own profile; nothing for people who are no expert here (spec 000 §2). */
export function OwnProfileItem({ className, children }: { className: string; children: ReactNode }) {
  const { user } = useCurrentUser();
  if (!user.expertId) return null;
  return (
    <li>
      <Link href={ownProfileRoute(user.expertId)} prefetch={false} className={className}>
        {children}
      </Link>
    </li>
  );
}
