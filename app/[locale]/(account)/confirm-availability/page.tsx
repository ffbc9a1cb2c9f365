import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AccountPanel } from "@/components/accounts/account-panel";
import { DeadLink } from "@/components/accounts/dead-link";
import { ConfirmAvailabilityForm } from "@/components/dashboard/confirm-availability-form";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Button } from "@/components/ui/button";
import { isAvailabilityLinkOpen } from "@/lib/features/experts/server/confirm-availability";
import { brand } from "@/lib/shared/brand";
import { type AccountPageProps, accountMetadata, single } from "../account-page";

export async function generateMetadata({ params }: AccountPageProps): Promise<Metadata> {
  return accountMetadata((await params).locale, "confirmAvailability.title");
}

/** /confirm-availability?expert=7&token=…: where the link of a reminder leads (deal K5). It asks first, or says that it does not work. */
export default async function ConfirmAvailabilityPage({ params, searchParams }: AccountPageProps) {
  setRequestLocale((await params).locale);
  const query = await searchParams;
  const { expert = "", token = "" } = { expert: single(query.expert), token: single(query.token) };
  const t = await getTranslations("Accounts.confirmAvailability");
  if (!(await isAvailabilityLinkOpen(expert, token))) {
    const why =
      expert && token
        ? (await getTranslations("Errors"))("availability_link_invalid")
        : (await getTranslations("Accounts"))("linkIncomplete");
    return (
      <DeadLink why={why}>
        <Button asChild variant="accent" className="w-full">
          <Link href={shellRoutes.expertDashboard} prefetch={false}>
            {t("onDashboard")}
          </Link>
        </Button>
      </DeadLink>
    );
  }
  return (
    <AccountPanel
      title={t("title")}
      footer={
        <Link
          href={shellRoutes.expertDashboard}
          prefetch={false}
          className="font-medium text-primary underline underline-offset-4"
        >
          {t("change")}
        </Link>
      }
    >
      <ConfirmAvailabilityForm
        expertId={expert}
        token={token}
        text={{
          question: t("description", { brand: brand.name }),
          submit: t("submit"),
          pending: t("pending"),
          doneTitle: t("doneTitle"),
          done: t("done"),
          failedTitle: t("failedTitle"),
          failed: t("failed"),
        }}
      />
    </AccountPanel>
  );
}
