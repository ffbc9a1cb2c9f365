import type messages from "@/messages/en";

type AllTexts = (typeof messages)["Applications"];

/** What the browser needs of the application page's texts; hero and metadata are rendered on the server. */
export type ApplicationTexts = Omit<AllTexts, "metadata" | "hero" | "breadcrumb">;
