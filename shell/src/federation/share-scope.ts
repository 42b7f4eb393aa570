import * as emotion from '@emotion/react';
import * as query from '@tanstack/react-query';
import React from 'react';
import ReactDOM from 'react-dom';
import ReactDOMClient from 'react-dom/client';
import jsxRuntime from 'react/jsx-runtime';
import * as zustand from 'zustand';
import * as chrome from '@careloom/shared/chrome';
import * as events from '@careloom/shared/events';
import * as i18n from '@careloom/shared/i18n';
import * as navigation from '@careloom/shared/navigation';
import * as session from '@careloom/shared/session';
import * as ui from '@careloom/shared/ui';

/** Written in by the build: the version of everything that is shared, by request. */
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

export const sharedVersions = __SHARED_VERSIONS__;

/** Here already, in the page that a remote joins. CommonJS by its default import: that is `module.exports`, which a remote has to get. */
const present: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  '@emotion/react': emotion,
  '@tanstack/react-query': query,
  zustand,
  '@careloom/shared/chrome': chrome,
  '@careloom/shared/events': events,
  '@careloom/shared/i18n': i18n,
  '@careloom/shared/navigation': navigation,
  '@careloom/shared/session': session,
  '@careloom/shared/ui': ui,
};

/** Loaded when the first remote asks. */
const later: Readonly<Record<string, () => Promise<unknown>>> = {};

const singleton = (request: string) => {
  const version = sharedVersions[request];
  if (version === undefined) throw new Error(`${request} is shared here, but the build does not know its version.`);
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
};

/** What remotes share with the shell, made by hand: only what is imported here is provided. */
export const shareScope = {
  ...Object.fromEntries(Object.entries(present).map(([request, lib]) => [request, { ...singleton(request), lib: () => lib }])),
  ...Object.fromEntries(
    Object.entries(later).map(([request, load]) => [request, { ...singleton(request), get: async () => lookUp(await load()) }]),
  ),
};

const lookUp = (module: unknown) => () => module;
