/** The parts of an OpenAPI document that the page uses. */
export interface ApiDocument {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
  };
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters: (Parameter | Reference)[];
  requestBody?: { content: Content };
  responses: Record<string, Answer | Reference>;
}

export interface Reference {
  $ref: string;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
}

export interface Answer {
  description: string;
  content?: Content;
}

type Content = Record<string, { schema: Schema; example?: unknown }>;

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: unknown;
  contentMediaType?: string;
}

/** The name of a component: the last part of a reference. */
export const nameOf = ({ $ref }: Reference): string => $ref.split('/').pop() ?? '';

/** Resolves a reference to a parameter or answer. */
export const itself = <Value extends object>(value: Value | Reference, components: Record<string, Value>): Value => {
  if (!('$ref' in value)) return value;
  const found = components[nameOf(value)];
  if (!found) throw new Error(`The document has no ${value.$ref}.`);
  return found;
};
