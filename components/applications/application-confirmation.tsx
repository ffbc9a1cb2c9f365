"use client";

import { MailCheck } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { fillText } from "@/lib/shared/fill-text";
import type { ApplicationTexts } from "./application-texts";

/** In place of the form after an application (spec 000 §2). Its heading gets the focus, so that everybody notices. */
export function ApplicationConfirmation({
  texts: t,
  reviewDays,
  applicant,
}: {
  texts: ApplicationTexts["confirmation"];
  reviewDays: { min: number; max: number };
  applicant: { name: string; email: string };
}) {
  const { user } = useCurrentUser();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);

  const steps = [
    [t.emailTitle, fillText(t.emailText, { email: applicant.email })],
    [t.reviewTitle, fillText(t.reviewText, reviewDays)],
    user.isAuthenticated ? [t.signedInTitle, t.signedInText] : [t.accountTitle, t.accountText],
  ];
  return (
    <>
      <div className="text-center">
        <span
          aria-hidden
          className="inline-flex size-16 items-center justify-center rounded-full bg-success-surface text-success"
        >
          <MailCheck className="size-8" />
        </span>
        <h1 ref={headingRef} tabIndex={-1} className="mt-4 text-title">
          {t.title}
        </h1>
        <p className="mt-2 break-words text-lg text-muted-foreground">
          {fillText(t.text, { name: applicant.name, ...reviewDays })}
        </p>
      </div>
      <Card className="mt-8 p-5 sm:p-6">
        <h2 className="text-subheading">{t.nextTitle}</h2>
        <ol className="mt-4 space-y-4">
          {steps.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className="tabular inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-secondary font-semibold text-secondary-foreground"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block break-words text-muted-foreground">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <div className="mt-8 flex flex-col justify-center gap-3 sm:flex-row">
        {user.isAuthenticated ? null : (
          <Button asChild variant="accent">
            <Link href="/register">{t.createAccount}</Link>
          </Button>
        )}
        <Button asChild variant={user.isAuthenticated ? "primary" : "outline"}>
          <Link href="/projects">{t.browse}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link href="/">{t.home}</Link>
        </Button>
      </div>
    </>
  );
}
