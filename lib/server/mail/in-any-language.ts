import "server-only";
import { type Locale, locales } from "@/lib/shared/locales";
import type { Mail } from "./mail";

const isLocale = (value: unknown): boolean => locales.some((locale) => locale === value);

const isMail = (made: object): made is Mail => "subject" in made && typeof made.subject === "string";

/** An argument that says a language, or several by name, as it is when all is said in another one. */
function inLocale(argument: unknown, locale: Locale): unknown {
  if (isLocale(argument)) return locale;
  if (argument === null || typeof argument !== "object") return argument;
  // A file, a list or an instant says none.
  if (Object.getPrototypeOf(argument) !== Object.prototype) return argument;
  const names = Object.entries(argument);
  const isSeveral = names.length > 0 && names.every(([, value]) => isLocale(value));
  return isSeveral ? Object.fromEntries(names.map(([name]) => [name, locale])) : argument;
}

/**
 * A function that composes mails, whose mails can be composed again in another language: for administrators, who read
 * what was sent in their own. It is pure, and takes languages as arguments of their own.
 */
export function inAnyLanguage<Arguments extends unknown[], Made extends Mail | Mail[] | Record<string, Mail>>(
  compose: (...given: Arguments) => Made,
): (...given: Arguments) => Made {
  return (...given) => {
    const again = (locale: Locale) =>
      compose(...(given.map((argument) => inLocale(argument, locale)) as Arguments));
    const made = compose(...given);
    if (isMail(made)) return { ...made, inLanguage: (locale: Locale) => again(locale) as Mail };
    const place = (name: string) => ({
      ...(made as Record<string, Mail>)[name],
      inLanguage: (locale: Locale) => (again(locale) as Record<string, Mail>)[name],
    });
    return (
      Array.isArray(made)
        ? made.map((_, index) => place(String(index)))
        : Object.fromEntries(Object.keys(made).map((name) => [name, place(name)]))
    ) as Made;
  };
}
