import { useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import {
  type LiabilityAnswers,
  type LiabilityQuestion,
  liabilityOf,
  liabilityThresholds,
} from "@/lib/features/contractor-liability/rules";
import type { LiabilityPapers } from "@/lib/features/contractor-liability/schemas";
import { type Cents, formatEuros, toCents } from "@/lib/shared/format-money";

const unanswered: LiabilityAnswers = {
  isHired: null,
  isOnSite: null,
  isOrdinary: null,
  isEmployee: null,
  isTrusted: null,
};

/** "5(4)" as each language writes it. */
function placeOf(place: string) {
  const [section = place, subsection = "none"] = place.split(/[()]/);
  return { section, subsection };
}

/** One question after the other until the rules decide. The answers stay on this page: they are sent nowhere. */
export function LiabilityCheck({ papers }: { papers: LiabilityPapers }) {
  const t = useTranslations("ContractorLiability");
  const locale = useLocale();
  const [answers, setAnswers] = useState(unanswered);
  const amountCents = toCents(papers.amount);
  const found = liabilityOf({ amountCents, workingDays: papers.workingDays }, answers);
  const answer = (question: LiabilityQuestion, value: boolean) =>
    setAnswers((known) => ({ ...known, [question]: value }));
  const euros = (cents: Cents) => formatEuros(cents, locale, { fractionDigits: 0 });

  return (
    <div role="status" className="space-y-3">
      {"asks" in found ? (
        <fieldset className="space-y-3">
          <legend className="max-w-reading font-medium">{t(`asks.${found.asks}`)}</legend>
          <div className="flex gap-3">
            <Button variant="outline" onClick={() => answer(found.asks, true)}>
              {t("yes")}
            </Button>
            <Button variant="outline" onClick={() => answer(found.asks, false)}>
              {t("no")}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Alert
          variant={found.isApplied ? "warning" : "info"}
          title={t(found.isApplied ? "applies" : "appliesNot")}
        >
          <p>
            {t(`because.${found.because}`, {
              amount: euros(amountCents),
              threshold: euros(liabilityThresholds.cents),
              days: liabilityThresholds.hiredDays,
            })}
          </p>
          <p className="mt-1 text-sm">{t("section", placeOf(found.section))}</p>
        </Alert>
      )}
      {answers.isHired === null ? null : (
        <Button variant="ghost" size="sm" onClick={() => setAnswers(unanswered)}>
          {t("again")}
        </Button>
      )}
    </div>
  );
}
