/** What the environment decides, parsed once. */
export interface Env {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly demo: boolean;
}
