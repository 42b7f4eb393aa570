import ts from 'typescript';
import { alternatives } from '../facts/alternatives';
import type { Fact } from '../facts/fact';
import { textOf, type Words } from './type-text';

export type Shown = 'takes' | 'gives' | 'both';
export const OPPOSITE = { takes: 'gives', gives: 'takes', both: 'both' } as const;

/** The place of a type in a report. */
export interface Place {
  owner: string;
  path: string;
  mode: Shown;
  optional: boolean;
  /** The annotation in the source. */
  written?: ts.TypeNode | undefined;
}

/** The context of a walk through types. */
export interface Walk extends Words {
  /** Whether the package declares a symbol. Library types are reported by name only. */
  isOwn: (symbol: ts.Symbol | undefined) => boolean;
  /**
   * Whether the package exports the type, so that it is reported once, in a place of its own. Also records the direction in which it is
   * used.
   */
  isReported: (symbol: ts.Symbol, mode: Shown) => boolean;
  /** Called with the text of a type, to record the direction of the exported unions named in it. */
  noteNames: (words: string, mode: Shown) => void;
  /** Whether the workspace declares a member, including members of shapes that the contract's schemas infer. */
  isOwnMember: (symbol: ts.Symbol) => boolean;
}

/** Types nested more deeply are reported by their texts. */
const DEEPEST = 8;

export const within = (place: Place, step: string, more: Partial<Place> = {}): Place => ({
  ...place,
  path: `${place.path}${step}`.replace(/^[. ]/, ''),
  optional: false,
  written: undefined,
  ...more,
});

const nameOf = (type: ts.Type) => type.aliasSymbol ?? (type.flags & ts.TypeFlags.Object ? type.symbol : undefined);

/** The members of a union, or the type itself. Each is reported elsewhere, expanded in place, or given as text. */
export function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

export const isList = ({ checker }: Walk, type: ts.Type) => checker.isArrayType(type) || checker.isTupleType(type);

export const isFunction = (type: ts.Type) => type.getCallSignatures().length === 1 && type.getConstructSignatures().length === 0;

/** The type arguments of a library type: `Answer` in `Promise<Answer>`. */
export function argumentsOf({ checker, isOwn }: Walk, type: ts.Type): readonly ts.Type[] {
  if (type.aliasSymbol && !isOwn(type.aliasSymbol)) return type.aliasTypeArguments ?? [];
  const reference = type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference;
  return reference && !isOwn(type.symbol) ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** Whether a type is expanded where it is used. */
export function isOpen(walk: Walk, type: ts.Type, place: Place, above: readonly ts.Type[]): boolean {
  if (above.length > DEEPEST || above.includes(type)) return false;
  if (isList(walk, type)) return true;
  const name = nameOf(type);
  if (name && above.length > 0 && walk.isReported(name, place.mode)) return false;
  const handed = argumentsOf(walk, type);
  if (handed.length > 0) return handed.flatMap(partsOf).filter((part) => isOpen(walk, part, place, [...above, type])).length > 0;
  const parts = type.isIntersection() ? type.types : [type];
  return parts.some((part) => (part.flags & ts.TypeFlags.Object) !== 0 && walk.isOwn(part.symbol)) || isShape(walk, type);
}

/** Whether a type is inferred from a schema of the contract and has no exported name. */
function isShape(walk: Walk, type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object) || (type.aliasSymbol && !walk.isOwn(type.aliasSymbol))) return false;
  return !isFunction(type) && hasOwnMembersAlone(walk, type);
}

export function hasOwnMembersAlone(walk: Walk, type: ts.Type): boolean {
  const properties = type.getProperties();
  return properties.length > 0 && properties.every((property) => walk.isOwnMember(property));
}

/** The placeholder for an expanded part of a type. */
function kindOf(walk: Walk, type: ts.Type): string {
  if (isList(walk, type)) return 'list';
  if (argumentsOf(walk, type).length > 0) return (type.aliasSymbol ?? type.symbol).getName();
  return isFunction(type) ? 'function' : 'object';
}

/** The text of a part that is not expanded. A literal that the package gives is widened, since its value does not matter. */
function wordsOf(walk: Walk, type: ts.Type, { mode, path, owner, written }: Place): string {
  const alone = mode === 'gives' && (type.isNumberLiteral() || type.isStringLiteral());
  const top = path === '' && owner.startsWith('type ');
  return textOf(alone ? walk.checker.getBaseTypeOfLiteralType(type) : type, walk, { written, top });
}

const sorted = (words: readonly string[]) => [...new Set(words)].sort();

/** The compiler represents `boolean` as two literals. */
const joined = (words: readonly string[]) => {
  const both = words.includes('true') && words.includes('false');
  return sorted(both ? [...words.filter((word) => word !== 'true' && word !== 'false'), 'boolean'] : words).join(' | ');
};

/** The fact of a place: its type, with placeholders for expanded parts. */
export function headOf(walk: Walk, place: Place, type: ts.Type, open: readonly ts.Type[]): Fact {
  const parts = partsOf(type);
  const all =
    open.length === 0
      ? alternatives(wordsOf(walk, type, place))
      : parts.map((part) => (open.includes(part) ? kindOf(walk, part) : wordsOf(walk, part, place)));
  const { mode, optional, owner, path } = place;
  for (const words of all) walk.noteNames(words, mode);
  return { owner, path, mode, optional, type: joined(optional ? all.filter((word) => word !== 'undefined') : all) || 'undefined' };
}
