import { useEffect, useState } from "react";
import { useCurrentUser } from "@/lib/client/use-current-user";
import { ownApplications } from "@/lib/features/project-applications/own-client";
import type { OwnApplication } from "@/lib/features/project-applications/own-schemas";

const none: ReadonlyMap<number, OwnApplication> = new Map();

/**
 * What the signed-in person has applied to, by project; asked once a screen, and nothing for guests. What somebody sent
 * with their address without signing in is not among it: the form is offered, and takes its place.
 */
export function useOwnApplications(): ReadonlyMap<number, OwnApplication> {
  const { user } = useCurrentUser();
  const [own, setOwn] = useState(none);
  useEffect(() => {
    if (!user.isAuthenticated) return;
    let isGone = false;
    // Without an answer the form is offered, and the server refuses a second application.
    ownApplications().then(
      (applications) => {
        const sent = applications.filter(({ canReplace }) => !canReplace);
        if (!isGone) setOwn(new Map(sent.map((each) => [each.project.id, each])));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [user.isAuthenticated]);
  return own;
}
