"use client";

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "#texts";
import { NotLoaded } from "@/components/feedback/not-loaded";
import { refusalWords } from "@/components/feedback/refusal-words";
import { FieldShell } from "@/components/form/field-shell";
import { Link } from "@/components/layout/link";
import { shellRoutes } from "@/components/layout/navigation";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Radio } from "@/components/ui/choice";
import { Dialog, DialogContent, DialogFooter } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import { invitableProjects, inviteExpert } from "@/lib/features/invitations/client";
import { invitationBounds } from "@/lib/features/invitations/rules";
import type { InvitableProject } from "@/lib/features/invitations/schemas";
import { formatInstant } from "@/lib/shared/format-dates";

/** What was typed and not sent, by expert: a dialog closed by mistake opens as it was. Gone with the page. */
const unsent = new Map<number, string>();

/** Chooses one of the own open projects and says why: the expert reads it. Every failure leaves what was typed. */
export default function InviteDialog({
  expertId,
  name,
  projectId,
  onInvited,
  onClose,
}: {
  expertId: number;
  name: string;
  projectId?: number;
  onInvited: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("Invite");
  const actions = useTranslations("Actions");
  const [projects, setProjects] = useState<InvitableProject[] | "loading" | { fault: unknown }>("loading");
  const load = useCallback(() => {
    setProjects("loading");
    invitableProjects(expertId).then(setProjects, (fault: unknown) => setProjects({ fault }));
  }, [expertId]);
  useEffect(load, [load]);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("title", { expert: name })}
        description={t("description")}
        closeLabel={actions("close")}
      >
        {projects === "loading" ? (
          <div role="status" className="space-y-3">
            <span className="sr-only">{t("loading")}</span>
            <Skeleton className="h-11" />
            <Skeleton className="h-28" />
          </div>
        ) : "fault" in projects ? (
          <NotLoaded error={projects.fault} text={t("failed")} retry={load} />
        ) : !projects.some(isFree) ? (
          <div className="space-y-4">
            {projects.length === 0 ? (
              <p className="max-w-reading">{t("none")}</p>
            ) : (
              <>
                <p className="max-w-reading">{t("allInvited")}</p>
                <ul className="max-h-60 space-y-3 overflow-y-auto">
                  {projects.map((project) => (
                    <li key={project.id}>
                      {project.title}
                      <span className="block text-muted-foreground text-sm">
                        <Standing of={project} />
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Link href={shellRoutes.matching} className={buttonVariants({ variant: "accent" })}>
              {t("post")}
            </Link>
          </div>
        ) : (
          <InviteForm
            projects={projects}
            expertId={expertId}
            name={name}
            wantedId={projectId}
            onInvited={onInvited}
            onClose={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

const isFree = ({ invitedAt, hasApplied }: InvitableProject) => invitedAt === null && !hasApplied;

/** Why the expert cannot be invited to a project. */
function Standing({ of: { invitedAt, hasApplied } }: { of: InvitableProject }) {
  const t = useTranslations("Invite");
  const locale = useLocale();
  if (hasApplied || !invitedAt) return t("hasApplied");
  return t("invitedOn", { date: formatInstant(new Date(invitedAt), locale, { dateStyle: "medium" }) });
}

/** One of the projects is free at least. */
function InviteForm({
  projects,
  expertId,
  name,
  wantedId,
  onInvited,
  onClose,
}: {
  projects: InvitableProject[];
  expertId: number;
  name: string;
  /** Chosen when the dialog opens, if the expert can be invited to it. */
  wantedId?: number;
  onInvited: () => void;
  onClose: () => void;
}) {
  const t = useTranslations("Invite");
  const actions = useTranslations("Actions");
  const feedback = useTranslations("Feedback");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [attemptFor] = useState(createAttempts);
  const [projectId, setProjectId] = useState(() => {
    const free = projects.filter(isFree);
    return (free.find(({ id }) => id === wantedId) ?? free[0])?.id ?? null;
  });
  const [message, setMessage] = useState(unsent.get(expertId) ?? "");
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending || projectId === null) return;
    setRefusal(null);
    setProblem(message.trim() === "" ? t("missing") : undefined);
    if (message.trim() === "") return field.current?.focus();
    const body = { expertId, message: message.trim() };
    setSending(true);
    try {
      await inviteExpert(projectId, body, attemptFor({ ...body, projectId }));
    } catch (error) {
      setRefusal(refusalWords(error, feedback));
      setSending(false);
      return;
    }
    unsent.delete(expertId);
    toast({ title: t("sent"), description: t("sentText", { expert: name }) });
    onInvited();
    onClose();
  }

  return (
    <form noValidate onSubmit={send} className="space-y-5">
      <fieldset className="max-h-60 overflow-y-auto">
        <legend className="font-medium">{t("project")}</legend>
        {projects.map((project) => (
          <Radio
            key={project.id}
            name={`${id}-project`}
            checked={projectId === project.id}
            disabled={!isFree(project)}
            description={isFree(project) ? undefined : <Standing of={project} />}
            onChange={() => setProjectId(project.id)}
          >
            <span className="break-words">{project.title}</span>
          </Radio>
        ))}
      </fieldset>
      <FieldShell
        id={id}
        label={t("message")}
        optionalMark={null}
        help={t("messageHelp")}
        helpId={`${id}-help`}
        error={problem}
        errorId={`${id}-error`}
      >
        <Textarea
          ref={field}
          id={id}
          rows={5}
          required
          maxLength={invitationBounds.message}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-help${problem ? ` ${id}-error` : ""}`}
          value={message}
          onChange={(event) => {
            setMessage(event.target.value);
            unsent.set(expertId, event.target.value);
          }}
        />
      </FieldShell>
      {refusal ? (
        <Alert role="alert" variant="destructive" title={t("refused")}>
          <p>{refusal}</p>
        </Alert>
      ) : null}
      <DialogFooter className="mt-0">
        <Button variant="outline" disabled={isSending} onClick={onClose}>
          {actions("cancel")}
        </Button>
        <Button type="submit" variant="accent" aria-disabled={isSending}>
          {t(isSending ? "sending" : "send")}
        </Button>
      </DialogFooter>
    </form>
  );
}
