import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { LinkContext, type LinkComponent } from '../controls/button';
import { system } from './system';

/** `speedy` uses insertRule: the style element stays empty, which the policy allows by its hash. */
const ownCache = createCache({ key: 'cl', speedy: true });

/** Reset, tokens and globals are in `theme.css`; Chakra would serialise them again at every start. */
const styled = { ...system, _global: [] };

export interface UiProviderProps {
  children: ReactNode;
  /** The router's link. Without it, links are plain anchors. */
  link?: LinkComponent;
  /** Receives the rules instead of the page: the prerenderer collects them. */
  cache?: EmotionCache;
}

/** Provides the design system. Once per page, around everything. */
export function UiProvider({ children, link, cache = ownCache }: UiProviderProps) {
  const themed = (
    <CacheProvider value={cache}>
      <ChakraProvider value={styled}>{children}</ChakraProvider>
    </CacheProvider>
  );
  return link ? <LinkContext.Provider value={link}>{themed}</LinkContext.Provider> : themed;
}
