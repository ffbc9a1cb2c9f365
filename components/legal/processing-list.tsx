import { getMessages, getTranslations } from "next-intl/server";
import { statements } from "@/lib/features/personality/statements";
import { keysOf } from "@/lib/shared/keys-of";
import { legalTags } from "./legal-texts";

const rows = ["data", "purpose", "basis"] as const;

/** Each kind of processing with its data, purpose and legal basis (GDPR article 13(1)(c) and (d)). */
export async function ProcessingList() {
  const [t, messages] = await Promise.all([getTranslations("Privacy"), getMessages()]);
  return (
    <div className="grid gap-4 pt-2">
      {keysOf(messages.Privacy.processing).map((key) => (
        <div key={key} className="rounded-lg border border-border bg-card p-5">
          <h3 className="text-subheading">{t(`processing.${key}.title`)}</h3>
          <dl className="mt-2 grid gap-x-6 sm:grid-cols-[6rem_minmax(0,1fr)] sm:gap-y-2">
            {rows.map((row) => (
              <div key={row} className="max-sm:mt-2 sm:contents">
                <dt className="text-muted-foreground">{t(`labels.${row}`)}</dt>
                <dd className="max-w-reading">
                  {t.rich(`processing.${key}.${row}`, { ...legalTags, statements: statements.length })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
