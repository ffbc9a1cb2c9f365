import { getLocale, getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { Badge } from "@/components/ui/badge";
import type { SentInvitation } from "@/lib/features/invitations/schemas";
import { formatInstant } from "@/lib/shared/format-dates";
import { langOf } from "@/lib/shared/locales";
import { textLanguage } from "@/lib/shared/text-language";

const variants = { sent: "info", accepted: "success", declined: "neutral", withdrawn: "outline" } as const;

/** Whom a posting has invited, the newest first, and what they have answered. */
export async function SentInvitations({ invitations }: { invitations: readonly SentInvitation[] }) {
  const [t, invite, states, locale] = await Promise.all([
    getTranslations("SentInvitations"),
    getTranslations("Invite"),
    getTranslations("Choices.invitation"),
    getLocale(),
  ]);
  return (
    <ul className="divide-y divide-border">
      {invitations.map(({ id, expert, status, createdAt, reason }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-48">
            {expert ? (
              <Link
                href={`/expert/${expert.id}`}
                prefetch={false}
                className="font-semibold text-primary underline-offset-4 hover:underline"
              >
                {expert.name}
              </Link>
            ) : (
              <p>{t("hidden")}</p>
            )}
            <p className="text-muted-foreground text-sm">
              {invite("invitedOn", {
                date: formatInstant(new Date(createdAt), locale, { dateStyle: "medium" }),
              })}
            </p>
            {reason ? (
              <p
                lang={langOf(textLanguage(reason), locale)}
                className="wrap-anywhere mt-1 max-w-reading whitespace-pre-line border-border border-l-2 pl-3"
              >
                {reason}
              </p>
            ) : null}
          </div>
          <Badge variant={variants[status]}>{states(status)}</Badge>
        </li>
      ))}
    </ul>
  );
}
