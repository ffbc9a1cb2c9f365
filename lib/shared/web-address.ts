import { z } from "zod";
import { isStoredImage } from "@/lib/shared/images";
import { says } from "@/lib/shared/validation";

/** Longest address that is stored; browsers and servers agree on about this much. */
export const maxAddressLength = 2048;

const tooLong = says("bare.longest", { max: maxAddressLength });

/**
 * An address that is safe to put into a link: http or https, a host with a dot, no user name. Text without a scheme
 * ("www.example.fi/work") is taken for https, as people write it. Null when it is none.
 */
export function parseWebAddress(value: string): string | null {
  const trimmed = value.trim();
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  // The parser forgives spaces and missing slashes; what a link does with them is another matter.
  if (!/^https?:\/\/[^\s/\\?#]+/i.test(address) || /[\s\\\p{Cc}]/u.test(address) || !URL.canParse(address))
    return null;
  const { hostname, username, password } = new URL(address);
  if (username || password || !/^[^.].*\.[^.]/.test(hostname)) return null;
  return address;
}

/** The address of a picture on another site: https only (decisions B21). Null when it is none. */
export function parseImageAddress(value: string): string | null {
  const address = value.trim();
  return /^https:/i.test(address) ? parseWebAddress(address) : null;
}

/** A web address that may be missing: absent stays absent, null and empty text mean none (decisions B18). */
export function optionalWebAddress() {
  return z
    .string()
    .max(maxAddressLength, tooLong)
    .transform((value, context): string | null => {
      if (value.trim() === "") return null;
      const address = parseWebAddress(value);
      if (address !== null) return address;
      context.addIssue({ code: "custom", message: says("bare.webAddress") });
      return z.NEVER;
    })
    .nullish();
}

export const imageAddressMessage = says("bare.imageAddress");

/** A profile image: an https address, one of our own images, or null and empty text for none (000 §8, B21). */
export function optionalImageAddress() {
  return z
    .string({ error: imageAddressMessage })
    .max(maxAddressLength, tooLong)
    .transform((value, context): string | null => {
      const trimmed = value.trim();
      if (trimmed === "") return null;
      const address = isStoredImage(trimmed) ? trimmed : parseImageAddress(trimmed);
      if (address !== null) return address;
      context.addIssue({ code: "custom", message: imageAddressMessage });
      return z.NEVER;
    })
    .nullish();
}
