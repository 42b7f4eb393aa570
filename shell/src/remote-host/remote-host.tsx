import { useCurrentRoute } from '@careloom/shared/navigation';
import { RemoteModule } from './remote-module';

/** One remote in its place. */
export function RemoteHost({ name }: { name: string }) {
  const title = useCurrentRoute()?.route.title ?? name;
  return <RemoteModule request={{ remote: name, module: './app', exportName: 'App' }} page={title} />;
}
