/** The value at a path, in place of the `get` of es-toolkit/compat: a name, or several with dots between them. */
export default function get(object: unknown, path: string | number, otherwise?: unknown): unknown {
  const whole = (object as Record<string, unknown> | null | undefined)?.[path];
  if (whole !== undefined || typeof path === 'number') return whole ?? otherwise;
  let value: unknown = object;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value ?? otherwise;
}
