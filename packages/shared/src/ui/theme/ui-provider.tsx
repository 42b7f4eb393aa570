import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { LinkContext, type LinkComponent } from '../controls/button';
import { system } from './system';

/** `speedy` uses insertRule: the style element stays empty, which the content security policy allows by its hash. */
const ownCache = createCache({ key: 'cl', speedy: true });

/** Reset, tokens and globals are in `theme.css`; Chakra would serialise them again at every start. */
const styled = { ...system, _global: [] };

export interface UiProviderProps {
  children: ReactNode;
  /** The router's link. Without it, links are plain anchors. */
  link?: LinkComponent;
  /** Cache that receives the CSS rules, instead of the page. Used by the prerenderer to collect them. */
  cache?: EmotionCache;
}

/** Provides the design system. Render it once per page, around all other components. */
export function UiProvider({ children, link, cache = ownCache }: UiProviderProps) {
  const themed = (
    <CacheProvider value={cache}>
      <ChakraProvider value={styled}>{children}</ChakraProvider>
    </CacheProvider>
  );
  return link ? <LinkContext.Provider value={link}>{themed}</LinkContext.Provider> : themed;
}
