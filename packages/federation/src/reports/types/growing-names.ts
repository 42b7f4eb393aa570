import ts from 'typescript';
import { isUnder } from './own';
import { wholeText } from './type-text';

/** A list of names that a package exports: permissions, routes with their parameters, text keys. */
export interface GrowingNames {
  /** Replaces the list in the text of a type. */
  name: string;
  /** The full text of the list in a type. */
  text: string;
  members: readonly { name: string; text: string }[];
}

/** Smaller unions are not growing lists but choices, where an additional member matters to callers, unless their comment has the tag `@growing`. */
const FEWEST = 20;
const TAG = 'growing';

function ofUnion(symbol: ts.Symbol, checker: ts.TypeChecker): GrowingNames[] {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isUnion() || !type.types.every((member) => member.isStringLiteral())) return [];
  if (type.types.length < FEWEST && !symbol.getJsDocTags(checker).some(({ name }) => name === TAG)) return [];
  const members = type.types.map((member) => ({ name: wholeText(member, checker), text: 'value' }));
  return [{ name: symbol.getName(), text: wholeText(type, checker, true), members }];
}

function ofTable(symbol: ts.Symbol, checker: ts.TypeChecker): GrowingNames[] {
  const type = checker.getTypeOfSymbol(symbol);
  const members = type.getProperties().map((member) => ({
    name: JSON.stringify(member.getName()),
    text: wholeText(checker.getTypeOfSymbol(member), checker),
  }));
  const isTable = members.length >= FEWEST && members.every(({ text }) => text.startsWith('readonly ['));
  return isTable ? [{ name: `typeof ${symbol.getName()}`, text: wholeText(type, checker), members }] : [];
}

/**
 * The lists of names that files in a folder export. They only grow, and an additional name breaks nothing: the package's own report has
 * each member, and other types show only the list's name.
 */
export function growingNames(program: ts.Program, folder: string): (GrowingNames & { symbol: ts.Symbol })[] {
  const checker = program.getTypeChecker();
  const modules = program.getSourceFiles().flatMap((file) => {
    const module = file.fileName.startsWith(`${folder}/`) ? checker.getSymbolAtLocation(file) : undefined;
    return module ? checker.getExportsOfModule(module) : [];
  });
  return modules
    .filter((symbol) => isUnder(folder, symbol))
    .flatMap((symbol) => {
      const found =
        symbol.flags & ts.SymbolFlags.TypeAlias
          ? ofUnion(symbol, checker)
          : symbol.flags & ts.SymbolFlags.Variable
            ? ofTable(symbol, checker)
            : [];
      return found.map((list) => ({ ...list, symbol }));
    });
}
