import { ArrowLeft, CalendarDays, Pencil } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { FavoriteButton } from "@/components/experts/favorite-button";
import { InviteButton } from "@/components/invitations/invite-button";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { AddToListButton } from "@/components/shortlists/add-to-list-button";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PublicExpert } from "@/lib/features/experts/schemas";
import { ForOthers, MainAction } from "./owner-actions";

/** Id of the sentence that says why the button of a busy expert is off. */
export const unavailableReasonId = "unavailable-reason";

/** Back, the heart, and the one main action: a request, which a busy expert does not take (spec 000 §4, decisions D7). */
export async function ProfileActions({ expert, busy }: { expert: PublicExpert; busy: boolean }) {
  const t = await getTranslations("Profile");
  return (
    <>
      <div className="flex flex-wrap gap-3 max-sm:mt-6 max-sm:*:flex-1">
        <Link href={shellRoutes.home} prefetch={false} className={buttonVariants({ variant: "outline" })}>
          <ArrowLeft aria-hidden />
          {t("back")}
        </Link>
        <ForOthers expertId={expert.id}>
          <FavoriteButton
            expertId={expert.id}
            name={expert.name}
            ownStatus
            className="rounded-md border border-input bg-card max-sm:flex-none!"
          />
          <AddToListButton
            expertId={expert.id}
            name={expert.name}
            className={buttonVariants({ variant: "outline" })}
          />
          <InviteButton
            expertId={expert.id}
            name={expert.name}
            className={buttonVariants({ variant: "outline" })}
          />
        </ForOthers>
      </div>
      {/* On a phone it stays under the site's header, however far one reads. */}
      <div className="max-sm:sticky max-sm:top-18 max-sm:z-20 max-sm:mt-3 max-sm:*:w-full">
        <MainAction
          expertId={expert.id}
          editClassName={buttonVariants({ variant: "accent" })}
          editIcon={<Pencil aria-hidden />}
        >
          {busy ? (
            <Button variant="secondary" disabled aria-describedby={unavailableReasonId}>
              {t("unavailable.button")}
            </Button>
          ) : (
            <Link
              href={`${shellRoutes.bookMeeting}?expertId=${expert.id}`}
              prefetch={false}
              className={buttonVariants({ variant: "accent" })}
            >
              <CalendarDays aria-hidden />
              {t("request")}
            </Link>
          )}
        </MainAction>
      </div>
    </>
  );
}
