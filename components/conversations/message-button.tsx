"use client";

import { MessageSquare } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { shellRoutes } from "@/components/layout/navigation";
import { Button } from "@/components/ui/button";
import type { ButtonVariants } from "@/components/ui/button-variants";
import { useRouter } from "@/lib/client/navigation";
import { openConversation } from "@/lib/features/conversations/client";

/** Opens the conversation about an application or an invitation, or begins it, and goes there (deal L1). */
export function MessageButton({
  about,
  of,
  variant = "outline",
  size = "md",
}: {
  about: { applicationId: number } | { invitationId: number };
  /** What or whom it is about, for those who do not see where the button stands. */
  of: string;
} & Pick<ButtonVariants, "variant" | "size">) {
  const t = useTranslations("Conversations.actions");
  const feedback = useTranslations("Feedback");
  const router = useRouter();
  const [isOpening, setOpening] = useState(false);

  async function open() {
    setOpening(true);
    try {
      const { id } = await openConversation({ body: about });
      router.push(`${shellRoutes.messages}/${id}`);
    } catch (error) {
      setOpening(false);
      failedToast(error, feedback);
    }
  }
  return (
    <Button variant={variant} size={size} disabled={isOpening} onClick={() => void open()}>
      <MessageSquare aria-hidden />
      {t("open")}
      <span className="sr-only">: {of}</span>
    </Button>
  );
}
