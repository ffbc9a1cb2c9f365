/** /expert-profile without an id is linked in places and shows what /profile does (decisions A5). */
export { default, generateMetadata } from "../profile/page";
