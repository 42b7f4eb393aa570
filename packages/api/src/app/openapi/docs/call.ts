import { escapeHtml } from '../../../platform/http/plain-page';
import { type Answer, type ApiDocument, itself, type Operation } from './document';
import { fields, parameterFields, typeOf } from './fields';
import { markdown } from './markdown';

/** A call with its path in the document. */
export interface PathCall {
  method: string;
  path: string;
  operation: Operation;
}

const code = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
const part = (title: string, body: string) => (body ? `<h3>${title}</h3>${body}` : '');

/** Renders one call: collapsed, its address and summary; expanded, its whole input and answers. */
export function callHtml({ method, path, operation }: PathCall, { components }: ApiDocument): string {
  const { operationId, summary, description, parameters, requestBody, responses, security } = operation;
  const address = `<b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code>`;
  const documented = parameters.map((parameter) => itself(parameter, components.parameters));
  const body = [
    markdown(description),
    `<p>${whoMay(security)}</p>`,
    documented.length > 0 ? part('Parameters', parameterFields(documented)) : '',
    ...Object.entries(requestBody?.content ?? {}).map(([type, { schema, example }]) =>
      part(`Body, <code>${type}</code>`, `<p>${typeOf(schema)}</p>${fields(schema)}${example === undefined ? '' : code(example)}`),
    ),
    part(
      'Answers',
      Object.entries(responses)
        .map(([status, answer]) => answerHtml(status, itself(answer, components.responses)))
        .join(''),
    ),
  ];
  return `<details id="${operationId}"><summary>${address} <span>${escapeHtml(summary)}</span></summary>${body.join('')}</details>`;
}

const whoMay = (security: Operation['security']) => {
  if (security.length === 0) return 'Open to everybody.';
  return security.some((scheme) => 'machineToken' in scheme)
    ? 'Takes the token of a session or of a machine.'
    : 'Takes the token of a session.';
};

function answerHtml(status: string, { description, content = {} }: Answer): string {
  const shown = Object.entries(content).map(([, { schema, example }]) =>
    status === '200' ? `<p>${typeOf(schema.properties?.['data'] ?? schema)}</p>${example === undefined ? '' : code(example)}` : '',
  );
  return `<h4>${status}</h4>${markdown(description)}${shown.join('')}`;
}
