import type { ReactNode } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { PageTexts } from "@/components/layout/page-texts";
import { Card, CardContent } from "@/components/ui/card";

/** The one card of every account page: what it is for, the form, and the way elsewhere below a line. */
export function AccountPanel({
  title,
  description,
  footer,
  children,
}: {
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <PageTexts namespaces={["Accounts", "Links"]}>
      <PageShell width="narrow">
        <Card className="mx-auto max-w-md">
          <CardContent className="space-y-6 sm:p-8">
            <header className="space-y-2">
              <h1 className="text-title">{title}</h1>
              {description ? <p className="text-muted-foreground">{description}</p> : null}
            </header>
            {children}
            {footer ? (
              <div className="border-border border-t pt-5 text-muted-foreground">{footer}</div>
            ) : null}
          </CardContent>
        </Card>
      </PageShell>
    </PageTexts>
  );
}
