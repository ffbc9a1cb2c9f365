/** What an entry of the audit log may be about; the id beside it says which one. */
export const auditedEntities = [
  "expert",
  "project",
  "expert_application",
  "project_application",
  "meeting_booking",
  "mail_message",
  "skill_name",
  "contract",
  "conversation_report",
  "invitation",
  "list",
  "reason_template",
  "account",
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];

/** What an administrator may have done to it. */
export const auditActions = [
  "create",
  "update",
  "approve",
  "reject",
  "reopen",
  "request_changes",
  "archive",
  "restore",
  "delete",
  "reorder",
  "show",
  "hide",
  "confirm",
  "complete",
  "cancel",
  "send",
  "move",
  "read",
  "answer",
  "sign",
  "withdraw",
  "lift",
  "export",
  "recover",
  "view",
  "suspend",
  "merge",
] as const;
export type AuditAction = (typeof auditActions)[number];
