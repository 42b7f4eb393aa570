/** What a sheet without a fault is answered with. */
export const saidOfSheet = ({ body }: { body: { dry_run: 0 | 1 } }) => (body.dry_run === 1 ? 'success.sheet_checked' : 'success.imported');
