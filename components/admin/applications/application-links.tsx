export const linkClasses = "inline-block py-1 text-primary underline underline-offset-4 wrap-anywhere";

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={linkClasses}>
      {address}
    </a>
  );
}
