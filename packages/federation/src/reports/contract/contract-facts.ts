import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@careloom/contract/call';
import { mergeFacts, type Fact } from '../facts/fact';
import { callFacts, callName } from './call-facts';
import { schemaFacts } from './schema-facts';
import type { Schema } from './schema-core';

type Exports = Record<string, unknown>;

const isRecord = (value: unknown): value is Exports => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call => isRecord(value) && 'method' in value && 'path' in value && 'data' in value;

const gives = (owner: string, type: string, path = ''): Fact => ({ owner, path, mode: 'gives', optional: false, type });

/** Shapes that shell and remotes exchange, in both directions. */
const shapes = (kind: string, schemas: Record<string, Schema>): Fact[] =>
  Object.entries(schemas).flatMap(([name, schema]) => [
    gives(`${kind} ${name}`, kind),
    ...schemaFacts(`${kind} ${name}`, 'carries', schema, 'both'),
  ]);

/** The calls in the files of `resources`: each by its place there, and its facts. */
async function resourceFacts(load: Load, source: string): Promise<Fact[]> {
  const files = readdirSync(path.join(source, 'resources')).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const facts = files.sort().map(async (file) => {
    const entry = `resources/${path.basename(file, '.ts')}`;
    const groups = Object.entries(await load(entry)).filter(([, group]) => isRecord(group));
    return groups.flatMap(([name, group]) =>
      Object.entries(group as Exports).flatMap(([member, call]) =>
        isCall(call) ? [gives(`${entry}/${name}`, callName(call), member), ...callFacts(call)] : [],
      ),
    );
  });
  return (await Promise.all(facts)).flat();
}

type Load = (entry: string) => Promise<Exports>;

/**
 * Everything that crosses a boundary by contract: calls, events, slots, manifests, and the names of permissions, routes and menu labels.
 * Other texts are bundled by the package that shows them (ADR 0051).
 * @param source the contract's sources: a folder other than the repository's holds a modified copy
 */
export async function contractFacts(source: string): Promise<Fact[]> {
  const load: Load = (entry) => import(pathToFileURL(path.join(source, `${entry}.ts`)).href) as Promise<Exports>;
  const { EVENTS } = await load('events');
  const { SLOTS } = await load('slots');
  const { manifest, registryEntry } = await load('manifest');
  const { failure } = await load('envelope');
  const { PERMISSIONS } = await load('permissions');
  const { ROUTES } = await load('route-names');
  const { menuMessages } = await load('messages/menu');
  return mergeFacts([
    ...(await resourceFacts(load, source)),
    ...shapes('event', EVENTS as Record<string, Schema>),
    ...shapes('slot', SLOTS as Record<string, Schema>),
    ...shapes('manifest', { remote: manifest as Schema, 'registry entry': registryEntry as Schema }),
    gives('answer failure', 'answer'),
    ...schemaFacts('answer failure', 'body', failure as Schema, 'gives'),
    ...(PERMISSIONS as string[]).map((name) => gives(`permission ${name}`, 'permission')),
    ...Object.entries(ROUTES as Record<string, string[]>).map(([name, params]): Fact => ({
      ...gives(`route ${name}`, params.join(', ') || 'no parameters'),
      mode: 'fixed',
    })),
    ...Object.keys(menuMessages as object).map((key) => gives(`text ${key}`, 'text')),
  ]);
}
