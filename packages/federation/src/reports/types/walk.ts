import ts from 'typescript';
import { alternatives } from '../facts/alternatives';
import type { Fact } from '../facts/fact';
import { textOf, type Words } from './type-text';

export type Shown = 'takes' | 'gives' | 'both';
export const TURNED = { takes: 'gives', gives: 'takes', both: 'both' } as const;

/** Where a type stands. */
export interface Place {
  owner: string;
  path: string;
  mode: Shown;
  optional: boolean;
  /** The annotation in the source. */
  written?: ts.TypeNode | undefined;
}

/** What a walk through types needs to know. */
export interface Walk extends Words {
  /** Whether the package declares it: a library's types are told by their names alone. */
  isOwn: (symbol: ts.Symbol | undefined) => boolean;
  /** Whether it is a type that the package exports, which is told once, in a place of its own. It is told which way it goes here. */
  isTold: (symbol: ts.Symbol, mode: Shown) => boolean;
  /** Told by the words of a type: names of exported unions in them go that way. */
  hearNames: (words: string, mode: Shown) => void;
  /** Whether a member is the workspace's: of shapes that the contract's schemas make, too. */
  isOwnMember: (symbol: ts.Symbol) => boolean;
}

/** Deeper than this a type is told by its words. */
const DEEPEST = 8;

export const within = (place: Place, step: string, more: Partial<Place> = {}): Place => ({
  ...place,
  path: `${place.path}${step}`.replace(/^[. ]/, ''),
  optional: false,
  written: undefined,
  ...more,
});

const nameOf = (type: ts.Type) => type.aliasSymbol ?? (type.flags & ts.TypeFlags.Object ? type.symbol : undefined);

/** What a part of a type is, for the walk: told elsewhere, walked into, or told by its words. */
export function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

export const isList = ({ checker }: Walk, type: ts.Type) => checker.isArrayType(type) || checker.isTupleType(type);

export const isFunction = (type: ts.Type) => type.getCallSignatures().length === 1 && type.getConstructSignatures().length === 0;

/** What a library's type is made with: of `Promise<Answer>` the answer. */
export function argumentsOf({ checker, isOwn }: Walk, type: ts.Type): readonly ts.Type[] {
  if (type.aliasSymbol && !isOwn(type.aliasSymbol)) return type.aliasTypeArguments ?? [];
  const reference = type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference;
  return reference && !isOwn(type.symbol) ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** Whether the inside of a type is told where it stands. */
export function isOpen(walk: Walk, type: ts.Type, place: Place, above: readonly ts.Type[]): boolean {
  if (above.length > DEEPEST || above.includes(type)) return false;
  if (isList(walk, type)) return true;
  const name = nameOf(type);
  if (name && above.length > 0 && walk.isTold(name, place.mode)) return false;
  const handed = argumentsOf(walk, type);
  if (handed.length > 0) return handed.flatMap(partsOf).filter((part) => isOpen(walk, part, place, [...above, type])).length > 0;
  const parts = type.isIntersection() ? type.types : [type];
  return parts.some((part) => (part.flags & ts.TypeFlags.Object) !== 0 && walk.isOwn(part.symbol)) || isShape(walk, type);
}

/** What a schema of the contract makes, where no name of the contract's stands for it. */
function isShape(walk: Walk, type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object) || (type.aliasSymbol && !walk.isOwn(type.aliasSymbol))) return false;
  return !isFunction(type) && hasOwnMembersAlone(walk, type);
}

export function hasOwnMembersAlone(walk: Walk, type: ts.Type): boolean {
  const properties = type.getProperties();
  return properties.length > 0 && properties.every((property) => walk.isOwnMember(property));
}

/** What stands for a part of a type that is told from the inside. */
function kindOf(walk: Walk, type: ts.Type): string {
  if (isList(walk, type)) return 'list';
  if (argumentsOf(walk, type).length > 0) return (type.aliasSymbol ?? type.symbol).getName();
  return isFunction(type) ? 'function' : 'object';
}

/** What a part that is not told from the inside is called. A single value that the package gives is of no account: its kind is. */
function wordsOf(walk: Walk, type: ts.Type, { mode, path, owner, written }: Place): string {
  const alone = mode === 'gives' && (type.isNumberLiteral() || type.isStringLiteral());
  const top = path === '' && owner.startsWith('type ');
  return textOf(alone ? walk.checker.getBaseTypeOfLiteralType(type) : type, walk, { written, top });
}

const sorted = (words: readonly string[]) => [...new Set(words)].sort();

/** `boolean` is two values for the compiler. */
const joined = (words: readonly string[]) => {
  const both = words.includes('true') && words.includes('false');
  return sorted(both ? [...words.filter((word) => word !== 'true' && word !== 'false'), 'boolean'] : words).join(' | ');
};

/** The fact of a place: its type without what is told from the inside. */
export function headOf(walk: Walk, place: Place, type: ts.Type, open: readonly ts.Type[]): Fact {
  const parts = partsOf(type);
  const all =
    open.length === 0
      ? alternatives(wordsOf(walk, type, place))
      : parts.map((part) => (open.includes(part) ? kindOf(walk, part) : wordsOf(walk, part, place)));
  const { mode, optional, owner, path } = place;
  for (const words of all) walk.hearNames(words, mode);
  return { owner, path, mode, optional, type: joined(optional ? all.filter((word) => word !== 'undefined') : all) || 'undefined' };
}
