import "server-only";

// What "#texts" means in server components: next-intl's own hooks, which read the whole catalogue.
export { useLocale, useTranslations } from "next-intl";
