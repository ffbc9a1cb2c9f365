import { ChevronDown } from "lucide-react";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { defaultLocale } from "@/lib/shared/locales";
import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from "@/lib/shared/openapi";
import { limitsText, schemaTables, typeText } from "./schema-rows";
import { SchemaTable } from "./schema-table";

const methodVariants: Record<string, BadgeProps["variant"]> = {
  get: "info",
  post: "success",
  put: "warning",
  patch: "warning",
  delete: "destructive",
};

/** One method of one path; its tables are folded away until asked for. What the description says is English in all languages. */
export async function Operation({
  method,
  path,
  operation,
  errors,
}: {
  method: string;
  path: string;
  operation: OpenApiOperation;
  errors: OpenApiDocument["components"]["responses"];
}) {
  const t = await getTranslations("ApiDocs");
  const { parameters = [], requestBody, responses } = operation;
  // Regions of a page need names of their own.
  const name = `${method.toUpperCase()} ${path}`;
  const answers = Object.entries(responses).filter(([, response]) => !("$ref" in response));
  const failures = Object.entries(responses).flatMap(([status, response]) =>
    "$ref" in response ? [{ status, description: describe(response, errors) }] : [],
  );
  return (
    <details id={operation.operationId} className="group rounded-lg border border-border bg-card shadow-sm">
      <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg p-4 hover:bg-muted">
        <Badge variant={methodVariants[method]} className="min-w-16 justify-center uppercase">
          {method}
        </Badge>
        <code className="min-w-0 break-all font-semibold">{path}</code>
        <span className="ml-auto flex items-center gap-3">
          <Badge variant="outline">{t(`access.${operation["x-access"]}`)}</Badge>
          <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
        </span>
        <span lang={defaultLocale} className="w-full text-muted-foreground">
          {operation.summary}
        </span>
      </summary>
      <div className="space-y-6 border-border border-t p-4 sm:p-6">
        <p lang={defaultLocale}>{operation.description}</p>
        {parameters.length > 0 ? (
          <Part title={t("parameters")}>
            <SchemaTable
              label={`${name}: ${t("parameters")}`}
              rows={parameters.map((parameter) => ({
                name: parameter.name,
                type: typeText(parameter.schema),
                required: parameter.required ?? false,
                limits: limitsText(parameter.schema),
                place: t(`place.${parameter.in}`),
              }))}
            />
          </Part>
        ) : null}
        {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
          <Part key={type} title={t("body")}>
            <p className="text-sm">
              <code>{type}</code>
            </p>
            <SchemaTables label={`${name}: ${t("body")}`} schema={schema} />
          </Part>
        ))}
        {answers.map(([status, response]) => (
          <Part key={status} title={t("answer", { status })}>
            <Answer label={`${name}: ${t("answer", { status })}`} response={response} />
          </Part>
        ))}
        <Part title={t("errors")}>
          <ul className="space-y-1 text-sm">
            {failures.map(({ status, description }) => (
              <li key={status}>
                <code className="font-semibold">{status}</code>{" "}
                <span lang={defaultLocale}>{description}</span>
              </li>
            ))}
          </ul>
        </Part>
      </div>
    </details>
  );
}

function describe(response: { $ref: string }, errors: OpenApiDocument["components"]["responses"]): string {
  const meaning = errors[response.$ref.split("/").at(-1) ?? ""];
  return meaning && "description" in meaning ? meaning.description : "";
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  );
}

async function Answer({ label, response }: { label: string; response: OpenApiResponse }) {
  const t = await getTranslations("ApiDocs");
  if ("$ref" in response || !response.content) return <p className="text-muted-foreground">{t("noJson")}</p>;
  const { content, headers = {} } = response;
  return (
    <>
      {Object.keys(headers).length > 0 ? (
        <p className="text-sm">
          {t("headers")}: <code>{Object.keys(headers).join(", ")}</code>
        </p>
      ) : null}
      <SchemaTables label={label} schema={content["application/json"].schema} />
    </>
  );
}

async function SchemaTables({
  label,
  schema,
}: {
  label: string;
  schema: Parameters<typeof schemaTables>[0];
}) {
  const t = await getTranslations("ApiDocs");
  const tables = schemaTables(schema);
  return tables.map((rows, index) => {
    const variant = t("anyOf", { number: index + 1, count: tables.length });
    return (
      // The variants of one schema have no other identity than their place.
      <div key={variant} className="space-y-2">
        {tables.length > 1 ? <p className="text-muted-foreground text-sm">{variant}</p> : null}
        <SchemaTable label={tables.length > 1 ? `${label}, ${variant}` : label} rows={rows} />
      </div>
    );
  });
}
