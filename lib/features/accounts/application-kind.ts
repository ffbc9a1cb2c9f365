/** Where the application to join stands of whoever has sent one: a second one would be refused (decisions C11). */
export const applicationKind = (user: {
  isAskedForChanges?: boolean | undefined;
  isWaiting?: boolean | undefined;
}): "waiting" | "changes" | null => (user.isAskedForChanges ? "changes" : user.isWaiting ? "waiting" : null);
