/** Whether two values made of plain objects, arrays and primitives are deeply equal. Replaces `isEqual` of es-toolkit/compat. */
export default function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const values = other as Record<string, unknown>;
  return entries.length === Object.keys(other).length && entries.every(([name, value]) => name in values && isEqual(value, values[name]));
}
