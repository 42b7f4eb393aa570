import { takeWishesFromAddress } from './kept-wishes';

/** Must run before anything reads the address or the registry. */
takeWishesFromAddress();
