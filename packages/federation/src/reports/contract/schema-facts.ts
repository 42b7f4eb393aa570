import type { Fact, Mode } from '../facts/fact';
import { ruleOf } from './check-facts';
import { coreOf, isOptional, type Core, type Schema, type Side } from './schema-core';

type Shown = Extract<Mode, 'takes' | 'gives' | 'both'>;

const quoted = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : String(value));
const union = (members: readonly string[]) => [...new Set(members)].sort().join(' | ');

/** The type of a fact for a schema, without its parts. */
function nameOf({ schema, nullable }: Core, side: Side): string {
  const orNull = (members: readonly string[]) => union(nullable ? [...members, 'null'] : members);
  const { def } = schema._zod;
  switch (def.type) {
    case 'enum':
      return orNull(Object.values(def.entries).map(quoted));
    case 'literal':
      return orNull(def.values.map(quoted));
    case 'union':
      return orNull(def.options.map((option) => nameOf(coreOf(option as Schema, side), side)));
    case 'array':
    case 'tuple':
      return orNull(['list']);
    case 'custom':
      return orNull(['file']);
    case 'unknown':
    case 'transform':
      return orNull(['any']);
    default:
      return orNull([def.type]);
  }
}

/**
 * The facts of a schema and of its parts.
 * @param mode `gives` looks at the schema's output, other modes at its input
 */
export function schemaFacts(owner: string, path: string, schema: Schema, mode: Shown): Fact[] {
  const side = mode === 'gives' ? 'out' : 'in';
  const optional = isOptional(schema, side);
  return coreFacts({ owner, path, mode, optional }, coreOf(schema, side), side);
}

type Place = Pick<Fact, 'owner' | 'path' | 'optional'> & { mode: Shown };

function coreFacts(place: Place, core: Core, side: Side): Fact[] {
  const { owner, path, mode } = place;
  return [
    { ...place, type: nameOf(core, side) },
    ...(mode === 'takes' ? rules(place, core) : []),
    ...inside(core.schema, side).flatMap(([step, part]) => schemaFacts(owner, `${path}${step}`, part, mode)),
    ...(core.becomes ? becoming(place, core.becomes, side) : []),
  ];
}

const rules = ({ owner, path }: Place, { checks }: Core): Fact[] =>
  checks.flatMap((check) => {
    const rule = ruleOf(check);
    return rule ? [{ owner, path: `${path} ${rule[0]}`, mode: 'asks', optional: false, type: rule[1] }] : [];
  });

/** What a text such as `open,closed` is transformed into: the bounds of a number, the values of a list. */
function becoming(place: Place, becomes: Core, side: Side): Fact[] {
  const next = { ...place, path: `${place.path} as`, optional: false };
  return inside(becomes.schema, side).length > 0 ? coreFacts(next, becomes, side) : rules(place, becomes);
}

/** The parts of a schema, with the path step to each. */
function inside(schema: Schema, side: Side): (readonly [step: string, part: Schema])[] {
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).map(([name, part]) => [`.${name}`, part as Schema]);
    case 'array':
      return [['[]', def.element as Schema]];
    case 'tuple':
      return def.items.map((part, at) => [`[${at}]`, part as Schema]);
    case 'record':
      return [['{}', def.valueType as Schema]];
    case 'union':
      return def.options.flatMap((option) => inside(coreOf(option as Schema, side).schema, side));
    default:
      return [];
  }
}
