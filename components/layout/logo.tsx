import { brand } from "@/lib/shared/brand";

/** The mark (an O with the one who knows standing out in the warm colour) and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 shrink-0">
        <circle cx="16" cy="16" r="10.5" fill="none" strokeWidth="5" className="stroke-primary" />
        <circle cx="24.5" cy="8.5" r="6.5" className="fill-background" />
        <circle cx="24.5" cy="8.5" r="4.5" className="fill-accent" />
      </svg>
      <span className="font-bold text-foreground text-xl tracking-tight">{brand.name}</span>
    </span>
  );
}
