import type { AuthUser } from '@careloom/contract/resources/auth';
import { Button } from '@careloom/shared/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { AuthHeading } from '../frame/auth-frame';
import { t } from './second-step-texts';
import styles from './second-step.module.css';

export interface StepProps {
  ticket: string;
  onBack: () => void;
  onDone: (user: AuthUser, message: string) => void;
}

interface StepFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
  pending?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Without it, there is no Back button. */
  onBack?: () => void;
  /** Content beside the Back button. */
  other?: ReactNode;
}

/** One step of a login. When it opens, its field takes the focus, or else its title, so that screen readers announce it. */
export function StepFrame({ title, lead, children, pending = false, onSubmit, onBack, other }: StepFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = form;
    (current?.querySelector('input') ?? current?.querySelector('h1'))?.focus();
  }, []);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-busy={pending}>
      <AuthHeading title={title}>{lead}</AuthHeading>
      {children}
      {(onBack ?? other) && (
        <div className={styles.ways}>
          {other}
          {onBack && (
            <Button variant="ghost" onClick={onBack}>
              {t('second.back')}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
