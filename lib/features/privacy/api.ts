import { endpoint } from "@/lib/shared/http/endpoint";
import { limits } from "@/lib/shared/http/limits";
import { accountExport } from "./account-export";
import { accountDeletion, deleteAccountInput } from "./schemas";

export const exportAccount = endpoint({
  method: "GET",
  path: "/api/account/export",
  access: "user",
  summary: "Everything held about the signed-in person, as one JSON file",
  rateLimit: limits.accountExport,
  response: accountExport,
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/account",
  access: "user",
  summary: "Delete the signed-in person's account; the answer says what was deleted, anonymised and kept",
  rateLimit: limits.accountDeletion,
  body: deleteAccountInput,
  response: accountDeletion,
  errors: ["conflict"],
});
