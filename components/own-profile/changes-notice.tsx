"use client";

import { Send } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { serverMessage } from "@/lib/client/api";
import { useRouter } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { resubmitExpert } from "@/lib/features/experts/change-client";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { claims } from "@/lib/shared/brand";
import { langOf, type Said } from "@/lib/shared/locales";

/** What our team asks the owner of a profile to change, and the way to send it again. */
export function ChangesNotice({
  expertId,
  asked,
  isEditing = false,
  hasLink = false,
  onSent,
}: {
  expertId: number;
  asked: Said;
  /** What is typed is saved before it is sent. */
  isEditing?: boolean;
  /** Whether the profile is changed elsewhere. */
  hasLink?: boolean;
  onSent?: (expert: FullExpert) => void;
}) {
  const t = useTranslations("OwnProfile.status.changes_requested");
  const changes = useTranslations("ChangeRequests");
  const profile = useTranslations("OwnProfile");
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);
  const days = claims.applicationReviewBusinessDays;

  async function send() {
    setIsSending(true);
    try {
      const expert = await resubmitExpert({ params: { id: expertId } });
      toast({ title: changes("resubmitted"), description: changes("resubmittedText", days) });
      onSent?.(expert);
      router.refresh();
    } catch (error) {
      const description = serverMessage(error, "");
      toast({
        title: changes("notResubmitted"),
        ...(description ? { description } : {}),
        variant: "destructive",
      });
    } finally {
      setIsSending(false);
    }
  }
  return (
    <Alert variant="warning" title={t("title")}>
      <p className="max-w-reading">{t("text", days)}</p>
      <p className="mt-3 font-medium">{changes("message")}</p>
      <p
        lang={langOf(asked.language, useLocale())}
        className="wrap-anywhere max-w-reading whitespace-pre-line"
      >
        {asked.text}
      </p>
      {isEditing ? null : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button aria-disabled={isSending} onClick={() => isSending || void send()}>
            <Send aria-hidden />
            {changes("resubmit")}
          </Button>
          {hasLink ? (
            <Link href="/profile" prefetch={false} className={buttonVariants({ variant: "outline" })}>
              {profile("edit")}
            </Link>
          ) : null}
        </div>
      )}
    </Alert>
  );
}
