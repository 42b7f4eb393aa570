import ts from 'typescript';
import type { Fact } from '../facts/fact';
import { textOf } from './type-text';
import {
  argumentsOf,
  hasOwnMembersAlone,
  headOf,
  isFunction,
  isList,
  isOpen,
  partsOf,
  OPPOSITE,
  within,
  type Place,
  type Walk,
} from './walk';

type Above = readonly ts.Type[];

const fact = ({ owner, path, mode, optional }: Place) => ({ owner, path, mode, optional });

/** The facts of a type at a place: the type itself, and its parts as far as the package declares them. */
export function typeFacts(walk: Walk, place: Place, type: ts.Type, above: Above = []): Fact[] {
  const open = partsOf(type).filter((part) => isOpen(walk, part, place, above));
  return [headOf(walk, place, type, open), ...open.flatMap((part) => inside(walk, place, part, [...above, part]))];
}

function inside(walk: Walk, place: Place, type: ts.Type, above: Above): Fact[] {
  if (isList(walk, type)) return listFacts(walk, place, type, above);
  const handed = argumentsOf(walk, type);
  if (handed.length > 0) return handed.flatMap((part, at) => partFacts(walk, within(place, `{${at + 1}}`), part, above));
  if (isFunction(type)) return signatureFacts(walk, place, type.getCallSignatures()[0], above);
  return [...libraryParts(walk, place, type), ...members(walk, place, type, above)];
}

/** The facts of a part; none if nothing in it is expanded, since the text of the whole type has it. */
function partFacts(walk: Walk, place: Place, type: ts.Type, above: Above): Fact[] {
  return partsOf(type).some((part) => isOpen(walk, part, place, above)) ? typeFacts(walk, place, type, above) : [];
}

/** A tuple of strings reports each value, another tuple each element, an array its element type. */
function listFacts(walk: Walk, place: Place, type: ts.Type, above: Above): Fact[] {
  const elements = walk.checker.getTypeArguments(type as ts.TypeReference);
  const values = elements.filter((element) => element.isStringLiteral());
  if (walk.checker.isTupleType(type) && values.length === elements.length)
    return values.map(({ value }) => ({ ...fact(within(place, ` has "${value}"`)), type: 'value' }));
  const tuple = walk.checker.isTupleType(type);
  return elements.flatMap((element, at) => typeFacts(walk, within(place, tuple ? `[${at}]` : '[]'), element, above));
}

/** Parameters go in the opposite direction of the result. */
export function signatureFacts(walk: Walk, place: Place, signature: ts.Signature | undefined, above: Above): Fact[] {
  if (!signature) return [];
  const { checker } = walk;
  const mode = OPPOSITE[place.mode];
  const limits = (signature.getTypeParameters() ?? []).map((parameter, at): Fact => {
    const limit = parameter.getConstraint();
    const node = parameter.symbol.declarations?.find((declaration) => ts.isTypeParameterDeclaration(declaration))?.constraint;
    return {
      ...fact(within(place, `<${at + 1}>`, { mode, optional: true })),
      type: limit ? textOf(limit, walk, { written: node }) : 'any',
    };
  });
  const handed = signature.getParameters().flatMap((parameter, at) => {
    const declaration = parameter.valueDeclaration;
    const own = declaration && ts.isParameter(declaration) ? declaration : undefined;
    const optional = own !== undefined && (own.dotDotDotToken !== undefined || checker.isOptionalParameter(own));
    const next = within(place, `(${at + 1})`, { mode, optional, written: own?.type });
    return typeFacts(walk, next, checker.getTypeOfSymbol(parameter), above);
  });
  const answer = within(place, '()', { written: signature.getDeclaration()?.type });
  return [...limits, ...handed, ...typeFacts(walk, answer, signature.getReturnType(), above)];
}

/** The library types that an object type includes: `HTMLChakraProps<"button">`. */
function libraryParts(walk: Walk, place: Place, type: ts.Type): Fact[] {
  const { checker, isOwn } = walk;
  const heirs = (type.symbol?.declarations ?? []).filter((declaration) => ts.isInterfaceDeclaration(declaration));
  const inherited = heirs
    .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types }) => types))
    .map((node) => ({ part: checker.getTypeAtLocation(node), written: node }));
  const parts = type.isIntersection() ? type.types.map((part) => ({ part, written: undefined })) : inherited;
  return parts
    .filter(({ part }) => !isOwn(part.aliasSymbol ?? part.symbol) && !hasOwnMembersAlone(walk, part))
    .map(({ part, written }) => written?.getText() ?? textOf(part, walk))
    .map((text) => ({ ...fact(within(place, ` & ${/^\w+/.exec(text)?.[0] ?? 'more'}`, { optional: true })), type: text }));
}

function members(walk: Walk, place: Place, type: ts.Type, above: Above): Fact[] {
  const { checker } = walk;
  const own = checker.getPropertiesOfType(type).filter((property) => !property.declarations?.length || walk.isOwnMember(property));
  const named = own.flatMap((property) => {
    const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const written =
      property.valueDeclaration && ts.isPropertySignature(property.valueDeclaration) ? property.valueDeclaration.type : undefined;
    return typeFacts(walk, within(place, `.${property.getName()}`, { optional, written }), checker.getTypeOfSymbol(property), above);
  });
  const anyName = checker.getIndexInfosOfType(type).flatMap((info) => typeFacts(walk, within(place, '{}'), info.type, above));
  return [...named, ...anyName];
}
