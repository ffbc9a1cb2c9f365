"use client";

import { useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { BulkFailures } from "./use-bulk-review";

/** Which of many decisions did not go through, and why; it stays until it is read. */
export function BulkFailureList({ failures, onHide }: { failures: BulkFailures | null; onHide: () => void }) {
  const t = useTranslations("AdminApplications.bulk");
  const adminActions = useTranslations("Admin.actions");
  if (!failures) return null;
  return (
    <Alert
      role="alert"
      variant="destructive"
      title={t(`${failures.event}Failed`, { count: failures.items.length })}
    >
      <ul className="list-disc space-y-1 pl-5">
        {failures.items.map(({ application, reason }) => (
          <li key={application.id}>{adminActions("refused", { name: application.name, reason })}</li>
        ))}
      </ul>
      <Button variant="outline" className="mt-2" onClick={onHide}>
        {t("hide")}
      </Button>
    </Alert>
  );
}
