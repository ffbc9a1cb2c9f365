import { UserSearch } from "lucide-react";
import { shellRoutes } from "@/components/layout/navigation";
import { DetailNotFound, detailNotFoundMetadata } from "../../detail-not-found";

export const generateMetadata = () => detailNotFoundMetadata("Profile.notFound");

export default function ExpertNotFound() {
  return (
    <DetailNotFound
      namespace="Profile.notFound"
      icon={<UserSearch />}
      browse={{ label: "browseExperts", href: shellRoutes.experts }}
    />
  );
}
