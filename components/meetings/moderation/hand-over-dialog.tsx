"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "#texts";
import { LoadError } from "@/components/admin/load-error";
import { Button } from "@/components/ui/button";
import { Radio } from "@/components/ui/choice";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { freeConsultantsQuery } from "@/lib/features/meetings/consultant-client";
import type { FreeConsultant } from "@/lib/features/meetings/consultant-schemas";

/** Who of those who are free holds a meeting from now on. Loaded when it is first needed. */
export default function HandOverDialog({
  bookingId,
  description,
  onChoose,
  onClose,
}: {
  bookingId: number;
  description: string;
  onChoose: (consultant: FreeConsultant) => void;
  onClose: () => void;
}) {
  const t = useTranslations("AdminMeetings.handOver");
  const actions = useTranslations("Actions");
  const { data, isError, refetch } = useQuery(freeConsultantsQuery(bookingId));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = data?.find(({ id }) => id === chosenId) ?? data?.[0];
  function send(event: FormEvent) {
    event.preventDefault();
    if (chosen) onChoose(chosen);
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="sm" title={t("title")} description={description} closeLabel={actions("close")}>
        <form onSubmit={send} className="space-y-5">
          {isError && !data ? <LoadError title={t("loadFailed")} onRetry={() => void refetch()} /> : null}
          {!data && !isError ? (
            <div role="status">
              <span className="sr-only">{t("loading")}</span>
              <Skeleton className="h-20" />
            </div>
          ) : null}
          {data?.length === 0 ? <p>{t("nobody")}</p> : null}
          {data && data.length > 0 ? (
            <fieldset>
              <legend className="font-medium">{t("to")}</legend>
              {data.map((consultant) => (
                <Radio
                  key={consultant.id}
                  name="consultant"
                  checked={consultant.id === chosen?.id}
                  onChange={() => setChosenId(consultant.id)}
                >
                  {consultant.name}
                </Radio>
              ))}
            </fieldset>
          ) : null}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {actions("cancel")}
            </Button>
            <Button type="submit" disabled={!chosen}>
              {t("open")}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
