let made = 0;

export const WORKER_HEADER = 'first_name,last_name,email,dob,contact_no,abn,address,suburb,state,post_code,gender';

type Cells = Partial<
  Record<'first_name' | 'last_name' | 'email' | 'dob' | 'contact_no' | 'abn' | 'state' | 'post_code' | 'gender', string>
>;

/** A valid row of a sheet of support workers; a new person each time, unless `cells` override it. */
export function workerRow(cells: Cells = {}): string {
  made += 1;
  const whole = {
    first_name: 'Mira',
    last_name: `Novak ${made}`,
    email: `imported-${made}@careloom.test`,
    dob: '1992-02-29',
    contact_no: `04${String(10_000_000 + made)}`,
    abn: '51 824 753 556',
    address: '1 High Street',
    suburb: 'Orange',
    state: 'NSW',
    post_code: '2800',
    gender: 'female',
    ...cells,
  };
  return Object.values(whole).join();
}

export const workerSheet = (...rows: string[]): File =>
  new File([[WORKER_HEADER, ...rows].join('\n')], 'workers.csv', { type: 'text/csv' });
