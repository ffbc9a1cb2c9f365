/** The look every text-like control shares. 16 px text keeps iOS from zooming in. */
export const fieldClasses =
  "w-full rounded-md border border-input bg-card px-3 text-base text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground/60 disabled:bg-muted disabled:text-muted-foreground aria-invalid:border-2 aria-invalid:border-destructive";
