import type { ReactNode } from "react";

/** A section of the home page: its heading says what it gives the reader. */
export function Section({
  id,
  title,
  description,
  isRaised = false,
  children,
}: {
  id: string;
  title: string;
  description?: string;
  /** On the lighter surface, to tell neighbours apart. */
  isRaised?: boolean;
  children: ReactNode;
}) {
  const titleId = `${id}-title`;
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      className={isRaised ? "border-border border-y bg-card" : undefined}
    >
      <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-6 sm:py-16">
        <div className="mb-8 max-w-reading sm:mb-10">
          <h2 id={titleId} className="text-title">
            {title}
          </h2>
          {description ? <p className="mt-3 text-lg text-muted-foreground">{description}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
