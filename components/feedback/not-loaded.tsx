import { useTranslations } from "#texts";
import { Button } from "@/components/ui/button";
import { isSessionEnded } from "@/lib/client/api";
import { SignedOut } from "./signed-out";

/** In the place of what could not be read: why, with another try, and for whoever was signed out the way back in. */
export function NotLoaded({ error, text, retry }: { error: unknown; text: string; retry: () => void }) {
  const actions = useTranslations("Actions");
  return (
    <div role="alert" className="space-y-3">
      {isSessionEnded(error) ? <SignedOut /> : <p className="text-destructive">{text}</p>}
      <Button variant="outline" onClick={retry}>
        {actions("tryAgain")}
      </Button>
    </div>
  );
}
