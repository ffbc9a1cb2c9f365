import "server-only";
import path from "node:path";
import { z } from "zod";
import { parseBusinessId } from "@/lib/shared/business-id";

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();
const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

/** Every variable the application reads, as .env.example documents them. */
const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: whole(3000, 0, 65535),
  HOSTNAME_BIND: optional,
  APP_URL: optional,
  DATABASE_URL: optional,
  DATABASE_POOL_SIZE: whole(10, 1, 200),
  DATA_DIR: z.string().default(".data"),
  NEXTAUTH_SECRET: optional,
  ADMIN_TWO_FACTOR: z.enum(["", "optional", "required"]).default("optional"),
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(1_000_000).default(1),
  TRUSTED_PROXIES: whole(0, 0, 10),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  JOBS: z.enum(["on", "off"]).default("on"),
  SERVERLESS: z.enum(["", "on", "off"]).default(""),
  VERCEL: optional,
  AWS_LAMBDA_FUNCTION_NAME: optional,
  SMTP_URL: optional,
  MAIL_FROM: z.string().default("Osaaja <no-reply@osaaja.example>"),
  MAIL_OUTBOX_DIR: optional,
  COUNTERSIGN: z.enum(["auto", "manual"]).default("auto"),
  SIGNING_CERTIFICATE: optional,
  SIGNING_CERTIFICATE_PASSWORD: z.string().default(""),
  OPERATOR_NAME: optional,
  OPERATOR_BUSINESS_ID: optional.refine(
    (id) => id === undefined || parseBusinessId(id) !== null,
    "no business ID",
  ),
  OPERATOR_ADDRESS: optional,
  OPERATOR_EMAIL: optional,
  REPRESENTATIVE_NAME: optional,
  REPRESENTATIVE_EMAIL: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  AZURE_AD_CLIENT_ID: optional,
  AZURE_AD_CLIENT_SECRET: optional,
  AZURE_AD_TENANT_ID: optional,
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
  GITHUB_ID: optional,
  GITHUB_SECRET: optional,
  BUSINESS_REGISTER_URL: z
    .union([z.literal(["", "demo"]), z.url({ protocol: /^https?$/ })])
    .transform((value) => value || undefined)
    .optional(),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ })])
    .transform((value) => value || undefined)
    .optional(),
  OPENAI_MODEL: z.string().trim().default("gpt-5.4-mini"),
});

type Parsed = z.infer<typeof schema>;
export type Env = Omit<Parsed, "SERVERLESS"> & {
  APP_URL: string;
  MAIL_OUTBOX_DIR: string;
  /** Processes here come and go with the requests: nothing runs beside them. */
  isServerless: boolean;
};

let cached: Env | undefined;

/**
 * The environment, checked once at first use (never at import: `next build` has none of it).
 * @throws Error naming the variable that does not fit.
 */
export function env(): Env {
  if (cached) return cached;
  const parsed = schema.safeParse(process.env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`The environment variable ${issue?.path.join(".")} is not valid: ${issue?.message}`);
  }
  const { SERVERLESS, ...value } = parsed.data;
  cached = {
    ...value,
    APP_URL: (value.APP_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, ""),
    isServerless:
      SERVERLESS === ""
        ? value.VERCEL === "1" || value.AWS_LAMBDA_FUNCTION_NAME !== undefined
        : SERVERLESS === "on",
    MAIL_OUTBOX_DIR: value.MAIL_OUTBOX_DIR ?? path.join(value.DATA_DIR, "outbox"),
  };
  return cached;
}
