"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useState } from "react";
import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";
import { PageHeader, PageShell } from "@/components/layout/page-shell";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/api";
import { meetingExpertQuery, takePricingInfo } from "@/lib/features/meetings/client";
import type { PricingInfo } from "@/lib/features/pricing/schemas";
import { pathId } from "@/lib/shared/text";
import { type BookedMeeting, BookingConfirmation } from "./booking-confirmation";
import { BookingForm } from "./booking-form";
import { BookingSidebar } from "./booking-sidebar";
import {
  BusyNotice,
  ConsultationCardSkeleton,
  ExpertConsultationCard,
  ExpertNotice,
  GeneralConsultationCard,
} from "./consultation-card";
import type { RepresentativeCard } from "./representative";

interface BookingScreenProps {
  representative: RepresentativeCard;
}

/** The expert in the address: an id, "unknown" when it is none that can exist, null without one. */
type AddressedExpert = number | "unknown" | null;

/**
 * Reads `expert` or `expertId`, which mean the same (decisions D7). A component of its own, so that only this waits
 * for the browser and the page itself is static.
 */
function ExpertFromAddress({ onRead }: { onRead: (expert: AddressedExpert) => void }) {
  const query = useSearchParams();
  const text = query.get("expert") || query.get("expertId");
  useEffect(() => {
    onRead(text ? (pathId.safeParse(text).data ?? "unknown") : null);
  }, [text, onRead]);
  return null;
}

/** The booking page (spec 000 §2): form and sidebar, then the confirmation in their place. */
export function BookingScreen({ representative }: BookingScreenProps) {
  const t = useTranslations("Meetings");
  const crumbs = useTranslations("Breadcrumb");
  const links = useTranslations("Links");
  const actions = useTranslations("Actions");
  /** Undefined until the address has been read. */
  const [addressed, setAddressed] = useState<AddressedExpert>();
  const [storedPricing, setStoredPricing] = useState<PricingInfo | null>(null);
  const [booked, setBooked] = useState<BookedMeeting | null>(null);
  const addressedId = typeof addressed === "number" ? addressed : null;
  const expertQuery = useQuery(meetingExpertQuery(addressedId));

  useEffect(() => {
    if (addressed === undefined) return;
    setBooked(null);
    setStoredPricing(takePricingInfo(addressedId, new Date()));
  }, [addressed, addressedId]);

  const isMissing = expertQuery.error instanceof ApiError && expertQuery.error.status === 404;
  const isUnknown = addressed === "unknown" || isMissing;
  const expertId = isMissing ? null : addressedId;
  const expert = expertId === null ? null : (expertQuery.data ?? null);
  const isBusy = expert?.availability === "busy";
  const isLoading = addressed === undefined || (expertId !== null && expertQuery.isFetching);
  const hasFailed = expertId !== null && expertQuery.isError && !expertQuery.isFetching;
  const pricing = expert ? storedPricing : null;

  const address = (
    <Suspense fallback={null}>
      <ExpertFromAddress onRead={setAddressed} />
    </Suspense>
  );
  if (booked) {
    return (
      <PageShell width="narrow">
        {address}
        <BookingConfirmation representativeTitle={representative.title} meeting={booked} />
      </PageShell>
    );
  }
  return (
    <PageShell>
      {address}
      <Breadcrumb
        label={crumbs("label")}
        items={[{ label: crumbs("home"), href: "/" }, { label: t("breadcrumb.here") }]}
      />
      <PageHeader
        className="mt-2"
        title={t("title")}
        description={t("intro")}
        actions={
          <Button asChild variant="outline">
            <Link href="/">
              <ArrowLeft aria-hidden />
              {links("backHome")}
            </Link>
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <div className="min-w-0 space-y-6 lg:col-span-2">
          {isUnknown ? (
            <ExpertNotice variant="info" title={t("card.unknownTitle")} text={t("card.unknownText")} />
          ) : null}
          {hasFailed ? (
            <ExpertNotice variant="destructive" title={t("card.failedTitle")} text={t("card.failedText")}>
              <Button variant="outline" onClick={() => expertQuery.refetch()}>
                {actions("tryAgain")}
              </Button>
            </ExpertNotice>
          ) : null}
          {isLoading ? <ConsultationCardSkeleton label={t("card.loading")} /> : null}
          {expert ? <ExpertConsultationCard expert={expert} representative={representative} /> : null}
          {!isLoading && expertId === null ? (
            <GeneralConsultationCard representative={representative} />
          ) : null}
          {isBusy && expert ? <BusyNotice name={expert.name} /> : null}
          <BookingForm
            expertId={expertId}
            pricing={pricing}
            refusal={isBusy && expert ? t("card.busyTitle", { expert: expert.name }) : null}
            onBooked={setBooked}
          />
        </div>
        <aside>
          <BookingSidebar expert={expert} pricing={pricing} />
        </aside>
      </div>
    </PageShell>
  );
}
