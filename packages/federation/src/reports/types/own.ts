import { readFileSync } from 'node:fs';
import type ts from 'typescript';

/** The library that a file belongs to, as name and major: `react-hook-form 7`. Null for a file of the workspace. */
export function libraryOf(file: string): string | null {
  const at = file.lastIndexOf('/node_modules/');
  if (at < 0) return null;
  const rest = file.slice(at + '/node_modules/'.length).split('/');
  const name = rest.slice(0, rest[0]?.startsWith('@') ? 2 : 1).join('/');
  const { version } = JSON.parse(readFileSync(`${file.slice(0, at)}/node_modules/${name}/package.json`, 'utf8')) as { version: string };
  return `${name} ${version.split('.')[0]}`;
}

const fileOf = (symbol: ts.Symbol | undefined) => symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';

/** The library that declares a symbol; null for the workspace. */
export const declaredBy = (symbol: ts.Symbol | undefined) => libraryOf(fileOf(symbol));

/** Whether a symbol is declared under a folder. */
export const isUnder = (folder: string, symbol: ts.Symbol | undefined) => fileOf(symbol).startsWith(`${folder}/`);
