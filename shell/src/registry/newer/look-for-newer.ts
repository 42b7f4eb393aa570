import { create } from 'zustand';
import { fetchRegistry } from '../read-registry';
import { useRegistry } from '../registry';
import { newerRemotes } from './newer-remotes';

/** Names of remotes that are served in another version than this tab began with. */
export const useNewer = create<{ names: readonly string[] }>(() => ({ names: [] }));

/** Compares what is served with what this tab has. After a rollback to the tab's own version there is nothing newer again. */
export async function lookForNewer() {
  try {
    useNewer.setState({ names: newerRemotes(useRegistry.getState().remotes, await fetchRegistry()) });
  } catch (error) {
    console.error('Whether there is a newer version could not be read.', error); // the next release says so again
  }
}
