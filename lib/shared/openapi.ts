/** Those parts of an OpenAPI 3.1 document that ours has: written by the server, read by /api-docs. */

/** JSON Schema as OpenAPI 3.1 takes it (draft 2020-12); only what zod writes. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  $ref?: string;
  $schema?: string;
};

export type OpenApiParameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: true;
  schema: JsonSchema;
};
export type OpenApiResponse =
  | { $ref: string }
  | {
      description: string;
      headers?: Record<string, { description: string; schema: JsonSchema }>;
      content?: { "application/json": { schema: JsonSchema } };
    };
export type OpenApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  "x-access": "public" | "user" | "admin";
  parameters?: OpenApiParameter[];
  /** By content type: application/json, or multipart/form-data for an upload. */
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, OpenApiResponse>;
};
export type OpenApiDocument = {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiResponse>;
    securitySchemes: Record<string, { type: "apiKey"; in: "cookie"; name: string; description: string }>;
  };
};
