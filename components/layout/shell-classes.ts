/* Class strings the server's parts and the browser's islands of the shell share, without tailwind-merge. */

export const barLink =
  "inline-flex h-11 items-center whitespace-nowrap rounded-md px-2 font-medium text-muted-foreground transition-colors hover:bg-muted hover:text-foreground aria-[current=page]:text-foreground aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

export const listLink =
  "flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-2 text-left font-medium text-foreground transition-colors hover:bg-muted aria-[current=page]:bg-muted [&_svg]:size-5 [&_svg]:text-muted-foreground";

export const menuPanel =
  "absolute z-50 mt-2 min-w-60 rounded-lg border border-border bg-card p-1.5 text-card-foreground shadow-lg";

export const barButton =
  "inline-flex h-11 items-center rounded-md border border-input bg-card px-4 font-medium text-foreground transition-colors hover:bg-muted";
