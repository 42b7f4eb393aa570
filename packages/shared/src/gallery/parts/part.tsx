import type { ReactNode } from 'react';
import { Card } from '../../ui/index';

/** One part of the kit in all its states. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Card title={name}>
      <div className="cl-col">{children}</div>
    </Card>
  );
}

export const Row = ({ children }: { children: ReactNode }) => <div className="cl-row cl-wrap">{children}</div>;
