"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { useTranslations } from "#texts";
import { ByHandLinks } from "@/components/admin/by-hand-links";
import { useAdminAction } from "@/components/admin/use-admin-action";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { changeRole, mailVerification, people, suspendPerson } from "@/lib/features/people/client";
import type { PersonDetails } from "@/lib/features/people/schemas";
import { ActionList } from "./action-list";

const ReasonDialog = dynamic(() => import("@/components/feedback/reason-dialog"));
const AddressDialog = dynamic(() => import("./address-dialog"));
const MergeDialog = dynamic(() => import("./merge-dialog"));

type Asked = "makeAdmin" | "takeRight" | "suspend" | "lift";

/** What may be done with an account; what mails or ends sessions is asked for its reason first. */
export function PersonActions({ person }: { person: PersonDetails }) {
  const t = useTranslations("AdminPeople");
  const [opened, setOpened] = useState<Asked | "email" | "merge" | null>(null);
  const close = () => setOpened(null);
  const params = { id: person.id };
  const failure = () => ({ title: t("failedAction") });
  const paths = [people.path];

  const deciding = useAdminAction<{ asked: Asked; reason: string }>({
    run: async ({ asked, reason }) => {
      if (asked === "makeAdmin" || asked === "takeRight") {
        await changeRole({ params, body: { role: asked === "makeAdmin" ? "admin" : "user", reason } });
      } else {
        await suspendPerson({ params, body: { isSuspended: asked === "suspend", reason } });
      }
      close();
    },
    success: (_, { asked }) => ({
      title: t(asked === "makeAdmin" || asked === "takeRight" ? "done.role" : "done.suspension"),
    }),
    ...{ paths, failure },
  });
  const mailing = useAdminAction<undefined>({
    run: () => mailVerification({ params }),
    success: () => ({ title: t("done.verification") }),
    ...{ paths, failure },
  });

  const { isSelf, status, role } = person;
  const asked: Asked[] = isSelf
    ? []
    : [
        ...(role === "admin" ? (["takeRight"] as const) : []),
        ...(role === "user" && status === "active" ? (["makeAdmin"] as const) : []),
        status === "suspended" ? "lift" : "suspend",
      ];
  const decision = opened !== null && opened !== "email" && opened !== "merge" ? opened : null;
  return (
    <Card>
      <CardContent className="space-y-4">
        <h2 className="text-heading">{t("actions.title")}</h2>
        {isSelf ? <p className="text-muted-foreground">{t("actions.self")}</p> : null}
        <ActionList>
          {status === "unverified" ? (
            <Button variant="outline" disabled={mailing.isPending} onClick={() => mailing.mutate(undefined)}>
              {t("actions.verification")}
            </Button>
          ) : null}
          <Button variant="outline" onClick={() => setOpened("email")}>
            {t("actions.email")}
          </Button>
          <Button variant="outline" onClick={() => setOpened("merge")}>
            {t("actions.merge")}
          </Button>
          <ByHandLinks
            kinds={["posting", "booking"]}
            whom={{ name: person.name, email: person.email, company: person.companyName ?? undefined }}
          />
          {asked.map((each) => (
            <Button key={each} variant="outline" onClick={() => setOpened(each)}>
              {t(`actions.${each}`)}
            </Button>
          ))}
        </ActionList>
      </CardContent>
      {decision ? (
        <ReasonDialog
          title={t(`${decision}.title`, { name: person.name || person.email })}
          description={t(`${decision}.description`)}
          label={t("reason")}
          help={t(decision === "suspend" ? "suspend.reasonHelp" : "reasonHelp")}
          maxLength={500}
          isRequired
          confirm={t(`actions.${decision}`)}
          variant={decision === "suspend" || decision === "takeRight" ? "destructive" : "accent"}
          isSending={deciding.isPending}
          onConfirm={(reason) => deciding.mutate({ asked: decision, reason })}
          onClose={close}
        />
      ) : null}
      {opened === "email" ? <AddressDialog person={person} onClose={close} /> : null}
      {opened === "merge" ? <MergeDialog person={person} onClose={close} /> : null}
    </Card>
  );
}
