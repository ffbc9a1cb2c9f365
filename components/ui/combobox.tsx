"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ChevronDownIcon } from "./line-icon";

interface ComboboxProps<Option extends { id: number }> {
  label: string;
  help?: string;
  placeholder: string;
  /** Name of the list of options. */
  listLabel: string;
  /** What can be chosen for the text that is being typed. */
  options: readonly Option[];
  value: Option | null;
  /** What the field says while an option is chosen. */
  textOf: (option: Option) => string;
  renderOption: (option: Option) => ReactNode;
  /** Announced while the list is open, and shown in place of an empty list. */
  message: string;
  onOpenChange?: (isOpen: boolean) => void;
  /** What is being typed, trimmed; empty again when the list closes. */
  onTextChange: (text: string) => void;
  onChoose: (option: Option) => void;
}

/** A combobox after the ARIA pattern "editable, list autocomplete": the options follow what is typed. */
export function Combobox<Option extends { id: number }>(props: ComboboxProps<Option>) {
  const { label, help, placeholder, listLabel, options, value, textOf, renderOption, message } = props;
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  /** What is being typed; null while the field shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const activeOption = isOpen ? options[active] : undefined;

  useEffect(() => {
    if (active >= 0) listRef.current?.children[active]?.scrollIntoView?.({ block: "nearest" });
  }, [active]);

  const optionId = (option: Option) => `${id}-${option.id}`;

  function open() {
    if (isOpen) return;
    setIsOpen(true);
    setActive(options.findIndex((option) => option.id === value?.id));
    props.onOpenChange?.(true);
  }

  function close() {
    if (!isOpen) return;
    setIsOpen(false);
    setTyped(null);
    setActive(-1);
    props.onTextChange("");
    props.onOpenChange?.(false);
  }

  function choose(option: Option) {
    props.onChoose(option);
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

  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
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
          aria-describedby={help ? `${id}-help` : undefined}
          placeholder={placeholder}
          value={typed ?? (value ? textOf(value) : "")}
          onChange={(event) => {
            open();
            setTyped(event.target.value);
            setActive(-1);
            props.onTextChange(event.target.value.trim());
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
        <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 size-5 text-muted-foreground" />
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
            aria-label={listLabel}
            // The field keeps the focus while somebody clicks or scrolls here.
            onMouseDown={(event) => event.preventDefault()}
            className="max-h-80 overflow-y-auto overscroll-contain"
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of a combobox are its field's
              <div
                key={option.id}
                id={optionId(option)}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === value?.id}
                data-active={index === active || undefined}
                onClick={() => choose(option)}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-2 hover:bg-muted aria-selected:bg-secondary aria-selected:text-secondary-foreground data-active:outline-2 data-active:outline-ring data-active:-outline-offset-2"
              >
                {renderOption(option)}
              </div>
            ))}
          </div>
        </div>
      </div>
      {help ? (
        <p id={`${id}-help`} className="mt-1.5 text-muted-foreground text-sm">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** The lines of an option, with a number beside them. */
export function ComboboxOption({ name, detail, aside }: { name: string; detail?: string; aside?: string }) {
  return (
    <>
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        {detail ? <span className="block text-muted-foreground text-sm">{detail}</span> : null}
      </span>
      {aside ? <span className="tabular shrink-0 text-sm">{aside}</span> : null}
    </>
  );
}
