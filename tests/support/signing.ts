import { POST as operatorSign } from "@/app/api/admin/contracts/[id]/sign/route";
import { POST as operatorCode } from "@/app/api/admin/contracts/[id]/signing-code/route";
import { GET as getContract } from "@/app/api/contracts/[id]/route";
import { POST as signContract } from "@/app/api/contracts/[id]/sign/route";
import { POST as signingCode } from "@/app/api/contracts/[id]/signing-code/route";
import { POST as verifyFile } from "@/app/api/verify/route";
import type { SentCode, SignedContract, VerifyAnswer } from "@/lib/features/signing/schemas";
import { type CallOptions, call, type ErrorAnswer } from "./call";
import { sql } from "./database/connection";
import { createContracts } from "./engagements";
import { createExpert, createUser, type TestUser } from "./factories";
import { fileForm } from "./upload";

/** How a browser calls itself in these tests. */
export const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };

export interface Awaiting {
  client: TestUser;
  expert: TestUser;
  engagementId: number;
  clientContract: number;
  expertContract: number;
}

/** An engagement whose two contracts await signatures, each party with an account. */
export async function createAwaiting(by?: TestUser): Promise<Awaiting> {
  const [client, expert] = [by ?? (await createUser()), await createUser()];
  const profile = await createExpert({ userId: expert.id, email: expert.email });
  const { project, contracts } = await createContracts(profile.id, client);
  await sql(
    `UPDATE contracts SET status = 'awaiting_signatures', document_sha256 = encode(sha256(pdf), 'hex'),
       sent_at = created_at, expires_at = created_at + interval '30 days' WHERE project_id = $1`,
    [project.id],
  );
  const [clientContract, expertContract] = contracts.map(({ id }) => id) as [number, number];
  return { client, expert, engagementId: project.id, clientContract, expertContract };
}

const at = (id: number): Pick<CallOptions, "params"> => ({ params: { id: String(id) } });

export const readContract = (id: number, as: TestUser | null) =>
  call<SignedContract>(getContract, { ...at(id), as });

type Options = Pick<CallOptions, "headers">;

/** Asks for a code. */
export const askForCode = (id: number, as: TestUser | null, { headers = browser }: Options = {}) =>
  call<SentCode & ErrorAnswer>(signingCode, { method: "POST", ...at(id), as, headers });

export const askForOperatorCode = (id: number, as: TestUser | null) =>
  call<SentCode & ErrorAnswer>(operatorCode, { method: "POST", ...at(id), as, headers: browser });

/** The digits that were mailed last to somebody, as they stand in the mail. */
export async function mailedCode({ email }: Pick<TestUser, "email">): Promise<string> {
  const [mail] = await sql<{ text: string }>(
    `SELECT text FROM mail_messages WHERE kind = 'signing_code' AND "to" = $1 ORDER BY created_at DESC, id DESC LIMIT 1`,
    [email],
  );
  const digits = /^Code: (\d{6})$/m.exec(mail?.text ?? "")?.[1];
  if (!digits) throw new Error("no code was mailed");
  return digits;
}

/** Another six digits than these. */
export const otherThan = (digits: string): string =>
  String((Number(digits) + 1) % 1_000_000).padStart(6, "0");

type Signing = { name?: string; code: string; consent?: unknown };

export const sign = (
  id: number,
  as: TestUser | null,
  { name = "Veera Nieminen", code, consent = true }: Signing,
  { headers = browser }: Options = {},
) =>
  call<SignedContract & ErrorAnswer>(signContract, {
    method: "POST",
    ...at(id),
    as,
    headers,
    body: { name, code, consent },
  });

export const signAsOperator = (id: number, as: TestUser | null, { name = "Olli Operator", code }: Signing) =>
  call<SignedContract & ErrorAnswer>(operatorSign, {
    method: "POST",
    ...at(id),
    as,
    headers: browser,
    body: { name, code, consent: true },
  });

/** Signs as the party, with a code that is asked for and read from its mail. */
export async function signByMail(id: number, as: TestUser, name?: string) {
  await askForCode(id, as);
  return sign(id, as, { code: await mailedCode(as), ...(name ? { name } : {}) });
}

/** What is known of a file. */
export const verify = (bytes: Uint8Array, name = "contract.pdf") =>
  call<VerifyAnswer & ErrorAnswer>(verifyFile, {
    method: "POST",
    ...fileForm(bytes, { name, type: "application/pdf", field: "file" }),
  });
