import { createHash, randomBytes } from "node:crypto";
import { signingEnd } from "@/lib/features/contracts/states";
import { insert } from "./database/connection";
import { createProject } from "./factories";

const pdf = Buffer.from("%PDF-1.7 of a test");
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** An engagement with both its contracts awaiting signatures, the client's and the expert's, without the cost of PDFs. */
export async function createAwaiting({
  expertId,
  sentAt,
  ...project
}: {
  expertId: number;
  sentAt: Date;
  title?: string;
  ownerId?: number | null;
  customerEmail?: string;
}): Promise<{ projectId: number; client: number; expert: number }> {
  const { id: projectId } = await createProject({ kind: "engagement", expertId, ...project });
  const contract = (type: "client" | "expert", cents: number) =>
    insert<{ id: number }>("contracts", {
      ...{ project_id: projectId, expert_id: expertId, contract_type: type, html: "", pdf },
      ...{ status: "awaiting_signatures", document_sha256: sha256(pdf), total_amount_cents: cents },
      ...{ access_token_hash: sha256(randomBytes(9)), sent_at: sentAt, expires_at: signingEnd(sentAt) },
      ...{ created_at: sentAt, updated_at: sentAt },
    });
  const [client, expert] = [await contract("client", 1_100_000), await contract("expert", 1_000_000)];
  return { projectId, client: client.id, expert: expert.id };
}

/** Somebody's signature on a contract. */
export const createSignature = (
  contractId: number,
  role: "client" | "expert" | "operator",
  signedAt: Date,
): Promise<unknown> =>
  insert("contract_signatures", {
    ...{ contract_id: contractId, role, name: "A Signatory", email: "signatory@example.com" },
    ...{ signed_at: signedAt, document_sha256: sha256(pdf) },
  });
