import "server-only";
import ipaddr from "ipaddr.js";
import type { NextRequest } from "next/server";
import { env } from "./env";

/**
 * The address a request comes from, for rate limits. The server puts the socket's address last in
 * X-Forwarded-For; TRUSTED_PROXIES says how many entries from the right our own proxies wrote. Of IPv6 it is the network
 * that one customer gets (a /64), who has as many addresses in it as they like.
 */
export function clientAddress(request: NextRequest): string {
  const chain = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return networkOf(chain.at(-1 - env().TRUSTED_PROXIES) ?? chain[0] ?? "unknown");
}

/** An address in one spelling; what is none as it is. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split("%")[0]}/64`).toString()
    : parsed.toString();
}
