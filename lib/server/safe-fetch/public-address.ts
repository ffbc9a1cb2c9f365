import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { maxAddressLength } from "@/lib/shared/web-address";
import { PageError } from "./page-error";

/** IPv6 that is routed on the internet; everything else, known or not, is no place for us (RFC 4291, section 2.4). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether an IP address belongs to the public internet. Only what is known to be public is: private, loopback,
 * link-local (169.254.169.254), carrier-grade NAT, multicast, documentation and reserved ranges are not, nor any IPv6
 * form that carries an IPv4 address (mapped, compatible, NAT64, 6to4, Teredo, ISATAP).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv4) return true;
  const isIsatap = parsed.parts[5] === 0x5efe && (parsed.parts[4] === 0 || parsed.parts[4] === 0x200);
  return parsed.match(globalUnicast) && !isIsatap;
}

/** Endings of names that never belong to the public internet (RFC 6761, RFC 6762, RFC 8375 and common habit). */
const privateEndings = [
  "alt",
  "arpa",
  "corp",
  "example",
  "home",
  "internal",
  "intranet",
  "invalid",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "onion",
  "private",
  "test",
];

/** The name or address of a host without brackets and final dot, as it is looked up. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "").replace(/\.+$/, "");

/**
 * Reads an address as one that may be fetched: http or https on its usual port, no user name, a public host. Decimal,
 * octal and hexadecimal spellings of IP addresses are the parser's to resolve before they are judged.
 * @throws PageError `address` for what is no such address, `unreachable` for a host that is not public
 */
export function parsePageAddress(address: string | URL): URL {
  const refused = (reason: string) => new PageError("address", reason);
  if (String(address).length > maxAddressLength) throw refused("too long");
  if (!URL.canParse(String(address))) throw refused("not an address");
  const url = new URL(String(address));
  if (!["http:", "https:"].includes(url.protocol)) throw refused("not http or https");
  if (url.username !== "" || url.password !== "") throw refused("a user name or password");
  // The parser leaves out the usual port; services beside the web listen on others.
  if (url.port !== "") throw refused("another port");
  const host = hostOf(url);
  const isName = isIP(host) === 0;
  const ending = host.slice(host.lastIndexOf(".") + 1);
  const isPrivateName = isName && (!host.includes(".") || privateEndings.includes(ending));
  if (isPrivateName || (!isName && !isPublicAddress(host)))
    throw new PageError("unreachable", "the host is not public");
  url.hash = "";
  return url;
}
