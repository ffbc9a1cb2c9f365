import { Link2Off } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { DeadEnd } from "@/components/layout/dead-end";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { buttonVariants } from "@/components/ui/button-variants";
import type { CorrectionEnd } from "@/lib/features/expert-applications/schemas";
import { endValues } from "./correction-end-values";

/** What became of an application that is not corrected by this link any more, and where to go instead. */
export async function CorrectionOver({ end }: { end: CorrectionEnd }) {
  const t = await getTranslations("ApplicationCorrection");
  // Guests sign in first, or make their account, and are led on there.
  const href = {
    approved: "/profile",
    received: shellRoutes.expertDashboard,
    replaced: shellRoutes.expertDashboard,
  };
  return (
    <DeadEnd
      icon={<Link2Off />}
      title={t(`${end}.title`)}
      description={t(`${end}.text`, endValues)}
      action={
        end === "rejected" || end === "expired" ? undefined : (
          <Link href={href[end]} prefetch={false} className={buttonVariants({ variant: "outline" })}>
            {t(`${end}.go`)}
          </Link>
        )
      }
    />
  );
}
