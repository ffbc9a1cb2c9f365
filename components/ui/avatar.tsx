import { cva, type VariantProps } from "class-variance-authority";
import { smallImage } from "@/lib/shared/images";
import { AvatarImage } from "./avatar-image";
import { cn } from "./cn";
import { initials } from "./initials";

const avatarVariants = cva(
  "relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-secondary font-semibold text-secondary-foreground",
  {
    variants: {
      size: { sm: "size-9 text-sm", md: "size-12 text-base", lg: "size-16 text-xl", xl: "size-28 text-3xl" },
    },
    defaultVariants: { size: "md" },
  },
);

/**
 * A portrait over the name's initials, which show while it loads and when it fails (spec 000 §3).
 * Decorative: the name always stands beside it as text.
 */
export function Avatar({
  name,
  src,
  size,
  className,
}: { name: string; src?: string | null; className?: string } & VariantProps<typeof avatarVariants>) {
  return (
    <span aria-hidden className={cn(avatarVariants({ size }), className)}>
      {initials(name)}
      {src ? (
        <AvatarImage
          src={size === "xl" ? src : smallImage(src)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}
