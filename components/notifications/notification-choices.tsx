"use client";

import { useState } from "react";
import { useTranslations } from "#texts";
import { failedToast } from "@/components/feedback/failed-toast";
import { NativeSelect } from "@/components/ui/native-select";
import { toast } from "@/lib/client/toast";
import { chooseDelivery } from "@/lib/features/notifications/client";
import {
  type choosableKinds,
  commonKinds,
  companyKinds,
  type Delivery,
  deliveries,
  expertKinds,
} from "@/lib/features/notifications/kinds";
import type { NotificationChoice } from "@/lib/features/notifications/schemas";

type Kind = (typeof choosableKinds)[number];
const groups = { company: companyKinds, expert: expertKinds, common: commonKinds } as const;

/** How the signed-in person hears of each kind; stored as it is chosen. */
export function NotificationChoices({ initial }: { initial: NotificationChoice[] }) {
  const t = useTranslations("Notifications.choices");
  const names = useTranslations("Notifications.names");
  const feedback = useTranslations("Feedback");
  const [chosen, setChosen] = useState(
    () => Object.fromEntries(initial.map(({ kind, delivery }) => [kind, delivery])) as Record<Kind, Delivery>,
  );

  async function choose(kind: Kind, delivery: Delivery) {
    const before = chosen[kind];
    const show = (now: Delivery) => setChosen((known) => ({ ...known, [kind]: now }));
    show(delivery);
    try {
      await chooseDelivery({ body: { kind, delivery } });
      toast({ title: t("saved"), description: `${names(kind)}: ${t(delivery)}` });
    } catch (error) {
      show(before);
      failedToast(error, feedback);
    }
  }

  return (
    <section id="choices" className="mt-12 scroll-mt-24">
      <h2 className="text-heading">{t("title")}</h2>
      <p className="mt-1 text-muted-foreground">{t("description")}</p>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
        <div key={group} className="mt-6">
          <h3 className="text-subheading">{t(group)}</h3>
          <ul className="mt-2 divide-y divide-border rounded-lg border border-border bg-card">
            {groups[group].map((kind) => (
              <li
                key={kind}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3"
              >
                <span className="min-w-0 flex-1 basis-56">{names(kind)}</span>
                <NativeSelect
                  className="w-full sm:w-56"
                  aria-label={t("delivery", { name: names(kind) })}
                  value={chosen[kind]}
                  onChange={({ target }) => void choose(kind, target.value as Delivery)}
                >
                  {deliveries.map((delivery) => (
                    <option key={delivery} value={delivery}>
                      {t(delivery)}
                    </option>
                  ))}
                </NativeSelect>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-6 text-muted-foreground">{t("urgent")}</p>
    </section>
  );
}
