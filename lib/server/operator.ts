import "server-only";
import { brand, demoOperator, type Operator } from "@/lib/shared/brand";
import { env } from "./env";

/** Who runs this installation: OPERATOR_NAME, OPERATOR_BUSINESS_ID and OPERATOR_ADDRESS, or a demonstration without them. */
export function operator(): Operator {
  const { OPERATOR_NAME: name, OPERATOR_BUSINESS_ID: businessId, OPERATOR_ADDRESS: address } = env();
  const email = env().OPERATOR_EMAIL ?? brand.supportEmail;
  return name && businessId && address
    ? { isDemo: false, name, email, businessId, address }
    : { isDemo: true, name: brand.name, email, ...demoOperator };
}

/** The same as values of the legal texts. */
export function operatorTexts(): {
  demo: "yes" | "no";
  operator: string;
  businessId: string;
  address: string;
} {
  const { isDemo, name, businessId, address } = operator();
  return {
    demo: isDemo ? "yes" : "no",
    operator: name,
    businessId,
    address,
  };
}
