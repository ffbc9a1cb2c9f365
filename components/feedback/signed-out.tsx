import { useTranslations } from "#texts";
import { Link } from "@/components/layout/link";

/** Says that the session has ended, and leads to the sign-in: in a new tab, so that nothing typed is lost. */
export function SignedOut() {
  const t = useTranslations("Feedback");
  return (
    <>
      <p>{t("signedOut")}</p>
      <Link
        href="/login"
        prefetch={false}
        target="_blank"
        rel="noreferrer"
        className="inline-block py-2 font-medium text-primary underline underline-offset-4"
      >
        {t("signInLink")}
      </Link>
    </>
  );
}
