"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from "@/components/ui/table";
import { useFormatter } from "@/lib/client/use-formatter";
import { jobsQuery } from "@/lib/features/operations/client";
import type { JobQueue } from "@/lib/features/operations/job-schemas";

const columns = ["name", "schedule", "state", "lastCompleted", "error"] as const;

/** The background jobs: those that have failed stand first. */
export function JobsScreen() {
  const t = useTranslations("AdminJobs");
  const { data, isError, refetch } = useQuery(jobsQuery);
  if (isError && !data) return <LoadError title={t("loadFailed")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const queues = [...data].sort((left, right) => right.failed - left.failed);
  return (
    <Table label={t("title")}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableHeaderCell key={column}>{t(`columns.${column}`)}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
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
    <TableRow>
      <TableCell className="whitespace-nowrap font-medium">{queue.name}</TableCell>
      <TableCell className="whitespace-nowrap">
        {queue.schedule ? <code>{queue.schedule}</code> : t("whenNeeded")}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <Badge variant={queue.failed > 0 ? "destructive" : "success"}>
          {t("failed", { count: queue.failed })}
        </Badge>
        {queue.waiting > 0 ? (
          <span className="mt-1 block text-muted-foreground text-sm">
            {t("waiting", { count: queue.waiting })}
          </span>
        ) : null}
      </TableCell>
      <TableCell className="whitespace-nowrap">
        {queue.lastCompletedAt ? moment(queue.lastCompletedAt) : t("notYet")}
      </TableCell>
      <TableCell className="wrap-anywhere min-w-56 text-sm">
        {queue.lastError ?? null}
        {queue.lastFailedAt ? (
          <span className="block text-muted-foreground">{moment(queue.lastFailedAt)}</span>
        ) : null}
      </TableCell>
    </TableRow>
  );
}
