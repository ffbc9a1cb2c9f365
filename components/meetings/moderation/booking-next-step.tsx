"use client";

import { CalendarPlus, FilePlus2, FileSignature, Mail } from "lucide-react";
import { useTranslations } from "#texts";
import { useNow } from "@/components/admin/use-now";
import { Link } from "@/components/layout/link";
import { postProjectRoute, shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import { useFormatter } from "@/lib/client/use-formatter";
import { hasStarted } from "@/lib/features/meetings/moderation-rules";
import type { AdminMeetingBooking } from "@/lib/features/meetings/moderation-schemas";

/** What may come of a meeting whose time has come: another one, a project, a contract, or some words. */
export function BookingNextStep({ booking }: { booking: AdminMeetingBooking }) {
  const t = useTranslations("AdminMeetings.nextStep");
  const format = useFormatter();
  const start = new Date(booking.startTime);
  const started = hasStarted(start, useNow());
  if (booking.status === "cancelled" || booking.status === "pending" || !started) return null;
  const expert = booking.expert?.isPublic ? `?expert=${booking.expert.id}` : "";
  const subject = t("subject", { date: format.dateTime(start, { dateStyle: "long" }) });
  const looks = buttonVariants({ variant: "outline", className: "max-sm:w-full" });
  return (
    <section aria-label={t("title")} className="space-y-2">
      <h3 className="text-subheading">{t("title")}</h3>
      <div className="flex flex-wrap gap-3">
        <Link href={`${shellRoutes.bookMeeting}${expert}`} prefetch={false} className={looks}>
          <CalendarPlus aria-hidden />
          {t("book")}
        </Link>
        <Link href={postProjectRoute} prefetch={false} className={looks}>
          <FilePlus2 aria-hidden />
          {t("project")}
        </Link>
        <Link href={shellRoutes.pricing} prefetch={false} className={looks}>
          <FileSignature aria-hidden />
          {t("contract")}
        </Link>
        <a href={`mailto:${booking.email}?subject=${encodeURIComponent(subject)}`} className={looks}>
          <Mail aria-hidden />
          {t("write")}
        </a>
      </div>
    </section>
  );
}
