import { PackageBucket } from './package-bucket';
import { RegistryStore } from './registry-store';
import type { S3Settings } from './s3-settings';

/** The registry in a folder, with the files of its versions in the bucket, where there is one, or in that folder too. */
export function openRegistry(folder: string, s3: S3Settings | undefined): { store: RegistryStore; bucket: PackageBucket | null } {
  const bucket = s3 ? new PackageBucket(s3) : null;
  return { store: bucket ? new RegistryStore(folder, bucket) : new RegistryStore(folder), bucket };
}
