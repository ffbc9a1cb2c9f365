import { ChevronRight } from "lucide-react";
import { Link } from "@/components/layout/link";

/** Where this page stands; the last item is the page itself and needs no address. */
export function Breadcrumb({ label, items }: { label: string; items: { label: string; href?: string }[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-muted-foreground text-sm">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 max-w-full items-center gap-x-1">
            {index > 0 ? <ChevronRight aria-hidden className="size-4 shrink-0" /> : null}
            {item.href ? (
              <Link
                href={item.href}
                className="wrap-anywhere inline-flex min-h-11 min-w-11 items-center rounded-sm hover:text-foreground hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="wrap-anywhere min-w-0 py-2 text-foreground">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
