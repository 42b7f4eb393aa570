import type { Compared } from './compare';
import type { Figure } from './figures';
import type { EngineResult } from './limits';

const HEADER = ['', 'statements', 'CPU ms', 'raw', 'ratio', 'without database', 'p99 ms', 'raw', 'ratio'];

const number = (value: number) => value.toFixed(2);
const spread = ({ median, min, max }: Figure) => `${number(median)} (${number(min)}-${number(max)})`;

const cellsOf = ({ name, statements, cpu, own, p99 }: Compared): string[] => [
  name,
  String(statements),
  number(cpu.api.median),
  number(cpu.raw.median),
  spread(cpu.ratio),
  number(own.ratio.median),
  number(p99.api.median),
  number(p99.raw.median),
  spread(p99.ratio),
];

/** Formats an engine's figures for the terminal: medians of the rounds; for ratios also the minimum and maximum. */
export function tableOf({ engine, backends, compared, heavy, large }: EngineResult): string {
  const rows = [HEADER, ...compared.map(cellsOf)];
  const widths = HEADER.map((_name, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
  const note = backends ? "CPU of the server and of its connections' processes" : 'CPU of the server process';
  const long = heavy.map(
    ({ name, ms, cpu, idle, meanwhile }) =>
      `${name}: ${spread(ms)} ms, of CPU ${spread(cpu)} ms; others' p99 ${number(idle)} ms idle, ${number(meanwhile)} ms meanwhile, ${number(meanwhile / idle)} times`,
  );
  const wide = large.map(({ name, bytes, cpu }) => `large provider, ${name}: ${spread(cpu)} ms of CPU, ${number(bytes / 1_000)} KB`);
  return [`${engine} (${note})`, ...lines, ...long, ...wide].join('\n');
}
