import createCache from '@emotion/cache';
import { AddressLink, renderAt } from '@careloom/shared/navigation';
import { UiProvider } from '@careloom/shared/ui';
import { prerender } from 'react-dom/static';
import { App } from './app';

/** No user is signed in at build time. */
const NoWorkplace = () => null;

/**
 * Renders a public page to HTML, as the browser will hydrate it.
 * @returns its HTML, and the CSS rules that its components would have inserted
 */
export async function renderPage(pathname: string): Promise<{ html: string; css: string }> {
  renderAt(pathname);
  const cache = createCache({ key: 'cl', stylisPlugins: [] }); // no vendor prefixes: no supported browser needs them
  cache.compat = true; // collects the rules instead of rendering style elements into the markup
  const { prelude } = await prerender(
    <UiProvider link={AddressLink} cache={cache}>
      <App workplace={NoWorkplace} />
    </UiProvider>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER }, // a single chunk: a later one would need an inline script
  );
  const html = await new Response(prelude).text();
  return {
    html,
    css: Object.values(cache.inserted)
      .filter((rule) => typeof rule === 'string')
      .join(''),
  };
}
