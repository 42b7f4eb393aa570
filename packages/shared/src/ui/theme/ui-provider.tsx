import { ChakraProvider } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { LinkContext, type LinkComponent } from '../controls/link';
import { system } from './system';

/** `speedy` writes by insertRule: only an empty style element ever exists, which the policy allows by its hash. */
const ownCache = createCache({ key: 'cl', speedy: true });

/** Reset, tokens and globals are in `theme.css`; Chakra would serialise them again at every start. */
const styled = { ...system, _global: [] };

export interface UiProviderProps {
  children: ReactNode;
  /** The router's link. Where it is not given, links are plain anchors. */
  link?: LinkComponent;
  /** Where the rules go instead of the page: the prerenderer collects them. */
  cache?: EmotionCache;
}

/** The design system of a page. Once, around everything. */
export function UiProvider({ children, link, cache = ownCache }: UiProviderProps) {
  const themed = (
    <CacheProvider value={cache}>
      <ChakraProvider value={styled}>{children}</ChakraProvider>
    </CacheProvider>
  );
  return link ? <LinkContext.Provider value={link}>{themed}</LinkContext.Provider> : themed;
}
