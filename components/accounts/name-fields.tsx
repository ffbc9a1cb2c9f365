import { useTranslations } from "#texts";
import { TextField } from "@/components/form/fields";

type Names = { firstName: string; lastName: string };

/** First and last name of whoever makes an account. */
export function NameFields() {
  const t = useTranslations("Accounts.fields");
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <TextField<Names> name="firstName" label={t("firstName")} autoComplete="given-name" />
      <TextField<Names> name="lastName" label={t("lastName")} autoComplete="family-name" />
    </div>
  );
}
