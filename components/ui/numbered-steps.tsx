/** What happens next, in its order; each step has a title and a sentence. */
export const NumberedSteps = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol className="mt-4 space-y-4">
    {steps.map(({ title, text }, index) => (
      <li key={title} className="flex gap-4">
        <span
          aria-hidden
          className="tabular inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-secondary font-semibold text-secondary-foreground"
        >
          {index + 1}
        </span>
        <span className="min-w-0">
          <span className="block font-medium">{title}</span>
          <span className="block break-words text-muted-foreground">{text}</span>
        </span>
      </li>
    ))}
  </ol>
);
