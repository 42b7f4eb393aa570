import { escapeHtml } from '../../../platform/http/plain-page';
import { callHtml, type PathCall } from './call';
import type { ApiDocument } from './document';
import { fields, typeOf } from './fields';
import { SCRIPT, STYLE } from './look';
import { markdown } from './markdown';

const anchor = (tag: string) => `tag-${tag.toLowerCase().replace(/\W+/g, '-')}`;

/** Renders the API documentation as one HTML page. It is complete without its script, which searches and opens calls. */
export function docsPage(document: ApiDocument): string {
  const { info, tags, paths, components } = document;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): PathCall => ({ method, path, operation })),
  );
  const groups = tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const contents = groups.map(
    ({ name, calls: own }) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a> <span>${own.length}</span></li>`,
  );
  const sections = groups.map(
    ({ name, description, calls: own }) =>
      `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${own.map((call) => callHtml(call, document)).join('')}</section>`,
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="shape-${name}"><summary><code>${name}</code></summary><p>${escapeHtml(schema.description ?? '')} ${typeOf(schema)}</p>${fields(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(info.title)}</title><style>${STYLE}</style></head><body>
<header><h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1><p><a href="openapi.json">OpenAPI document</a></p>
<search><label for="find">Find a call</label><input id="find" type="search" autocomplete="off"><p id="found" role="status">${calls.length} calls</p></search></header>
<nav aria-label="Groups"><ul>${contents.join('')}<li><a href="#shapes">Shapes</a> <span>${shapes.length}</span></li></ul></nav>
<main><section id="about" aria-labelledby="overview"><h2 id="overview">Overview</h2>${markdown(info.description)}</section>${sections.join('')}
<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${shapes.join('')}</section></main>
<script>${SCRIPT}</script></body></html>`;
}
