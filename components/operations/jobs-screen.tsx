"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { cardCell, cardRow, cardRows } from "@/components/admin/table-cells";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { useFormatter } from "@/lib/client/use-formatter";
import { jobsQuery } from "@/lib/features/operations/client";
import { jobSchedule } from "@/lib/features/operations/job-schedule";
import type { JobQueue } from "@/lib/features/operations/job-schemas";
import type { Messages } from "@/lib/shared/locales";

type Job = keyof Messages["AdminJobs"]["tasks"];

const columns = ["name", "schedule", "state", "lastCompleted", "error"] as const;

/** Where a row is a card. */
const wholeLine = "max-md:basis-full md:max-lg:col-span-full";

/** The background jobs: those that have failed stand first. */
export function JobsScreen() {
  const t = useTranslations("AdminJobs");
  const { data, isError, refetch } = useQuery(jobsQuery);
  if (isError && !data) return <LoadError title={t("loadFailed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const queues = [...data].sort((left, right) => right.failed - left.failed);
  return (
    <Table label={t("title")} className="max-lg:block">
      <TableHead className="max-lg:sr-only">
        <TableRow>
          {columns.map((column) => (
            <TableHeaderCell key={column}>{t(`columns.${column}`)}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className={cardRows}>
        {queues.map((queue) => (
          <JobRow key={queue.name} queue={queue} />
        ))}
      </TableBody>
    </Table>
  );
}

function JobRow({ queue }: { queue: JobQueue }) {
  const t = useTranslations("AdminJobs");
  const format = useFormatter();
  const moment = (at: string) => (
    <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })}</time>
  );
  return (
    <TableRow className={cardRow}>
      <TableCell className={cn(cardCell, "lg:min-w-64", wholeLine)}>
        <span className="block font-medium">{queue.name}</span>
        <span className="block text-muted-foreground text-sm">{t(`tasks.${queue.name as Job}`)}</span>
      </TableCell>
      <Value of="schedule" className="lg:min-w-40">
        {queue.schedule ? <Schedule cron={queue.schedule} /> : t("whenNeeded")}
      </Value>
      <Value of="state" className="whitespace-nowrap">
        <Badge variant={queue.failed > 0 ? "destructive" : "success"}>
          {t("failed", { count: queue.failed })}
        </Badge>
        {queue.waiting > 0 ? (
          <span className="mt-1 block text-muted-foreground text-sm">
            {t("waiting", { count: queue.waiting })}
          </span>
        ) : null}
      </Value>
      <Value of="lastCompleted" className="whitespace-nowrap">
        {queue.lastCompletedAt ? moment(queue.lastCompletedAt) : t("notYet")}
      </Value>
      <Value
        of="error"
        className={cn(
          "wrap-anywhere text-sm lg:min-w-56",
          !(queue.lastError || queue.lastFailedAt) && "max-lg:hidden",
          wholeLine,
        )}
      >
        {queue.lastError ?? (queue.lastFailedAt ? null : "–")}
        {queue.lastFailedAt ? (
          <span className="block text-muted-foreground">{moment(queue.lastFailedAt)}</span>
        ) : null}
      </Value>
    </TableRow>
  );
}

/** When a job runs by itself, in Finnish time. */
function Schedule({ cron }: { cron: string }) {
  const t = useTranslations("AdminJobs.schedule");
  const format = useFormatter();
  const schedule = jobSchedule(cron);
  if (!schedule) return <code>{cron}</code>;
  if ("minutes" in schedule) return t(schedule.every, { minutes: schedule.minutes });
  const time = format.dateTime(new Date(schedule.minutesOfDay * 60_000), {
    timeStyle: "short",
    timeZone: "UTC",
  });
  return t(schedule.every, { time });
}

/** A value under its heading where rows are cards, which have no head. */
function Value({
  of,
  className,
  children,
}: {
  of: (typeof columns)[number];
  className: string;
  children: ReactNode;
}) {
  const t = useTranslations("AdminJobs.columns");
  return (
    <TableCell className={cn(cardCell, className)}>
      <span className="block text-muted-foreground text-sm lg:hidden">{t(of)}</span>
      {children}
    </TableCell>
  );
}
