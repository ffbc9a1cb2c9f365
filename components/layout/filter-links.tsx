import { Link } from "@/components/layout/link";

/** The same list by its states, each a page of its own with an address. */
export function FilterLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { href: string; text: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, text, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              {...(isCurrent ? { "aria-current": "true" as const } : {})}
              className="inline-flex min-h-11 items-center rounded-full border border-border px-4 font-medium text-muted-foreground transition-colors hover:text-foreground aria-[current=true]:border-primary aria-[current=true]:text-foreground"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
