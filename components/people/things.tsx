"use client";

import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { Card, CardContent } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import type { CompanyThingRow } from "@/lib/features/people/company-schemas";
import type { Thing } from "@/lib/features/people/schemas";

type AnyThing = Thing | CompanyThingRow;

/** Where each of them has its home; a person's things are found by the address, others by what they are called. */
export function pageOfThing({ kind, id, title }: AnyThing, email?: string): string {
  const q = (text: string) => encodeURIComponent(text);
  const pages: Record<AnyThing["kind"], string> = {
    expert_application: `/admin?tab=applications&q=${q(email ?? title)}`,
    project_application: `/admin/project-applications?q=${q(email ?? title)}`,
    project: `/admin?tab=projects&item=${id}`,
    meeting_booking: `/admin/meetings?q=${q(`#${id}`)}`,
    quote: `/admin/quotes?q=${q(`#${id}`)}`,
    contract: `/admin?tab=contracts&item=${id}`,
    mail_message: `/admin/outbox?mail=${q(id)}`,
    conversation_report: `/admin/conversation-reports?report=${id}`,
  };
  return pages[kind];
}

/**
 * What somebody has here, by kind, newest first.
 * @param counts how many there are of each kind, where the newest alone are listed
 */
export function Things<Kind extends AnyThing["kind"]>({
  kinds,
  things,
  counts,
  email,
}: {
  kinds: readonly Kind[];
  things: readonly (AnyThing & { kind: Kind })[];
  counts?: Readonly<Record<Kind, number>>;
  email?: string;
}) {
  const t = useTranslations("AdminPeople.things");
  const format = useFormatter();
  return (
    <Card>
      <CardContent className="space-y-6">
        {kinds.map((kind) => {
          const own = things.filter((thing) => thing.kind === kind);
          return (
            <section key={kind}>
              <h2 className="font-semibold">
                {t(kind as "project")}{" "}
                <span className="tabular text-muted-foreground">
                  {format.number(counts ? counts[kind] : own.length)}
                </span>
              </h2>
              {own.length === 0 ? (
                <p className="mt-1 text-muted-foreground text-sm">{t("none")}</p>
              ) : (
                <ul className="mt-2 divide-y divide-border">
                  {own.map((thing) => (
                    <li
                      key={thing.id}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5"
                    >
                      <Link
                        href={pageOfThing(thing, email)}
                        prefetch={false}
                        className={`${linkClasses} min-w-0`}
                      >
                        {thing.title}
                      </Link>
                      <span className="text-muted-foreground text-sm">
                        <State thing={thing} />,{" "}
                        <time dateTime={thing.at}>
                          {format.dateTime(new Date(thing.at), { dateStyle: "medium" })}
                        </time>
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </CardContent>
    </Card>
  );
}

/** The state in the words of its kind; a state of a later version keeps its own name. */
function State({ thing: { kind, state } }: { thing: AnyThing }) {
  const review = useTranslations("Choices.review");
  const opening = useTranslations("Choices.opening");
  const words = {
    expert_application: review,
    project: opening.has(state as "paused") ? opening : review,
    project_application: useTranslations("Choices.stage"),
    meeting_booking: useTranslations("Choices.meeting"),
    contract: useTranslations("Choices.contract"),
    quote: useTranslations("Quotes.status"),
    mail_message: useTranslations("AdminOutbox.status"),
    conversation_report: useTranslations("AdminReports.status"),
  };
  const t = words[kind] as typeof review;
  const key = state as "pending";
  return t.has(key) ? t(key) : state;
}
