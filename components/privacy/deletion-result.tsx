import { useLocale, useTranslations } from "#texts";
import type { AccountDeletion } from "@/lib/features/privacy/schemas";
import { formatDate } from "@/lib/shared/format-dates";

/** What was deleted, what stays without the person in it, and what stays: why and until when. */
export function DeletionResult({ result: { deleted, anonymised, kept } }: { result: AccountDeletion }) {
  const t = useTranslations("Account.delete.done");
  const deletion = useTranslations("Account.delete");
  const locale = useLocale();
  const readable = (date: string) => formatDate(date, locale);
  const groups = [
    { title: t("deleted"), things: deleted },
    { title: deletion("anonymised"), things: anonymised },
  ].filter(({ things }) => things.length > 0);
  return (
    <div className="space-y-4">
      {groups.map(({ title, things }) => (
        <section key={title}>
          <h3 className="font-semibold">{title}</h3>
          <ul className="mt-1 list-disc pl-5 text-muted-foreground sm:columns-2">
            {things.map(({ what, text }) => (
              <li key={what}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className="font-semibold">{t("kept")}</h3>
        <dl className="mt-1 space-y-2">
          {kept.map(({ what, text, reason, until }) => (
            <div key={what}>
              <dt className="font-medium">{text}</dt>
              <dd className="text-muted-foreground">
                {reason} {until ? t("until", { date: readable(until) }) : null}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
