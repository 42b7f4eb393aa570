/** Returns the value at a path: one name, or several separated by dots. Replaces `get` of es-toolkit/compat. */
export default function get(object: unknown, path: string | number, otherwise?: unknown): unknown {
  const whole = (object as Record<string, unknown> | null | undefined)?.[path];
  if (whole !== undefined || typeof path === 'number') return whole ?? otherwise;
  let value: unknown = object;
  for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value ?? otherwise;
}
