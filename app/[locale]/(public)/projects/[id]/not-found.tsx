import { FolderSearch } from "lucide-react";
import { shellRoutes } from "@/components/layout/navigation";
import { DetailNotFound, detailNotFoundMetadata } from "../../detail-not-found";

export const generateMetadata = () => detailNotFoundMetadata("Projects.notFound");

export default function ProjectNotFound() {
  return (
    <DetailNotFound
      namespace="Projects.notFound"
      icon={<FolderSearch />}
      browse={{ label: "browseProjects", href: shellRoutes.projects }}
    />
  );
}
