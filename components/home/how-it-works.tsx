import { Calculator, CalendarCheck, FileSignature, Search } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Section } from "@/components/layout/section";

const steps = [
  { key: "find", Icon: Search },
  { key: "price", Icon: Calculator },
  { key: "meet", Icon: CalendarCheck },
  { key: "agree", Icon: FileSignature },
] as const;

/** How it works, in 4 steps (spec 000 §2). */
export async function HowItWorks() {
  const t = await getTranslations("Home.steps");
  return (
    <Section id="how-it-works" title={t("title")}>
      <ol className="grid grid-cols-1 gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ key, Icon }, index) => (
          <li key={key} className="border-primary border-t-2 pt-5">
            <div className="flex items-center justify-between gap-4">
              <span aria-hidden className="tabular font-semibold text-3xl text-primary">
                {index + 1}
              </span>
              <Icon aria-hidden className="size-6 text-muted-foreground" />
            </div>
            <h3 className="mt-3 text-subheading">{t(`${key}.title`)}</h3>
            <p className="mt-1 text-muted-foreground">{t(`${key}.description`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
