import createCache from '@emotion/cache';
import { AddressLink, renderAt } from '@careloom/shared/navigation';
import { UiProvider } from '@careloom/shared/ui';
import { prerender } from 'react-dom/static';
import { App } from '../app';

/** Nobody is signed in while a page is drawn at build time. */
const NoWorkplace = () => null;

/**
 * Draws a page for people without a session, as the browser will draw it again over this.
 * @returns its HTML, and the style rules that its components would have inserted
 */
export async function renderPage(pathname: string): Promise<{ html: string; css: string }> {
  renderAt(pathname);
  const cache = createCache({ key: 'cl', stylisPlugins: [] }); // no vendor prefixes: no browser that runs this needs them
  cache.compat = true; // keeps the rules instead of writing style elements between the elements
  const { prelude } = await prerender(
    <UiProvider link={AddressLink} cache={cache}>
      <App workplace={NoWorkplace} />
    </UiProvider>,
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER }, // one piece: a later one would come with a script
  );
  const html = await new Response(prelude).text();
  return {
    html,
    css: Object.values(cache.inserted)
      .filter((rule) => typeof rule === 'string')
      .join(''),
  };
}
