import { useTranslations } from "#texts";
import { CheckboxField, TextField } from "@/components/form/fields";
import type { OwnProfileForm } from "@/lib/features/experts/profile-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { brand } from "@/lib/shared/brand";
import { parseWebAddress } from "@/lib/shared/web-address";
import { Fact, Facts, ProfileSection } from "./section";

const links = [
  ["portfolioUrl", "portfolio"],
  ["linkedinUrl", "linkedin"],
  ["githubUrl", "github"],
] as const;

/** What is not public: where the work of the expert stands, and how to reach them. */
export function ContactFields({ email }: { email: string }) {
  const t = useTranslations("OwnProfile");
  const person = useTranslations("Fields.person");
  return (
    <>
      <ProfileSection title={person("links")} note={t("sections.private")} columns>
        {links.map(([name, label]) => (
          <TextField<OwnProfileForm>
            key={name}
            name={name}
            label={person(label)}
            type="url"
            placeholder={t("fields.urlPlaceholder")}
            optional
          />
        ))}
      </ProfileSection>
      <ProfileSection title={t("sections.contact")} note={t("sections.contactShown")} columns>
        <div className="min-w-0 space-y-1.5">
          <p className="font-medium">{person("email")}</p>
          <p className="flex min-h-11 items-center break-all">{email}</p>
          <p className="text-muted-foreground text-sm">
            {t("fields.emailNote", { email: brand.supportEmail })}
          </p>
        </div>
        <TextField<OwnProfileForm>
          name="phone"
          label={person("phone")}
          type="tel"
          autoComplete="tel"
          optional
        />
        <CheckboxField<OwnProfileForm>
          name="emailNotifications"
          label={t("fields.emailNotifications")}
          className="sm:col-span-2"
        />
      </ProfileSection>
    </>
  );
}

/** The same to read. */
export function ContactFacts({ expert }: { expert: FullExpert }) {
  const t = useTranslations("OwnProfile");
  const person = useTranslations("Fields.person");
  const linkTexts = useTranslations("Links");
  return (
    <>
      <ProfileSection title={person("links")} note={t("sections.private")}>
        <Facts>
          {links.map(([field, label]) => (
            <Fact key={field} label={person(label)}>
              {expert[field] ? <OutsideLink href={expert[field]} newTab={linkTexts("newTab")} /> : null}
            </Fact>
          ))}
        </Facts>
      </ProfileSection>
      <ProfileSection title={t("sections.contact")} note={t("sections.contactShown")}>
        <Facts>
          <Fact label={person("email")}>{expert.email}</Fact>
          <Fact label={person("phone")}>{expert.phone}</Fact>
          <Fact label={t("view.notifications")}>
            {expert.emailNotifications ? t("view.notificationsOn") : t("view.notificationsOff")}
          </Fact>
        </Facts>
      </ProfileSection>
    </>
  );
}

function OutsideLink({ href, newTab }: { href: string; newTab: string }) {
  // What was stored elsewhere is text until it proves to be an address.
  if (parseWebAddress(href) !== href) return <span className="break-all">{href}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer nofollow"
      className="-my-2 inline-block break-all py-2 text-primary underline underline-offset-4"
    >
      {href}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
