/**
 * How an answer differs from the recorded one, as sentences that name the field.
 * @param path of the field so far: `items[0].house`
 */
export function differences(recorded: unknown, answered: unknown, path = ''): string[] {
  if (Array.isArray(recorded) && Array.isArray(answered)) {
    if (recorded.length !== answered.length) return [`${path || 'it'} has ${answered.length} entries, not ${recorded.length}`];
    return recorded.flatMap((value, at) => differences(value, answered[at], `${path}[${at}]`));
  }
  if (isObject(recorded) && isObject(answered)) {
    return [...new Set([...Object.keys(recorded), ...Object.keys(answered)])].flatMap((name) => {
      const field = path ? `${path}.${name}` : name;
      if (!(name in answered)) return [`${field} is gone`];
      if (!(name in recorded)) return [`${field} is new`];
      return differences(recorded[name], answered[name], field);
    });
  }
  const [was, is] = [JSON.stringify(recorded), JSON.stringify(answered)];
  return was === is ? [] : [`${path || 'it'} is ${is}, not ${was}`];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
