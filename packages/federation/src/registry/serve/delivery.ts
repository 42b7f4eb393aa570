import { readS3Settings, type S3Settings } from '../s3-settings';
import { readOrigins, type Origins } from './places';

/** Where the files of released versions are stored, and where browsers fetch them. */
export interface Delivery {
  /** The bucket with the files. Undefined: they are in the registry's folder. */
  s3: S3Settings | undefined;
  /** Origins of packages that have one of their own. */
  origins: Origins;
}

/** Reads `S3_*` and `CARELOOM_ORIGINS`. @returns a sentence for each variable that is invalid or missing */
export function readDelivery(source: Readonly<Record<string, string | undefined>>): { delivery: Delivery; faults: string[] } {
  const s3 = readS3Settings(source);
  const origins = readOrigins(source.CARELOOM_ORIGINS);
  return { delivery: { s3: s3.settings, origins: origins.origins }, faults: [...s3.faults, ...origins.faults] };
}
