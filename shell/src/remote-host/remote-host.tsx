import { useCurrentRoute } from '@careloom/shared/navigation';
import { Arrival } from '../chrome/arrival/arrival';
import { RemoteModule } from './remote-module';

/** One remote in its place. */
export function RemoteHost({ name }: { name: string }) {
  const page = useCurrentRoute()?.route.title ?? name;
  return <RemoteModule request={{ remote: name, module: './app', exportName: 'App' }} page={page} whenThere={<Arrival />} />;
}
