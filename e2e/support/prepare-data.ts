import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CACHE, preparedData } from './places';
import { freePort, startProduct, type Product } from './product';

/**
 * The seeded data of this build and day, created by a first start on an empty folder if they do not exist yet.
 * @param check receives that first product before it ends
 * @returns the folder, which must not be changed: copy it to start a product
 * @throws Error with the output, if that start fails
 */
export async function prepareData(check: (product: Product) => void = () => undefined): Promise<string> {
  const { folder, ready } = preparedData();
  if (existsSync(ready)) return folder;
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  const dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'careloom-e2e-')), 'data');
  const product = await startProduct({ port: await freePort(0), dataDir });
  check(product);
  const code = await product.stop();
  if (code !== 0) throw new Error(`The first start ended with ${String(code)}:\n${product.logs()}`);
  cpSync(dataDir, folder, { recursive: true });
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
  writeFileSync(ready, '');
  return folder;
}
