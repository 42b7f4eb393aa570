import { createHash } from 'node:crypto';
import ts from 'typescript';

const FLAGS = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope | ts.NodeBuilderFlags.IgnoreErrors; // an empty tuple is one

/** Characters. Above it nobody reads on: what the source says stands for it, or its beginning and a digest. */
const LONGEST = 300;
const SHOWN = 100;
const NOWHERE = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.ES2022);
const printer = ts.createPrinter({ removeComments: true });

const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, NOWHERE);

const sorted = (types: readonly ts.TypeNode[]) => [...types].sort((a, b) => (print(a) < print(b) ? -1 : 1));

/** The compiler orders a union by when it first met its members, which another file may change. */
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

/** Of a long type the compiler leaves out the middle and counts it: one member more there is told where the type is declared. */
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
  /** The annotation in the source, where there is one. */
  written?: ts.TypeNode | undefined;
  /** Where an alias is what is told. */
  top?: boolean;
}

/** A type as it would be written, on one line. @param top where an alias is what is told */
export function wholeText(type: ts.Type, checker: ts.TypeChecker, top = false): string {
  const node = checker.typeToTypeNode(type, undefined, top ? FLAGS | ts.NodeBuilderFlags.InTypeAlias : FLAGS);
  return oneLine(node ? print(ordered(node)) : checker.typeToString(type));
}

/** What is asked of types, and the names that stand for long lists in them. */
export interface Words {
  checker: ts.TypeChecker;
  names: readonly { name: string; text: string }[];
}

/** A type as it is told: lists of names by theirs, and not longer than anybody reads. */
export function textOf(type: ts.Type, { checker, names }: Words, { written, top = false }: Telling = {}): string {
  const text = names.reduce((told, list) => told.replaceAll(list.text, list.name), wholeText(type, checker, top));
  if (text.length <= LONGEST) return text;
  return written ? oneLine(written.getText()) : shortened(text);
}
