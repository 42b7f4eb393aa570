/** A query waits for up to five seconds, as in a browser test: one second is too short on a busy machine. */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 5_000 });
