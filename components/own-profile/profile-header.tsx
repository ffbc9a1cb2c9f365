import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { Avatar } from "@/components/ui/avatar";
import { buttonVariants } from "@/components/ui/button-variants";
import { profileStatus } from "@/lib/features/experts/own-profile";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { langOf } from "@/lib/shared/locales";
import { StatusBadge } from "./profile-status";

/** The head of a screen about one's own profile, with the way to what companies see; `children` are its buttons. */
export function ProfileHeader({
  title,
  expert,
  children,
}: {
  title: string;
  expert: FullExpert;
  children?: ReactNode;
}) {
  const t = useTranslations("OwnProfile");
  const locale = useLocale();
  const status = profileStatus(expert);
  return (
    <header className="flex flex-col gap-6 lg:flex-row lg:items-center">
      <div className="flex min-w-0 flex-1 items-center gap-4 sm:gap-6">
        <Avatar name={expert.name} src={expert.profileImage} size="lg" />
        <div className="min-w-0 space-y-1">
          <h1 className="text-title">{title}</h1>
          <p className="break-words text-lg text-muted-foreground">
            {expert.name} · <span lang={langOf(expert.titleLanguage, locale)}>{expert.title}</span>
          </p>
          <StatusBadge status={status} />
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        {status === "published" ? (
          <Link
            href={`/expert/${expert.id}`}
            prefetch={false}
            className={buttonVariants({ variant: "outline" })}
          >
            <ExternalLink aria-hidden />
            {t("viewPublic")}
          </Link>
        ) : null}
        {children}
      </div>
    </header>
  );
}
