import "server-only";
import { z } from "zod";
import { env } from "@/lib/server/env";
import demoEntries from "../data/demo-register.json";
import type { RegisteredBusiness } from "../verification";

/** Where businesses are looked up by their id. */
export interface BusinessRegister {
  /** The business that has an id; null for none, and for one that has ended. @throws Error when the register is silent */
  find(businessId: string): Promise<RegisteredBusiness | null>;
}

const mostMs = 5_000;

/** What is read of an answer of the open data of PRH and the Tax Administration (opendata-ytj-api, version 3). */
const answer = z.object({
  companies: z.array(
    z.object({
      businessId: z.object({ value: z.string() }),
      names: z
        .array(z.object({ name: z.string(), type: z.string(), endDate: z.string().nullish() }))
        .nullish(),
      website: z.object({ url: z.string().nullish() }).nullish(),
      endDate: z.string().nullish(),
    }),
  ),
});

/** The names of these kinds are the company's own: the registered one and its translations; others are brands. */
const ownNames = ["1", "2"];

function openData(url: string): BusinessRegister {
  return {
    async find(businessId) {
      const address = new URL(url);
      address.searchParams.set("businessId", businessId);
      const response = await fetch(address, {
        headers: { accept: "application/json" },
        redirect: "error",
        signal: AbortSignal.timeout(mostMs),
      });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The business register answered ${response.status}.`);
      const { companies } = answer.parse(await response.json());
      const found = companies.find((each) => each.businessId.value === businessId);
      if (!found || found.endDate) return null;
      const names = (found.names ?? []).filter(({ type, endDate }) => ownNames.includes(type) && !endDate);
      return { businessId, names: names.map(({ name }) => name), website: found.website?.url ?? null };
    },
  };
}

/** Stands in for the register on demo data: it knows the demo company and nobody else. */
const demoRegister: BusinessRegister = {
  find: async (businessId) => demoEntries.find((entry) => entry.businessId === businessId) ?? null,
};

/** The register that BUSINESS_REGISTER_URL names; null where none is asked. */
export function businessRegister(): BusinessRegister | null {
  const url = env().BUSINESS_REGISTER_URL;
  if (!url) return null;
  return url === "demo" ? demoRegister : openData(url);
}
