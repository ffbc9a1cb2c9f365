import { getLocale, getTranslations } from "next-intl/server";
import { brand } from "@/lib/shared/brand";

/** Outside services of this installation; what is not connected gets no data and is said to get none. */
export interface ConnectedServices {
  /** The consultant's calendar is in Microsoft 365. */
  microsoft: boolean;
  /** A language model reads and describes. */
  model: boolean;
  /** Names of the sign-in services on offer. */
  signIn: readonly string[];
}

/** Who gets personal data, and what (GDPR article 13(1)(e)). */
export async function RecipientList({ services }: { services: ConnectedServices }) {
  const [t, locale] = await Promise.all([getTranslations("Privacy"), getLocale()]);
  const isConnected = {
    microsoft: services.microsoft,
    model: services.model,
    signIn: services.signIn.length > 0,
  };
  const optional = ["microsoft", "model", "signIn"] as const;
  const listed = [
    "hosting",
    "mail",
    "parties",
    ...optional.filter((service) => isConnected[service]),
    "pictures",
    "authorities",
  ] as const;
  const missing = optional
    .filter((service) => !isConnected[service])
    .map((service) => t(`services.${service}`));
  const providers = new Intl.ListFormat(locale, { type: "disjunction" }).format(services.signIn);
  return (
    <>
      <ul className="max-w-reading list-disc space-y-2 pl-5">
        {listed.map((recipient) => (
          <li key={recipient}>{t(`recipients.${recipient}`, { brand: brand.name, providers })}</li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <p className="max-w-reading">
          {t("notConnected", {
            services: new Intl.ListFormat(locale, { type: "conjunction" }).format(missing),
          })}
        </p>
      ) : null}
    </>
  );
}
