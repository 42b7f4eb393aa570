import { escapeHtml } from '../../../platform/http/plain-page';
import { type Parameter, nameOf, type Schema } from './document';

const shapeLink = (name: string) => `<a href="#shape-${name}">${name}</a>`;

/** A readable type: `integer`, `Job or null`, `list of Shift`. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return shapeLink(nameOf({ $ref: schema.$ref }));
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  const types = [schema.type ?? 'any'].flat();
  const listed = types.includes('array') && schema.items ? `list of ${typeOf(schema.items)}` : undefined;
  const named = schema.contentMediaType ? 'file' : (schema.format ?? undefined);
  return types.map((type) => (type === 'array' && listed ? listed : type === 'string' && named ? named : type)).join(' or ');
}

function rulesOf({ enum: values, minimum, maximum, maxLength, default: usual }: Schema): string {
  const rules = [
    values && `one of ${values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(', ')}`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && maximum < 2 ** 31 - 1 && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    usual !== undefined && `default <code>${escapeHtml(JSON.stringify(usual))}</code>`,
  ];
  return rules.filter(Boolean).join(', ');
}

function field(name: string, schema: Schema, required: boolean, description?: string): string {
  const about = [typeOf(schema), required ? '<b>required</b>' : '', rulesOf(schema), description && escapeHtml(description)];
  return `<li><code>${escapeHtml(name)}</code> <span>${about.filter(Boolean).join('; ')}</span>${fields(objectOf(schema))}</li>`;
}

/** The anonymous object type of a field, or of its list items. */
const objectOf = (schema: Schema): Schema => (schema.items && !schema.properties ? schema.items : schema);

/** Renders the fields of an object, one line each; empty for other schemas. */
export function fields({ properties = {}, required = [] }: Schema): string {
  const lines = Object.entries(properties).map(([name, schema]) => field(name, schema, required.includes(name)));
  return lines.length > 0 ? `<ul class="fields">${lines.join('')}</ul>` : '';
}

/** Renders the parameters of a call, one line each. */
export function parameterFields(parameters: readonly Parameter[]): string {
  const lines = parameters.map(({ name, in: where, schema, required, description }) =>
    field(name, schema, required, [`in the ${where}`, description].filter(Boolean).join('; ')),
  );
  return `<ul class="fields">${lines.join('')}</ul>`;
}
