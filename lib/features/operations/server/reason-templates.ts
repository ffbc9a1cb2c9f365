import "server-only";
import type { AdminActor } from "@/lib/server/actor";
import { recordAudit } from "@/lib/server/audit";
import { now } from "@/lib/server/clock";
import { transaction } from "@/lib/server/db";
import { AppError } from "@/lib/shared/errors";
import { deskBounds } from "../desk-rules";
import type { AddReasonTemplateInput, ReasonTemplate } from "../desk-schemas";
import { countTemplates, deleteTemplate, findTemplates, insertTemplate } from "./templates-repository";

/** GET /api/admin/reason-templates. */
export const listReasonTemplates = (_actor: AdminActor): Promise<ReasonTemplate[]> => findTemplates();

/**
 * POST of the same: keeps a reason for all administrators.
 * @throws AppError conflict when the name is taken, or there are too many
 */
export const addReasonTemplate = (
  actor: AdminActor,
  template: AddReasonTemplateInput,
): Promise<ReasonTemplate> =>
  transaction(async (tx) => {
    if ((await countTemplates(tx)) >= deskBounds.templates)
      throw new AppError("reason_templates_full", { max: deskBounds.templates });
    const id = await insertTemplate(tx, { ...template, createdAt: now() });
    if (id === null) throw new AppError("reason_template_taken", {}, { field: "name" });
    await recordAudit(tx, actor, {
      action: "create",
      entity: "reason_template",
      entityId: id,
      before: null,
      after: audited(template),
    });
    return { id, ...template };
  });

/** DELETE …/{id}. @throws AppError not_found */
export const removeReasonTemplate = (actor: AdminActor, id: number): Promise<undefined> =>
  transaction(async (tx) => {
    const removed = await deleteTemplate(tx, id);
    if (!removed) throw new AppError("reason_template_not_found");
    const { name, text } = removed;
    await recordAudit(tx, actor, {
      action: "delete",
      entity: "reason_template",
      entityId: id,
      before: audited({ name, text }),
      after: null,
    });
    return undefined;
  });

/** What the log keeps: its 'name' would be a person's, and be shortened. */
const audited = ({ name, text }: AddReasonTemplateInput) => ({ reasonName: name, text });
