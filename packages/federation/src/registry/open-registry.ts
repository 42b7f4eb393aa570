import { PackageBucket } from './package-bucket';
import { PackageFolder, packagesIn } from './package-store';
import { RegistryStore, type StoreOptions } from './registry-store';
import type { S3Settings } from './s3-settings';

/** The registry in a folder. The files of its versions are in the bucket, if there is one, else in that folder too. */
export function openRegistry(folder: string, s3: S3Settings | undefined, options: StoreOptions = {}) {
  const bucket = s3 ? new PackageBucket(s3) : null;
  return { store: new RegistryStore(folder, bucket ?? new PackageFolder(packagesIn(folder)), options), bucket };
}
