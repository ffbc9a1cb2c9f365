import { Link } from "@/components/layout/link";

/** What becomes of the data of a form, with the way to the privacy policy. `id` is for the button it describes. */
export const PrivacyNote = ({ id, text, linkText }: { id?: string; text: string; linkText: string }) => (
  <p id={id} className="text-muted-foreground text-sm">
    {text} {/* A new tab, so that nothing typed is lost. */}
    <Link
      href="/privacy"
      prefetch={false}
      target="_blank"
      rel="noreferrer"
      className="text-primary underline underline-offset-4"
    >
      {linkText}
    </Link>
  </p>
);
