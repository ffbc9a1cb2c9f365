"use client";

import { CalendarClock, CalendarPlus, Video, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { Link } from "@/components/layout/link";
import { PageHeader } from "@/components/layout/page-shell";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { isConflict } from "@/lib/client/api";
import { cancelMeeting, getMeeting, rescheduleMeeting } from "@/lib/features/meetings/client-meeting-client";
import type { ClientMeeting } from "@/lib/features/meetings/client-meeting-schemas";
import { placeOf } from "@/lib/features/meetings/place";
import { supportMailto } from "@/lib/shared/brand";
import { helsinkiDate, helsinkiWallTime } from "@/lib/shared/dates";
import { formatDate } from "@/lib/shared/format-dates";
import { meetingColours } from "./meeting-colours";
import { MeetingFacts } from "./meeting-facts";
import { formatClock } from "./meeting-time";

const ReasonDialog = dynamic(() => import("@/components/feedback/reason-dialog"));
const TimeForm = dynamic(() => import("./time-form").then((file) => ({ default: file.TimeForm })));

/** A booked meeting with what its client can do with it (deal O1): join, keep in a calendar, move, cancel. */
export function MeetingScreen({
  token,
  initial,
  representativeTitle,
}: {
  token: string;
  initial: ClientMeeting;
  representativeTitle: string;
}) {
  const t = useTranslations("ClientMeeting");
  const actions = useTranslations("MeetingActions");
  const booked = useTranslations("Meetings.confirmation");
  const statuses = useTranslations("Choices.meeting");
  const feedback = useTranslations("Feedback");
  const locale = useLocale();
  const [meeting, setMeeting] = useState(initial);
  const [isMoving, setIsMoving] = useState(false);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isSending, setIsSending] = useState(false);
  /** What the visitor has just done. */
  const [done, setDone] = useState<"moved" | "cancelled" | null>(null);
  /** The move has given it to another consultant. */
  const [hasOtherHost, setHasOtherHost] = useState(false);
  const outcome = useRef<HTMLDivElement>(null);
  const { status, phase, canReschedule, canCancel } = meeting;
  const isSettled = status === "cancelled" || status === "completed";
  const isOver = isSettled || phase === "over";
  const isAhead = !isSettled && phase === "ahead";

  useEffect(() => {
    if (done) outcome.current?.focus();
  }, [done]);

  /** After a refusal the page shows the meeting as it is now. */
  async function readAgain(error: unknown) {
    if (!isConflict(error)) return;
    await getMeeting({ params: { token } }).then(setMeeting, () => undefined);
  }

  async function move(time: { preferredDate: string; preferredTime: string }) {
    setDone(null);
    try {
      const moved = await rescheduleMeeting({ params: { token }, body: time });
      setHasOtherHost(moved.representativeName !== meeting.representativeName);
      setMeeting(moved);
    } catch (error) {
      await readAgain(error);
      throw error;
    }
    setIsMoving(false);
    setDone("moved");
  }

  async function cancel(reason: string) {
    setDone(null);
    setIsSending(true);
    try {
      setMeeting(await cancelMeeting({ params: { token }, body: reason ? { reason } : {} }));
      setIsCancelling(false);
      setIsMoving(false);
      setDone("cancelled");
    } catch (error) {
      failedToast(error, feedback);
      await readAgain(error);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      <PageHeader
        title={booked("summary")}
        description={isSettled || phase === "ahead" ? t(`intro.${status}`) : t(`phase.${phase}`)}
        actions={
          isSettled || phase !== "over" ? (
            <Badge variant={meetingColours[status]}>{statuses(status)}</Badge>
          ) : null
        }
      />
      <div className="space-y-6">
        <div ref={outcome} tabIndex={-1} role="status" className="outline-none">
          {done ? (
            <Alert variant="success" title={t(`${done}.title`)}>
              <p>
                {t(
                  done === "moved"
                    ? `moved.${status === "confirmed" ? "confirmed" : "pending"}`
                    : "cancelled.text",
                )}
              </p>
              {done === "moved" && hasOtherHost ? (
                <p>{t("moved.otherHost", { name: meeting.representativeName })}</p>
              ) : null}
            </Alert>
          ) : null}
        </div>
        <Card className="p-5 sm:p-6">
          <MeetingFacts
            meeting={meeting}
            place={
              meeting.joinUrl
                ? t(`place.${placeOf(meeting.joinUrl)}`)
                : isAhead
                  ? booked("online")
                  : t("place.online")
            }
            representativeTitle={representativeTitle}
          />
          {meeting.movedAt && !isOver ? (
            <p className="mt-4 max-w-reading text-muted-foreground text-sm">
              {t("movedOn", { date: formatDate(helsinkiDate(new Date(meeting.movedAt)), locale) })}
            </p>
          ) : null}
        </Card>
        {isOver ? (
          <Button asChild variant="accent">
            <Link href={meeting.expert ? `/book-meeting?expert=${meeting.expert.id}` : "/book-meeting"}>
              {t("another")}
            </Link>
          </Button>
        ) : (
          <div className="flex flex-wrap gap-3 max-sm:*:w-full">
            {meeting.joinUrl ? (
              <Button asChild variant="accent">
                <a href={meeting.joinUrl} target="_blank" rel="noreferrer">
                  <Video aria-hidden />
                  {actions("join")}
                </a>
              </Button>
            ) : null}
            <Button asChild variant="outline">
              <a href={meeting.calendarFileUrl} download>
                <CalendarPlus aria-hidden />
                {booked("calendarFile")}
              </a>
            </Button>
            {canReschedule ? (
              <Button
                variant="outline"
                aria-expanded={isMoving}
                onClick={() => {
                  setIsMoving(!isMoving);
                  setDone(null);
                }}
              >
                <CalendarClock aria-hidden />
                {actions("another")}
              </Button>
            ) : null}
            {canCancel ? (
              <Button variant="outline" onClick={() => setIsCancelling(true)}>
                <X aria-hidden />
                {actions("cancel")}
              </Button>
            ) : null}
          </div>
        )}
        <Until meeting={meeting} />
        {isMoving && canReschedule ? (
          <Card className="p-5 sm:p-6">
            <h2 className="text-heading">{t("move.title")}</h2>
            <p className="mt-1 mb-5 max-w-reading text-muted-foreground">
              {t(
                status === "confirmed" && !meeting.staysConfirmedWhenMoved ? "move.confirmAnew" : "move.text",
              )}
            </p>
            <TimeForm
              moving={token}
              duration={meeting.duration}
              label={t("move.title")}
              submit={actions("move")}
              pending={actions("moving")}
              send={move}
              onError={(error) => failedToast(error, feedback)}
            >
              <Button variant="ghost" onClick={() => setIsMoving(false)}>
                {t("move.keep")}
              </Button>
            </TimeForm>
          </Card>
        ) : null}
      </div>
      {isCancelling && canCancel ? (
        <ReasonDialog
          title={actions("cancelTitle")}
          description={t("cancel.description")}
          label={t("cancel.reason")}
          maxLength={1000}
          confirm={actions("cancel")}
          pending={t("cancel.sending")}
          keep={actions("keep")}
          isSending={isSending}
          onConfirm={cancel}
          onClose={() => setIsCancelling(false)}
        />
      ) : null}
    </>
  );
}

/** Until when the client can change the meeting, or why they cannot any more. */
function Until({ meeting }: { meeting: ClientMeeting }) {
  const t = useTranslations("ClientMeeting.until");
  const slots = useTranslations("Meetings.slots");
  const locale = useLocale();
  if (meeting.changeableUntil === null || meeting.phase === "over") return null;
  const { date, minutesOfDay } = helsinkiWallTime(new Date(meeting.changeableUntil));
  const isOpen = meeting.canReschedule || meeting.canCancel;
  return (
    <p className="text-muted-foreground text-sm">
      {isOpen
        ? t("open", {
            date: formatDate(date, locale),
            time: formatClock(minutesOfDay, locale),
          })
        : t(meeting.phase === "on" ? "begun" : "over")}{" "}
      {isOpen ? null : (
        <a href={supportMailto} className="font-medium text-primary underline underline-offset-4">
          {slots("contact")}
        </a>
      )}
    </p>
  );
}
