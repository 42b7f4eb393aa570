export interface ExposedModule {
  /** The name that the shell requests: `./app`, `./slots/invoice-list`. */
  expose: string;
  /** Name of its chunk. */
  chunkName: string;
  /** Path under the remote's folder, without extension. */
  file: string;
  /** The export that the module must have. */
  exportName: 'App' | 'QuickAction' | 'Fill';
}

/** The app is generated from the routes (`app-module.ts`). Its folder is not part of the sources, but bundlers watch it like one. */
export const APP: ExposedModule = { expose: './app', chunkName: 'app', file: '.cache/app', exportName: 'App' };

const exposed = (module: string, exportName: ExposedModule['exportName']): ExposedModule => {
  const path = module.replace('./', '');
  return { expose: module, chunkName: path.replaceAll('/', '-'), file: `src/${path}`, exportName };
};

interface Described {
  tasks?: readonly { act?: { module: string } | undefined }[] | undefined;
  recordActs?: readonly object[] | undefined;
  quickActions: readonly { module: string }[];
  slots: readonly { module: string }[];
}

/** All modules that a remote exposes, by its configuration or manifest: its app, and one for each quick action, slot and act. */
export const exposedModules = ({ quickActions, slots, tasks = [], recordActs = [] }: Described): ExposedModule[] => [
  APP,
  ...quickActions.map(({ module }) => exposed(module, 'QuickAction')),
  ...slots.map(({ module }) => exposed(module, 'Fill')),
  ...tasks.flatMap(({ act }) => (act ? [exposed(act.module, 'QuickAction')] : [])),
  ...recordActs.flatMap((act) => ('module' in act && typeof act.module === 'string' ? [exposed(act.module, 'QuickAction')] : [])),
];
