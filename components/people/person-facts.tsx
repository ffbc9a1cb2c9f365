"use client";

import type { ReactNode } from "react";
import { useTranslations } from "#texts";
import { linkClasses } from "@/components/admin/links";
import { Link } from "@/components/layout/link";
import { Card, CardContent } from "@/components/ui/card";
import { useFormatter } from "@/lib/client/use-formatter";
import type { PersonDetails } from "@/lib/features/people/schemas";

/** Who somebody is here: how they sign in, since when, and what they belong to. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const t = useTranslations("AdminPeople.facts");
  const people = useTranslations("AdminPeople");
  const format = useFormatter();
  const day = (value: string) => format.dateTime(new Date(value), { dateStyle: "medium" });
  const ways = [...(person.hasPassword ? [t("password")] : []), ...person.providers, t("link")];
  const facts: [string, ReactNode][] = [
    [people("columns.since"), day(person.createdAt)],
    [t("verified"), person.emailVerifiedAt ? day(person.emailVerifiedAt) : t("never")],
    ...(person.waitingEmail ? [[t("waiting"), person.waitingEmail] satisfies [string, ReactNode]] : []),
    ...(person.suspendedAt ? [[t("suspended"), day(person.suspendedAt)] satisfies [string, ReactNode]] : []),
    [t("signIn"), ways.join(", ")],
    [t("twoFactor"), t(person.hasTwoFactor ? "on" : "off")],
    [
      t("messages"),
      person.messagesStoppedAt ? t("stopped", { date: day(person.messagesStoppedAt) }) : t("mayWrite"),
    ],
    [
      people("columns.company"),
      person.company
        ? t(person.company.role === "owner" ? "owner" : "member", { company: person.company.name })
        : t("none"),
    ],
    [
      people("profile"),
      person.expert ? (
        <Link
          key="expert"
          href={`/expert-profile/${person.expert.id}`}
          prefetch={false}
          className={linkClasses}
        >
          {person.expert.name}, {person.expert.title}
        </Link>
      ) : (
        t("none")
      ),
    ],
    [t("favorites"), format.number(person.favorites)],
  ];
  return (
    <Card>
      <CardContent>
        <h2 className="text-heading">{t("title")}</h2>
        <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2">
          {facts.map(([label, value]) => (
            <div key={label} className="max-sm:mb-2 sm:contents">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardContent>
    </Card>
  );
}
