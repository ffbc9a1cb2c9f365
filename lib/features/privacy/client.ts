import { apiFetch, apiRequest } from "@/lib/client/api";
import { storedItems } from "./browser-storage";
import type { AccountDeletion, DeletionForm } from "./schemas";

/**
 * Hands the file with everything about the signed-in person to the browser's downloads.
 * @returns the name of the file
 * @throws ApiError
 */
export async function downloadAccountData(): Promise<string> {
  const response = await apiFetch("GET", "/api/account/export");
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
export async function deleteAccount({ confirmation, password }: DeletionForm): Promise<AccountDeletion> {
  const body = { confirmation, ...(password ? { password } : {}) };
  const result = await apiRequest<AccountDeletion>("DELETE", "/api/account", body);
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
