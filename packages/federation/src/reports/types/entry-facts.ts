import ts from 'typescript';
import { mergeFacts, type Fact } from '../facts/fact';
import { growingNames } from './growing-names';
import { declaredBy, isUnder } from './own';
import { signatureFacts, typeFacts } from './type-facts';
import { within, type Place, type Shown, type Walk } from './walk';

/** A module that others import, with its public name. */
export interface Entry {
  name: string;
  file: string;
}

interface Export {
  owner: string;
  symbol: ts.Symbol;
}

const { SymbolFlags } = ts;
const isTypeOf = ({ flags }: ts.Symbol) => (flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Class)) !== 0;
const isValue = ({ flags }: ts.Symbol) => (flags & SymbolFlags.Value) !== 0;

/** The exports of an entry, under their exported names, with aliases resolved. */
export function exportsOf(program: ts.Program, { name, file }: Entry): Export[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing.`);
  return checker.getExportsOfModule(module).map((symbol) => ({
    owner: `${name}/${symbol.getName()}`,
    symbol: symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  }));
}

/** The facts of a class: its constructor, and the members of its instances. */
function classFacts(walk: Walk, place: Place, symbol: ts.Symbol): Fact[] {
  const [made] = walk.checker.getTypeOfSymbol(symbol).getConstructSignatures();
  const instance = walk.checker.getDeclaredTypeOfSymbol(symbol);
  const shown = walk.checker.getPropertiesOfType(instance).filter((property) => walk.isOwn(property));
  return [
    { ...place, type: 'class' },
    ...signatureFacts(walk, within(place, 'new'), made, [instance]).filter(({ path }) => path !== 'new()'),
    ...shown.flatMap((property) =>
      typeFacts(walk, within(place, `.${property.getName()}`), walk.checker.getTypeOfSymbol(property), [instance]),
    ),
  ];
}

const gives = (owner: string): Place => ({ owner, path: '', mode: 'gives', optional: false });

function valueFacts(walk: Walk, { owner, symbol }: Export): Fact[] {
  const library = declaredBy(symbol);
  if (library !== null) return [{ ...gives(owner), type: library }];
  if (symbol.flags & SymbolFlags.Class) return classFacts(walk, gives(owner), symbol);
  return typeFacts(walk, gives(owner), walk.checker.getTypeOfSymbol(symbol));
}

/** Tracks which exported types still have to be reported, and in which direction. */
function exportedTypes(types: readonly Export[], checker: ts.TypeChecker) {
  const own = new Map(types.map((one) => [one.symbol, one.owner]));
  const unions = new Map(
    [...own.keys()].filter((symbol) => checker.getDeclaredTypeOfSymbol(symbol).isUnion()).map((symbol) => [symbol.getName(), symbol]),
  );
  const asked = new Map<ts.Symbol, Set<Shown>>();
  const waiting: (readonly [ts.Symbol, Shown])[] = [];
  const ask = (symbol: ts.Symbol, mode: Shown) => {
    const modes = asked.get(symbol) ?? new Set();
    if (!modes.has(mode)) waiting.push([symbol, mode]);
    asked.set(symbol, modes.add(mode));
  };
  const isReported = (symbol: ts.Symbol, mode: Shown) => {
    if (own.has(symbol)) ask(symbol, mode);
    return own.has(symbol);
  };
  const noteNames = (words: string, mode: Shown) => {
    for (const [name] of words.matchAll(/\w+/g)) {
      const symbol = unions.get(name);
      if (symbol) ask(symbol, words === name ? mode : 'both');
    }
  };
  /** The next type that was referenced; at the end types that nothing references, in both directions. */
  const next = () => {
    const unused = waiting.length > 0 ? undefined : [...own.keys()].find((symbol) => !asked.has(symbol));
    if (unused) ask(unused, 'both');
    const [symbol, mode] = waiting.pop() ?? [];
    return symbol && mode ? { symbol, place: { ...gives(`type ${own.get(symbol)}`), mode } } : null;
  };
  return { isReported, noteNames, next };
}

export interface Packages {
  /** Folder of the package's sources. */
  folder: string;
  /** Folder of all packages whose shapes are expanded. */
  workspace: string;
  /** Folder of the package whose lists of names are replaced by their own names. */
  names: string;
}

/** The facts of a package's exports: values are expanded; types are reported in the direction in which those values use them. */
export function entryFacts(program: ts.Program, { folder, workspace, names: lists }: Packages, entries: readonly Entry[]): Fact[] {
  const checker = program.getTypeChecker();
  const all = entries.flatMap((entry) => exportsOf(program, entry));
  const types = all.filter(({ symbol }) => isTypeOf(symbol) && (symbol.flags & SymbolFlags.Class) === 0);
  const own = types.filter(({ symbol }) => isUnder(folder, symbol));
  const { isReported, noteNames, next } = exportedTypes(own, checker);
  const isOwn = (symbol: ts.Symbol | undefined) => isUnder(folder, symbol);
  const isOwnMember = (symbol: ts.Symbol) => isUnder(workspace, symbol) && declaredBy(symbol) === null;
  const names = growingNames(program, lists);
  const walk: Walk = { checker, names, isOwn, isReported, noteNames, isOwnMember };
  const facts = all.filter(({ symbol }) => isValue(symbol)).flatMap((one) => valueFacts(walk, one));
  for (let exported = next(); exported; exported = next())
    facts.push(...typeFacts(walk, exported.place, checker.getDeclaredTypeOfSymbol(exported.symbol)));
  const foreign = types.filter((one) => !own.includes(one));
  return mergeFacts([
    ...facts,
    ...foreign.map(({ owner, symbol }) => ({ ...gives(`type ${owner}`), type: declaredBy(symbol) ?? 'contract' })),
  ]);
}
