import { type Answer, addressOf, apiCall, type Operation } from "@/lib/client/api";
import { uploadForm } from "@/lib/client/upload";
import type * as api from "./api";
import type { ProfileChanges } from "./own-profile";

// What changes an expert, apart from what reads them: visitors of the public pages load only the second.

export const patchExpert = apiCall<typeof api.updateExpert>("PATCH /api/experts/{id}");
const replaceExpert = apiCall<typeof api.putExpert>("PUT /api/experts/{id}");

/** Changes the given fields of an expert (PATCH /api/experts/{id}); gives the whole record as it is now. */
export const updateExpert = (id: number, changes: ProfileChanges) =>
  patchExpert({ params: { id }, body: changes });

/** Stores the fields of a form (PUT /api/experts/{id}); gives the whole record as it is now. */
export const putExpert = (id: number, fields: ProfileChanges) =>
  replaceExpert({ params: { id }, body: fields });

/** Says that what the own profile says of one's time is still right; gives the whole record. */
export const confirmAvailability = apiCall<typeof api.confirmAvailability>(
  "POST /api/experts/{id}/confirm-availability",
);

/** The same by the link of a reminder. */
export const confirmAvailabilityByLink = apiCall<typeof api.confirmAvailabilityByLink>(
  "POST /api/experts/{id}/availability-link",
);

const imageUpload: Operation<typeof api.uploadProfileImage> = "POST /api/experts/{id}/image";

/** Uploads a profile image (POST /api/experts/{id}/image); gives the whole record as it is now. */
export function uploadProfileImage(id: number, file: File, options: Parameters<typeof uploadForm>[2]) {
  const form = new FormData();
  form.set("image", file);
  const [, path] = addressOf(imageUpload, { params: { id } });
  return uploadForm<Answer<typeof api.uploadProfileImage>>(path, form, options);
}

/** Sends the own profile for its review again, after changes were asked for; gives the whole record. */
export const resubmitExpert = apiCall<typeof api.resubmitExpert>("POST /api/experts/{id}/resubmit");
