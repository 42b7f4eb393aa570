import type { Browser, Page } from '@playwright/test';
import { mainThread } from './main-thread';

/** The mark that begins a frame. */
export const FRAME = 'bench:frame';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In microseconds: the start, the duration, and the processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

export interface Traced {
  /** Processor time of each task of the main thread, in milliseconds times four. */
  tasks: number[];
  /** The sum over all tasks between two marks `FRAME`, in the same unit. */
  frames: number[];
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name === 'ThreadControllerImpl::RunTask';
const spentIn = (tasks: readonly TraceEvent[]) => tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;

/** The tasks of the main thread with the most work. The other main threads belong to other pages, or to none. */
function mainTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
  const tasks = events.filter(isTask);
  const own = [...mains].map((main) => tasks.filter((task) => threadOf(task) === main));
  const [busiest] = own.sort((one, other) => spentIn(other) - spentIn(one));
  if (!busiest) throw new Error('The trace has no tasks.');
  return busiest.sort((one, other) => one.ts - other.ts);
}

/**
 * The time of each main-thread task during an action: processor time times four, so that waiting and other processes do not count.
 */
export async function tracedTasks(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Traced> {
  const thread = await mainThread(page);
  try {
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
    await act();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const tasks = mainTasks(traceEvents);
    const marks = traceEvents
      .filter(({ name }) => name === FRAME)
      .map(({ ts }) => ts)
      .sort((one, other) => one - other);
    const frames = marks.slice(1).map((end, index) => {
      const begin = marks[index] ?? 0;
      return thread.scaled(spentIn(tasks.filter(({ ts, dur = 0 }) => ts + dur > begin && ts + dur <= end)));
    });
    return { tasks: tasks.map((task) => thread.scaled(spentIn([task]))), frames };
  } finally {
    await thread.close();
  }
}
