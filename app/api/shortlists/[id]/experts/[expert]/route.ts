import * as api from "@/lib/features/shortlists/api";
import {
  putShortlistExpert,
  removeShortlistExpert,
} from "@/lib/features/shortlists/server/change-shortlists";
import { route } from "@/lib/server/http/route";

export const PUT = route(api.putShortlistExpert, {
  handler: ({ actor, params, body }) => putShortlistExpert(actor, params, body),
});

export const DELETE = route(api.removeShortlistExpert, {
  handler: ({ actor, params }) => removeShortlistExpert(actor, params),
});
