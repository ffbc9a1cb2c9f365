import { EyeOff, ReceiptEuro, Users } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { Section } from "@/components/layout/section";
import { brand, claimed, claims } from "@/lib/shared/brand";

const daysPerWeek = 7;
/** Days, so that both bars have one scale. */
const longest = claims.industryMatchingWeeks.max * daysPerWeek;
const share = (days: number) => `${(100 * days) / longest}%`;

/** Why companies choose the product: time, network, price, privacy. */
export async function WhySection({ totalExperts }: { totalExperts: number }) {
  const [t, locale] = await Promise.all([getTranslations("Home.why"), getLocale()]);
  const bars = [
    {
      key: "here",
      label: t("time.here", { brand: brand.name }),
      value: t("time.hereValue", claims.matchingDays),
      days: claims.matchingDays.max,
      colour: "bg-primary",
    },
    {
      key: "industry",
      label: t("time.industry"),
      value: t("time.industryValue", claims.industryMatchingWeeks),
      days: longest,
      colour: "bg-input",
    },
  ];
  const reasons = [
    {
      key: "network",
      Icon: Users,
      values: { count: claimed(claims.home.activeExperts, totalExperts, locale) },
    },
    { key: "fee", Icon: ReceiptEuro, values: { percent: claims.platformFeePercent } },
    { key: "anonymous", Icon: EyeOff, values: {} },
  ] as const;
  return (
    <Section id="why" title={t("title", { brand: brand.name })} description={t("description")}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <div className="rounded-lg border border-border bg-card p-5 sm:p-6 lg:col-span-3 lg:grid lg:grid-cols-3 lg:items-center lg:gap-x-8">
          <div>
            <h3 className="text-subheading">{t("time.title")}</h3>
            <p className="text-muted-foreground">{t("time.description")}</p>
          </div>
          <ul className="mt-5 space-y-4 lg:col-span-2 lg:mt-0">
            {bars.map(({ key, label, value, days, colour }) => (
              <li key={key}>
                <div className="mb-1.5 flex justify-between gap-4">
                  <span>{label}</span>
                  <span className="tabular font-medium">{value}</span>
                </div>
                <div aria-hidden className="h-3 overflow-hidden rounded-full bg-muted">
                  <div className={`h-full rounded-full ${colour}`} style={{ width: share(days) }} />
                </div>
              </li>
            ))}
          </ul>
        </div>
        {reasons.map(({ key, Icon, values }) => (
          <div key={key} className="rounded-lg border border-border bg-card p-5 sm:p-6">
            <Icon aria-hidden className="size-7 text-primary" />
            <h3 className="mt-4 text-subheading">{t(`${key}.title`, values)}</h3>
            <p className="mt-1 text-muted-foreground">{t(`${key}.description`)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
