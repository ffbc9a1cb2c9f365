"use client";

import { useState } from "react";

/** A picture that takes itself away when it cannot be shown, so that what lies beneath is seen. */
export function AvatarImage({ src, className }: { src: string; className: string }) {
  const [failedSource, setFailedSource] = useState<string>();
  if (failedSource === src) return null;
  return (
    <img
      // It may have failed before the page was hydrated; then there is no event any more.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailedSource(src);
      }}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={className}
      onError={() => setFailedSource(src)}
    />
  );
}
