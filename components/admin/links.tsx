/** A link within a text, as high as a finger needs it without moving the lines around it. */
export const linkClasses =
  "-my-2.5 inline-block py-2.5 text-primary underline underline-offset-4 wrap-anywhere hover:text-primary-hover";

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={linkClasses}>
      {address}
    </a>
  );
}

export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replace(/[^\d+]/g, "")}`} className={`${linkClasses} whitespace-nowrap`}>
      {number}
    </a>
  );
}
