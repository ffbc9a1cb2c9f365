import "server-only";
import { Resolver } from "node:dns/promises";
import { isIP, connect as openSocket, type Socket } from "node:net";

export type Address = { address: string; family: 4 | 6 };

/** The two ways in which fetching touches the network. Tests bring their own; there is no other switch. */
export interface Network {
  /** Every address of a name. @throws when there is none */
  resolve(hostname: string): Promise<Address[]>;
  /** Opens a connection to one of these addresses, and to no other. */
  connect(target: { hostname: string; port: number; addresses: readonly Address[] }): Socket;
}

/**
 * The internet. Names are asked of DNS alone: the hosts file names what is inside, and the thread pool that getaddrinfo
 * waits in also hashes passwords.
 */
export const internet: Network = {
  async resolve(hostname) {
    const resolver = new Resolver({ timeout: 2_500, tries: 2 });
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = [
      ...(four.status === "fulfilled" ? four.value : []).map((address) => ({ address, family: 4 as const })),
      ...(six.status === "fulfilled" ? six.value : []).map((address) => ({ address, family: 6 as const })),
    ];
    if (addresses.length === 0) throw new Error("no address");
    return addresses;
  },
  connect({ hostname, port, addresses }) {
    const [first] = addresses;
    if (!first) throw new Error("no address");
    return openSocket({
      host: isIP(hostname) === 0 ? hostname : first.address,
      port,
      // The addresses that were checked: nobody can answer differently in between (DNS rebinding).
      lookup: (_name, options, callback) => {
        if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      autoSelectFamily: true,
    });
  },
};
