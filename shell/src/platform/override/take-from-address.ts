import { takeWishesFromAddress } from './kept-wishes';

/** Before anything reads the address or the registry. */
takeWishesFromAddress();
