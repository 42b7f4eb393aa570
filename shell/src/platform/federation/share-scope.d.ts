import type { createInstance } from '@module-federation/runtime';

/** What remotes share with the shell. Written by the build from the one policy (`federation/src/base/shared-modules.ts`). */
export declare const shareScope: NonNullable<Parameters<typeof createInstance>[0]['shared']>;
