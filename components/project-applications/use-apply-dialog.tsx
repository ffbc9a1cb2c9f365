import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { ApplyRules } from "./apply-dialog";

// With it come the form and the validation library.
const ApplyDialog = lazy(() => import("./apply-dialog"));

export interface ApplicableProject {
  id: number;
  title: string;
}

export interface ApplyDialogOptions {
  rules: ApplyRules;
  /** The profile somebody chose to apply with. */
  expertId?: number;
  /** After an application was taken, before the dialog closes. */
  onApplied?: (project: ApplicableProject) => void;
}

/**
 * The application dialog of a screen, loaded when it is first opened. Focus goes back to what opened it, or, where
 * that is gone, to `focusAfter`.
 */
export function useApplyDialog(options: ApplyDialogOptions): {
  open: (project: ApplicableProject, opening?: { focusAfter?: () => HTMLElement | null }) => void;
  dialog: ReactNode;
} {
  const [project, setProject] = useState<ApplicableProject | null>(null);
  const opener = useRef<Element | null>(null);
  const focusAfter = useRef<() => HTMLElement | null>(undefined);
  return {
    open: (wanted, opening = {}) => {
      opener.current = document.activeElement;
      focusAfter.current = opening.focusAfter;
      setProject(wanted);
    },
    dialog: project ? (
      <Suspense fallback={null}>
        <ApplyDialog
          {...options}
          project={project}
          onClose={() => setProject(null)}
          onClosed={() => {
            const target = opener.current?.isConnected ? opener.current : focusAfter.current?.();
            (target as HTMLElement | null | undefined)?.focus();
          }}
        />
      </Suspense>
    ) : null,
  };
}
