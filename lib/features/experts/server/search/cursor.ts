import "server-only";
import { cursorOf } from "@/lib/server/cursor";
import type { Cursor } from "./conditions";

export const expertCursor = cursorOf<Cursor>({
  relevance: "whole",
  displayOrder: "whole",
  createdAt: "instant",
  id: "whole",
});
