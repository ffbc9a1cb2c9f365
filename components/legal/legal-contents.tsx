import { ChevronDown } from "lucide-react";

const link =
  "flex min-h-11 items-center rounded-sm py-1 text-muted-foreground hover:text-foreground hover:underline lg:min-h-9";

/** The way to each section: beside the text on wide screens, folded above it on narrow ones. */
export function LegalContents({ label, items }: { label: string; items: { id: string; label: string }[] }) {
  const list = (
    <ol>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`} className={link}>
            {item.label}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group rounded-lg border border-border bg-card lg:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-4 px-4 py-2 font-semibold">
          {label}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label={label} className="border-border border-t px-4 py-2">
          {list}
        </nav>
      </details>
      <nav
        aria-label={label}
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto border-border border-l pl-4 text-sm lg:block"
      >
        {list}
      </nav>
    </>
  );
}
