import "server-only";
import type { SignedIn } from "@/lib/server/actor";
import { now } from "@/lib/server/clock";
import { refuseStale } from "@/lib/server/refuse-stale";
import { AppError } from "@/lib/shared/errors";
import { says } from "@/lib/shared/validation";
import { expertEvent } from "../moderation-rules";
import { forbiddenFields } from "../policy";
import type { UpdateExpertInput } from "../profile-schemas";
import { expertChanges } from "../rules";
import type { FullExpert } from "../schemas";
import { changeExpert } from "./change-expert";
import { ownImageAddress, requireStoredImage } from "./image-address";

/**
 * PATCH and PUT /api/experts/{id} (decisions A3, B18): changes the fields that were sent, in one transaction. Search
 * and cached pages follow by the database's own triggers. A review is decided once (`expertEvent`).
 * @throws AppError not_found (missing or somebody else's), forbidden (a field its editor may not set), conflict
 *   (archived, another expert has the e-mail, decided already, or changed since `updatedAt`), invalid (an image of
 *   ours that does not exist)
 */
export function updateExpert(actor: SignedIn, id: number, input: UpdateExpertInput): Promise<FullExpert> {
  const { displayOrder, rejectionReason, updatedAt, profileImage, ...others } = input;
  const fields =
    profileImage === undefined ? others : { ...others, profileImage: ownImageAddress(profileImage) };
  return changeExpert(
    actor,
    id,
    async (tx, before, lastChange) => {
      refuseStale("expert_changed", lastChange, updatedAt);
      const changes = expertChanges(before, fields, now());
      const { profileImage: image } = changes;
      if (image && image !== before.profileImage) await requireStoredImage(tx, image);
      return changes;
    },
    {
      eventOf(before) {
        refuseForbidden(actor, input);
        if (rejectionReason && input.approvalStatus !== "rejected") {
          throw new AppError("rejection_reason_alone", {}, { field: "rejectionReason" });
        }
        return expertEvent(before.approvalStatus, input);
      },
      displayOrder,
      reason: rejectionReason,
    },
  );
}

function refuseForbidden(actor: SignedIn, input: UpdateExpertInput) {
  const fields = forbiddenFields(actor.kind === "admin" ? "admin" : "owner", input);
  if (fields.length === 0) return;
  const faults = fields.map((path) => ({ path, message: says("bare.adminOnly") }));
  throw new AppError("admin_only_fields", { fields: fields.join(", ") }, { faults });
}
