import { createHash } from 'node:crypto';
import ts from 'typescript';

const FLAGS = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope | ts.NodeBuilderFlags.IgnoreErrors; // errors include an empty tuple

/** In characters. A longer type is replaced by its source annotation, or by its beginning and a digest. */
const LONGEST = 300;
const SHOWN = 100;
const NOWHERE = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.ES2022);
const printer = ts.createPrinter({ removeComments: true });

const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, NOWHERE);

const sorted = (types: readonly ts.TypeNode[]) => [...types].sort((a, b) => (print(a) < print(b) ? -1 : 1));

/** Sorts unions: the compiler orders them by first occurrence, which another file may change. */
function ordered(node: ts.TypeNode): ts.TypeNode {
  const { transformed } = ts.transform(node, [
    (context) => (root) => {
      const visit = (inner: ts.Node): ts.Node => {
        const next = ts.visitEachChild(inner, visit, context);
        if (!ts.isUnionTypeNode(next)) return next;
        return context.factory.updateUnionTypeNode(next, context.factory.createNodeArray(sorted(next.types)));
      };
      return visit(root) as ts.TypeNode;
    },
  ]);
  return transformed[0] ?? node;
}

/**
 * The compiler abbreviates long types and counts the omitted members. The count is removed; additional members are reported where the type
 * is declared.
 */
const LEFT_OUT = /\.\.\. \d+ more ?\.\.\./g;

const oneLine = (text: string) =>
  text
    .replaceAll(LEFT_OUT, '...')
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", '"')
    .replaceAll(/;(?= \})/g, '');

function shortened(text: string): string {
  return `${text.slice(0, SHOWN)}… ${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

interface Telling {
  /** The annotation in the source, if any. */
  written?: ts.TypeNode | undefined;
  /** Whether the type is a declared alias to be expanded. */
  top?: boolean;
}

/** The text of a type, on one line. @param top whether the type is a declared alias to be expanded */
export function wholeText(type: ts.Type, checker: ts.TypeChecker, top = false): string {
  const node = checker.typeToTypeNode(type, undefined, top ? FLAGS | ts.NodeBuilderFlags.InTypeAlias : FLAGS);
  return oneLine(node ? print(ordered(node)) : checker.typeToString(type));
}

/** The type checker, and the names that replace long lists in texts. */
export interface Words {
  checker: ts.TypeChecker;
  names: readonly { name: string; text: string }[];
}

/** The text of a type for a report: lists of names are replaced by their names, long texts are shortened. */
export function textOf(type: ts.Type, { checker, names }: Words, { written, top = false }: Telling = {}): string {
  const text = names.reduce((shorter, list) => shorter.replaceAll(list.text, list.name), wholeText(type, checker, top));
  if (text.length <= LONGEST) return text;
  return written ? oneLine(written.getText()) : shortened(text);
}
