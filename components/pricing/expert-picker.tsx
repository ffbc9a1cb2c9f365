"use client";

import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { expertSearchQuery, type PickedExpert } from "@/lib/features/pricing/client";
import { fillText } from "@/lib/shared/fill-text";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import type { PricingTexts } from "./pricing-texts";
import { useDebounced } from "./use-debounced";

/** Pause in typing before a search text is sent (spec 000 §9). */
const searchDebounceMs = 500;

interface ExpertPickerProps {
  texts: PricingTexts["expert"];
  locale: string;
  /** Offered before anything is typed. */
  experts: readonly PickedExpert[];
  value: PickedExpert | null;
  onChange: (expert: PickedExpert) => void;
}

/** A combobox after the ARIA pattern "editable, list autocomplete": typing searches all experts. */
export function ExpertPicker({ texts, locale, experts, value, onChange }: ExpertPickerProps) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What is being typed; null while the field shows the chosen expert. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);

  const text = typed?.trim() ?? "";
  const settledText = useDebounced(text, searchDebounceMs);
  const search = useQuery(expertSearchQuery(isOpen ? settledText : ""));
  const isSearching = text !== "" && (text !== settledText || search.isPending);
  const options = text === "" ? experts : isSearching ? [] : (search.data ?? []);
  const activeOption = isOpen ? options[active] : undefined;

  useEffect(() => {
    if (active >= 0) listRef.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  const optionId = (expert: PickedExpert) => `${id}-${expert.id}`;

  function open() {
    if (isOpen) return;
    setIsOpen(true);
    setActive(options.findIndex((option) => option.id === value?.id));
  }

  function close() {
    setIsOpen(false);
    setTyped(null);
    setActive(-1);
  }

  function choose(expert: PickedExpert) {
    onChange(expert);
    close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return open();
      const next = active < 0 && step < 0 ? options.length - 1 : active + step;
      if (options.length > 0) setActive((next + options.length) % options.length);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      if (activeOption) choose(activeOption);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    }
  }

  let message = fillText(texts.count, { count: options.length });
  if (isSearching) message = texts.searching;
  else if (text !== "" && search.isError) message = texts.failed;
  else if (options.length === 0) message = text === "" ? texts.empty : fillText(texts.none, { query: text });

  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {texts.label}
      </label>
      <div className="relative mt-1.5">
        <input
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={activeOption ? optionId(activeOption) : undefined}
          aria-describedby={`${id}-help`}
          placeholder={texts.placeholder}
          value={typed ?? (value ? `${value.name}, ${value.title}` : "")}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onFocus={(event) => event.target.select()}
          onClick={(event) => {
            if (typed === null) event.currentTarget.select();
            open();
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="h-11 w-full truncate rounded-md border border-input bg-card pr-10 pl-3 text-base transition-colors placeholder:text-muted-foreground hover:border-foreground/60"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className="pointer-events-none absolute top-3 right-3 size-5 fill-none stroke-2 stroke-current text-muted-foreground"
        >
          <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
        <p role="status" className="sr-only">
          {isOpen ? message : null}
        </p>
        <div
          hidden={!isOpen}
          className="absolute inset-x-0 top-full z-30 mt-1 rounded-lg border border-border bg-card p-1 shadow-lg"
        >
          {options.length === 0 ? <p className="px-3 py-2.5 text-muted-foreground">{message}</p> : null}
          {/* The list is never tabbed to: focus stays in the field, aria-activedescendant moves. */}
          <div
            ref={listRef}
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-label={texts.list}
            // The field keeps the focus while somebody clicks or scrolls here.
            onMouseDown={(event) => event.preventDefault()}
            className="max-h-80 overflow-y-auto overscroll-contain"
          >
            {options.map((expert, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are its field's
              <div
                key={expert.id}
                id={optionId(expert)}
                role="option"
                tabIndex={-1}
                aria-selected={expert.id === value?.id}
                data-active={index === active || undefined}
                onClick={() => choose(expert)}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-2 hover:bg-muted aria-selected:bg-secondary aria-selected:text-secondary-foreground data-active:outline-2 data-active:outline-ring data-active:-outline-offset-2"
              >
                <span className="min-w-0">
                  <span className="block font-medium">{expert.name}</span>
                  <span className="block text-muted-foreground text-sm">{expert.title}</span>
                </span>
                <span className="tabular shrink-0 text-sm">
                  {fillText(texts.rate, { rate: formatEuros(toCents(expert.hourlyRate), locale) })}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
      <p id={`${id}-help`} className="mt-1.5 text-muted-foreground text-sm">
        {texts.help}
      </p>
    </div>
  );
}
