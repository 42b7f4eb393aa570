/**
 * Converts a body to multipart. Undefined values are omitted, null becomes an empty string (a cleared field), and nested values are named
 * `clients[0][name]`.
 */
export function toFormData(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) append(form, name, value);
  return form;
}

function append(form: FormData, name: string, value: unknown) {
  if (value === undefined) return;
  if (value === null) form.append(name, '');
  else if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object') for (const [key, nested] of Object.entries(value)) append(form, `${name}[${key}]`, nested);
  else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') form.append(name, String(value));
}
