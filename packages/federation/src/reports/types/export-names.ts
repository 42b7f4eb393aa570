import ts from 'typescript';
import type { Fact } from '../facts/fact';
import { exportsOf, type Entry } from './entry-facts';
import { growingNames } from './growing-names';

const { SymbolFlags } = ts;

function kindOf({ flags }: ts.Symbol): string {
  if (flags & SymbolFlags.Function) return 'function';
  if (flags & SymbolFlags.Class) return 'class';
  return flags & SymbolFlags.Value ? 'const' : 'type';
}

/** The exports of modules by name and kind only: their types derive from schemas, which are reported separately. */
export const exportNames = (program: ts.Program, entries: readonly Entry[]): Fact[] =>
  entries
    .flatMap((entry) => exportsOf(program, entry))
    .map(({ owner, symbol }) => ({ owner, path: '', mode: 'gives', optional: false, type: kindOf(symbol) }));

/** Each member of the lists of names that modules export, for code that relies on one. */
export function listedNames(program: ts.Program, folder: string, entries: readonly Entry[]): Fact[] {
  const exports = entries.flatMap((entry) => exportsOf(program, entry));
  return growingNames(program, folder).flatMap(({ symbol, members }) => {
    const owner = exports.find((one) => one.symbol === symbol)?.owner;
    if (owner === undefined) return [];
    return members.map(({ name, text }): Fact => ({ owner, path: `has ${name}`, mode: 'gives', optional: false, type: text }));
  });
}
