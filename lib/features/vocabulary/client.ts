import { adminListCall } from "@/lib/client/admin-list";
import { apiCall } from "@/lib/client/api";
import type * as api from "./api";

export const searchMisses = adminListCall<typeof api.listSearchMisses>("GET /api/admin/search-misses");
export const skillNames = adminListCall<typeof api.listSkillNames>("GET /api/admin/skill-names");

const postName = apiCall<typeof api.addSkillName>("POST /api/admin/skill-names");
const deleteName = apiCall<typeof api.removeSkillName>("DELETE /api/admin/skill-names/{id}");

/** Gives a skill a further name. @throws ApiError as `apiCall` */
export const addSkillName = (name: string, skillKey: string) => postName({ body: { name, skillKey } });

export const removeSkillName = (id: number) => deleteName({ params: { id } });
