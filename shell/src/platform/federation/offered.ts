import type { Offered } from '../remote-host/compatibility';

declare const __SHARED_VERSION__: string;
declare const __CONTRACT_VERSION__: string;

/** The versions that this shell provides, compared with what a remote's manifest needs. */
export const offered: Offered = { shared: __SHARED_VERSION__, contract: __CONTRACT_VERSION__ };
