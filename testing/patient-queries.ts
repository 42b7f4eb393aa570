/** A query that waits does so for five seconds, as a browser test's does: one second is too short on a busy machine. */
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 5_000 });
