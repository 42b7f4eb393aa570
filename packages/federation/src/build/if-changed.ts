import { writeFile } from 'node:fs/promises';
import { builtFrom } from './fingerprint';

export interface Built {
  name: string;
  /** False if nothing had changed. */
  built: boolean;
  /** Milliseconds. */
  took: number;
}

/** The line that is printed for one package. */
export const line = ({ name, built, took }: Built) =>
  `  ${built ? '✓' : '·'} ${name.padEnd(12)} ${built ? `built in ${(took / 1000).toFixed(1)} s` : 'unchanged'}`;

/** Called for each package when it is done. */
export type OnBuilt = (built: Built) => void;

/** Runs work only if the mark file does not hold `wanted`, and writes the mark afterwards. */
export async function ifChanged(
  name: string,
  mark: string,
  wanted: string,
  work: () => Promise<unknown>,
  onBuilt: OnBuilt,
): Promise<Built> {
  const started = performance.now();
  const built = builtFrom(mark) !== wanted;
  if (built) {
    await work();
    await writeFile(mark, wanted);
  }
  const result = { name, built, took: Math.round(performance.now() - started) };
  onBuilt(result);
  return result;
}
