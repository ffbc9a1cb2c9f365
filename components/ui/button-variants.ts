import { cva, type VariantProps } from "class-variance-authority";

/** `accent` is for the one main action of a page; everything else is primary or quieter. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 [&_svg]:size-5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        primary: "forced-colors:border bg-primary text-primary-foreground shadow-sm hover:bg-primary-hover",
        accent:
          "forced-colors:border bg-accent font-semibold text-accent-foreground shadow-sm hover:bg-accent-hover",
        secondary: "forced-colors:border bg-secondary text-secondary-foreground hover:bg-secondary-hover",
        outline: "border border-input bg-card text-foreground hover:bg-muted",
        ghost: "text-foreground hover:bg-muted",
        destructive:
          "forced-colors:border bg-destructive text-destructive-foreground shadow-sm hover:bg-destructive-hover",
        link: "text-primary underline underline-offset-4 hover:text-primary-hover",
      },
      size: {
        // 36 px: for dense tables and chips, never for the main control of a screen.
        sm: "h-9 px-3 text-sm [&_svg]:size-4",
        md: "h-11 px-5 text-base",
        lg: "h-13 px-7 text-base",
        icon: "size-11",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonVariants = VariantProps<typeof buttonVariants>;
