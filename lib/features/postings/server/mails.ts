import "server-only";
import { adminLink } from "@/lib/features/accounts/server/admin-link";
import { inAnyLanguage } from "@/lib/server/mail/in-any-language";
import { renderMail } from "@/lib/server/mail/layout";
import type { Mail } from "@/lib/server/mail/mail";
import { type Translator, translator } from "@/lib/server/translator";
import { brand, claims } from "@/lib/shared/brand";
import { formatDate } from "@/lib/shared/format-dates";
import type { Locale } from "@/lib/shared/locales";
import { type Cents, formatEuros } from "@/lib/shared/money";
import { namesIn } from "@/lib/shared/name-table";
import { postingReceivedMailKind } from "../rules";
import type { ProjectPostingInput } from "../schemas";

type Texts = Translator<"ProjectMails">;
/** What the team's mail tells of a posting. */
type Described = {
  [Field in keyof ProjectPostingInput]: undefined extends ProjectPostingInput[Field]
    ? ProjectPostingInput[Field] | null
    : ProjectPostingInput[Field];
};

/**
 * The two mails of a new posting (decisions F). Anybody can type any address into the form, so the poster's mail
 * repeats nothing that was typed there; the team's mail has what it needs for a first look.
 * @param poster where they go on with it, and whether an administrator wrote it for them
 */
export const postingReceivedMails = inAnyLanguage(
  (
    id: number,
    posting: ProjectPostingInput,
    { url, opensAccount, isByHand }: { url: string; opensAccount: boolean; isByHand: boolean },
    locale: Locale,
    ours: Locale,
  ): Mail[] => {
    const t = translator("ProjectMails", locale);
    const mails = translator("Mails", locale);
    const hours = claims.postingReviewHours;
    return [
      {
        kind: postingReceivedMailKind,
        to: posting.customerEmail,
        subject: t(isByHand ? "postingByHand.subject" : "postingReceived.subject", { brand: brand.name }),
        ...renderMail({
          locale,
          heading: t("postingReceived.heading"),
          paragraphs: [
            t(isByHand ? "postingByHand.intro" : "postingReceived.intro", { brand: brand.name, hours }),
            t("postingReceived.next"),
            t(opensAccount ? "postingReceived.link" : "postingReceived.place"),
          ],
          action: { label: t("postingReceived.action"), url },
          footer: mails(isByHand ? "notAsked" : "ignore", { support: brand.supportEmail }),
        }),
      },
      postingTeamMail(id, posting, "new", ours),
    ];
  },
);

/** Tells the team that a posting waits: a new one, or one that was approved or rejected before. */
export const postingTeamMail = inAnyLanguage(
  (id: number, posting: Described, which: "new" | "again", locale: Locale): Mail => {
    const t = translator("ProjectMails", locale);
    return {
      kind: "project_posting_new",
      to: brand.supportEmail,
      subject: t(`postingTeam.subject.${which}`, { project: posting.title }),
      ...renderMail({
        locale,
        heading: t(`postingTeam.heading.${which}`),
        paragraphs: [t("postingTeam.intro", { hours: claims.postingReviewHours })],
        details: details(posting, t, locale),
        action: { label: t("postingTeam.action"), url: adminLink(`/admin/projects?q=%23${id}`) },
      }),
    };
  },
);

function details(posting: Described, t: Texts, locale: Locale): [string, string][] {
  const fields = translator("Fields", locale);
  const form = translator("Posting", locale);
  const units = translator("Units", locale);
  const choices = translator("Choices", locale);
  const names = namesIn(locale);
  const rows: [string, string | null | undefined][] = [
    [fields("project.title"), posting.title],
    [t("details.customer"), posting.customerName],
    [fields("person.company"), posting.customerCompany],
    [fields("person.email"), posting.customerEmail],
    [fields("person.phone"), posting.customerPhone],
    [fields("work.skills"), posting.requiredSkills.map(names.skill).join(", ")],
    [fields("work.location"), posting.location && names.place(posting.location)],
    [
      fields("work.arrangement"),
      posting.workArrangement.map((arrangement) => choices(`arrangement.${arrangement}`)).join(", "),
    ],
    [fields("work.experience"), choices(`level.${posting.experienceRequired}`)],
    [
      fields("work.duration"),
      posting.durationMonths ? units("months", { months: posting.durationMonths }) : null,
    ],
    [fields("project.budget"), budget(posting, t, locale)],
    [fields("project.start"), choices(`urgency.${posting.urgency}`)],
    [form("fields.startDate"), posting.startDate ? formatDate(posting.startDate, locale) : null],
    [fields("project.description"), posting.description],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** What is known of the budget; one end may be open. */
function budget(posting: Described, t: Texts, locale: Locale): string | null {
  const isFixed = posting.budgetType === "fixed";
  const euros = (cents: Cents | null | undefined) =>
    typeof cents === "number" ? formatEuros(cents, locale) : null;
  const min = euros(isFixed ? posting.fixedBudgetMinCents : posting.hourlyRateMinCents);
  const max = euros(isFixed ? posting.fixedBudgetMaxCents : posting.hourlyRateMaxCents);
  if (min === null && max === null) return null;
  const amount =
    min !== null && max !== null
      ? t("budget.range", { min, max })
      : min !== null
        ? t("budget.from", { min })
        : t("budget.upTo", { max: max as string });
  return isFixed ? t("budget.fixed", { amount }) : t("budget.hourly", { amount });
}
