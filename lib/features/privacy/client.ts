import { apiCall, type Operation, sendCall } from "@/lib/client/api";
import type * as api from "./api";
import { storedItems } from "./browser-storage";
import type { DeletionForm } from "./schemas";

const exportCall: Operation<typeof api.exportAccount> = "GET /api/account/export";
const removeAccount = apiCall<typeof api.deleteAccount>("DELETE /api/account");

/**
 * Hands the file with everything about the signed-in person to the browser's downloads.
 * @returns the name of the file
 * @throws ApiError
 */
export async function downloadAccountData(): Promise<string> {
  const response = await sendCall(exportCall);
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "data.json";
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
  return name;
}

/**
 * Deletes the account, and what this browser keeps of the person's own entries.
 * @throws ApiError 422 beside the fields, 409 for the last administrator, 401 when the sign-in has ended
 */
export async function deleteAccount({ confirmation, password }: DeletionForm) {
  const body = { confirmation, ...(password ? { password } : {}) };
  const result = await removeAccount({ body });
  forgetDrafts();
  return result;
}

function forgetDrafts() {
  for (const { name, kind, isDraft } of storedItems) {
    if (!isDraft || kind === "cookie") continue;
    try {
      const storage = kind === "local" ? window.localStorage : window.sessionStorage;
      const fits = (key: string) => (name.endsWith("*") ? key.startsWith(name.slice(0, -1)) : key === name);
      for (const key of Object.keys(storage).filter(fits)) storage.removeItem(key);
    } catch {
      // A storage that is forbidden holds nothing.
    }
  }
}
