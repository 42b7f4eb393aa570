import { test as base } from '@playwright/test';
import type { Builds } from '../support/builds';
import { serveBuilds } from '../support/serve-builds';

type Serve = (builds: Builds) => ReturnType<typeof serveBuilds>;

/** Tests with a product composed for each. */
export const test = base.extend<{ serve: Serve }>({
  serve: async ({}, use, testInfo) => {
    const served: Awaited<ReturnType<Serve>>[] = [];
    await use(async (builds) => {
      const product = await serveBuilds(builds, testInfo.parallelIndex);
      served.push(product);
      return product;
    });
    for (const product of served) {
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('product.log', { body: product.logs() });
      await product.stop();
    }
  },
});
