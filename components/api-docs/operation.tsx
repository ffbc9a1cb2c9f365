import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Link } from "@/components/layout/link";
import { Badge, type BadgeProps } from "@/components/ui/badge";
import { defaultLocale } from "@/lib/shared/locales";
import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from "@/lib/shared/openapi";
import { limitsText, schemaTables, typeText } from "./schema-rows";
import { SchemaTable } from "./schema-table";

type OperationProps = { method: string; path: string; operation: OpenApiOperation };

export const methodVariants: Record<string, BadgeProps["variant"]> = {
  get: "info",
  post: "success",
  put: "warning",
  patch: "warning",
  delete: "destructive",
};

/** One method of one path as a line of the list, with its summary. What the description says is English in all languages. */
export async function OperationLine({ method, path, operation }: OperationProps) {
  return (
    <li
      id={operation.operationId}
      className="relative rounded-lg border border-border bg-card p-4 hover:bg-muted"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={methodVariants[method]} className="min-w-16 justify-center uppercase">
          {method}
        </Badge>
        <Link
          href={`/api-docs/${operation.operationId}`}
          className="min-w-0 break-all rounded-sm font-semibold after:absolute after:inset-0"
        >
          <code>{path}</code>
        </Link>
        <Access operation={operation} className="ml-auto" />
      </div>
      <p lang={defaultLocale} className="mt-1 text-muted-foreground">
        {operation.summary}
      </p>
    </li>
  );
}

/** Who may call it. */
export async function Access({ operation, className }: { operation: OpenApiOperation; className?: string }) {
  const t = await getTranslations("ApiDocs");
  return (
    <Badge variant="outline" className={className}>
      {t(`access.${operation["x-access"]}`)}
    </Badge>
  );
}

/** All there is to know of one method of one path. */
export async function Operation({
  method,
  path,
  operation,
  errors,
}: OperationProps & { errors: OpenApiDocument["components"]["responses"] }) {
  const t = await getTranslations("ApiDocs");
  const { parameters = [], requestBody, responses } = operation;
  // Regions of a page need names of their own.
  const name = `${method.toUpperCase()} ${path}`;
  const isFailure = ([status]: [string, OpenApiResponse]) => Number(status) >= 400;
  const answers = Object.entries(responses).filter((answer) => !isFailure(answer));
  const failures = Object.entries(responses)
    .filter(isFailure)
    .map(([status, response]) => ({ status, description: describe(response, errors) }));
  return (
    <div className="space-y-8">
      <p lang={defaultLocale} className="max-w-reading">
        {operation.description}
      </p>
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
              <code className="font-semibold">{status}</code> <span lang={defaultLocale}>{description}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}

function describe(response: OpenApiResponse, errors: OpenApiDocument["components"]["responses"]): string {
  const meaning = "$ref" in response ? errors[response.$ref.split("/").at(-1) ?? ""] : response;
  return meaning && "description" in meaning ? meaning.description : "";
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <h2 className="text-heading">{title}</h2>
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
