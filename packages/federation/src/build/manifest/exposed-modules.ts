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

/** The app is generated from the routes (`app-module.ts`). Its folder is no source, and a bundler follows it like one. */
export const APP: ExposedModule = { expose: './app', chunkName: 'app', file: '.cache/app', exportName: 'App' };

const exposed = (module: string, exportName: ExposedModule['exportName']): ExposedModule => {
  const path = module.replace('./', '');
  return { expose: module, chunkName: path.replaceAll('/', '-'), file: `src/${path}`, exportName };
};

interface Described {
  quickActions: readonly { module: string }[];
  slots: readonly { module: string }[];
}

/** Every module that a remote gives to the shell, by its configuration or its manifest: its app, and one for each quick action and slot. */
export const exposedModules = ({ quickActions, slots }: Described): ExposedModule[] => [
  APP,
  ...quickActions.map(({ module }) => exposed(module, 'QuickAction')),
  ...slots.map(({ module }) => exposed(module, 'Fill')),
];
