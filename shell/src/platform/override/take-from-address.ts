import { moveOverridesFromAddress } from './stored-overrides';

/** Must run before anything reads the address or the registry. */
moveOverridesFromAddress();
