export { withoutContactDetails } from "@/lib/shared/contact";
