import { ArrowRight, type LucideIcon } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { Link } from "@/components/layout/link";
import { brand } from "@/lib/shared/brand";

interface Leader {
  /** The message `About.leadership.roles.{key}`. */
  key: "founders" | "consultant" | "experts";
  Icon: LucideIcon;
  title: string;
  role: string;
  /** Where to reach them. */
  href: string;
}

const linkClasses =
  "mt-auto inline-flex min-h-11 items-center gap-2 self-start pt-4 font-medium text-primary underline-offset-4 hover:underline";

/** Who answers for the company, by what they do. Names are those of the configuration, nobody is made up. */
export async function Leadership({ people }: { people: readonly Leader[] }) {
  const t = await getTranslations("About.leadership");
  return (
    <section aria-labelledby="leadership" className="mx-auto w-full max-w-page px-4 pb-14 sm:px-6 sm:pb-20">
      <h2 id="leadership" className="text-title">
        {t("title")}
      </h2>
      <p className="mt-3 max-w-reading text-lg text-muted-foreground">{t("description")}</p>
      <ul className="mt-8 grid gap-5 lg:grid-cols-3">
        {people.map(({ key, Icon, title, role, href }) => {
          const action = (
            <>
              {t(`roles.${key}.action`)}
              <ArrowRight aria-hidden className="size-5" />
            </>
          );
          return (
            <li key={key} className="flex flex-col rounded-lg border border-border bg-card p-5 sm:p-6">
              <div className="flex items-center gap-4">
                <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-secondary text-secondary-foreground">
                  <Icon aria-hidden className="size-6" />
                </span>
                <div className="min-w-0">
                  <h3 className="break-words text-subheading">{title}</h3>
                  <p className="text-muted-foreground first-letter:uppercase">{role}</p>
                </div>
              </div>
              <p className="mt-4">{t(`roles.${key}.text`, { brand: brand.name })}</p>
              {href.startsWith("/") ? (
                <Link href={href} prefetch={false} className={linkClasses}>
                  {action}
                </Link>
              ) : (
                <a href={href} className={linkClasses}>
                  {action}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
