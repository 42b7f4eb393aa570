const OPENS = '([{<';
const CLOSES = ')]}>';

/** The members of a union type written on one line; brackets are respected. */
export function alternatives(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let from = 0;
  let quoted = false;
  for (let at = 0; at < type.length; at += 1) {
    const character = type.charAt(at);
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (OPENS.includes(character)) depth += 1;
    if (CLOSES.includes(character) && type.charAt(at - 1) !== '=') depth -= 1;
    if (character === '|' && depth === 0) {
      members.push(type.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...members, type.slice(from).trim()];
}

const ANYTHING = ['any', 'unknown'];

/** Whether everything assignable to `type` is assignable to `wider`, judged by their texts. */
export function fitsInto(type: string, wider: string): boolean {
  const allowed = alternatives(wider);
  if (allowed.some((member) => ANYTHING.includes(member))) return true;
  return alternatives(type).every((member) => allowed.includes(member) || allowed.includes(kindOf(member)));
}

/** The base type of a literal: `"open"` is a string, 3 a number. */
function kindOf(member: string): string {
  if (member.startsWith('"')) return 'string';
  if (/^-?\d/.test(member)) return 'number';
  return member === 'true' || member === 'false' ? 'boolean' : member;
}
