import type { RemoteConfig } from '../define-remote';

export interface ExposedModule {
  /** As the shell asks for it: `./app`, `./slots/invoice-list`. */
  expose: string;
  /** Of its chunk. */
  chunkName: string;
  /** Under the remote's folder, without extension. */
  file: string;
  /** What the module must export. */
  exportName: 'App' | 'QuickAction' | 'Fill';
}

const exposed = (module: string, exportName: ExposedModule['exportName']): ExposedModule => {
  const path = module.replace('./', '');
  return { expose: module, chunkName: path.replaceAll('/', '-'), file: `src/${path}`, exportName };
};

/** Every module that a remote gives to the shell: its app, and one for each quick action and slot. */
export const exposedModules = ({ quickActions, slots }: Pick<RemoteConfig, 'quickActions' | 'slots'>): ExposedModule[] => [
  exposed('./app', 'App'),
  ...quickActions.map(({ module }) => exposed(module, 'QuickAction')),
  ...slots.map(({ module }) => exposed(module, 'Fill')),
];
