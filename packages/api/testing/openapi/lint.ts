import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

/** What Redocly's recommended rules find in a document, errors and warnings, a line each. */
export async function redoclyProblems(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer ?? ''}: ${message}`);
}

/** What Spectral's recommended rules for OpenAPI find in a document, of any severity, a line each. */
export async function spectralProblems(source: string): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[rulesets.oas as unknown as RulesetDefinition, 'recommended']] });
  const problems = await spectral.run(JSON.parse(source) as Record<string, unknown>);
  return problems.map(({ code, message, path }) => `${code} at ${path.join('/')}: ${message}`);
}
