import { KitForm, type KitFormState } from '@careloom/shared/form';
import { Button } from '@careloom/shared/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { t } from '../../public-page/public-texts';
import styles from '../sign-up.module.css';
import stepStyles from './steps.module.css';
import { You, YourPapers, YourWork } from './fields';
import { Ready } from './ready';
import { LAST, STEPS } from './steps';
import type { OpenStep } from './use-steps';

const CONTENT = { you: You, work: YourWork, papers: YourPapers, ready: Ready } as const;

/** Validation on blur could move the button from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The names of a step's controls. A refusal marks them as touched: errors are then checked at each keystroke, not on blur. */
const controlsOf = (values: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  fields.flatMap((field) =>
    field === 'clients' ? (values[field] as object[]).flatMap((_, at) => [`clients.${at}.name`, `clients.${at}.email`]) : [field],
  );

interface StepFormProps {
  form: KitFormState;
  open: OpenStep;
}

/**
 * One step. When it opens, the heading takes the focus, or the field that the server refused. Continue validates only the fields of this
 * step; the last step submits the form.
 */
export function StepForm({ form, open }: StepFormProps) {
  const { at, refused } = open;
  const { id, title, fields } = STEPS[at] ?? STEPS[0];
  const Content = CONTENT[id];
  const heading = useRef<HTMLHeadingElement>(null);
  const checking = useRef(false);
  const [before] = useState(form.refusals);
  const [own, setOwn] = useState(refused ? 1 : 0);
  const { methods } = form;

  useEffect(() => {
    const field = refused && heading.current?.closest('form')?.querySelector<HTMLElement>(`[name="${CSS.escape(refused)}"]`);
    (field || heading.current)?.focus();
  }, [refused]);

  const advance = async (event?: FormEvent) => {
    event?.preventDefault();
    if (checking.current) return;
    checking.current = true;
    const right = await methods.trigger([...fields]);
    checking.current = false;
    if (right) return open.next();
    for (const name of controlsOf(methods.getValues(), fields)) methods.setValue(name, methods.getValues(name), { shouldTouch: true });
    setOwn((count) => count + 1);
  };
  const refusals = own + form.refusals - before;
  const shown = at === LAST ? { ...form, refusals } : { ...form, refusals, submit: advance };
  return (
    <KitForm form={shown} className={styles.form} fields={fields}>
      {(summary) => (
        <>
          <div className={styles.heading}>
            <p className="cl-small cl-muted">{t('sign_up.step', { at: at + 1, count: STEPS.length })}</p>
            <h1 ref={heading} tabIndex={-1}>
              {t(title)}
            </h1>
          </div>
          {summary}
          <Content />
          <div className={stepStyles.ways}>
            {at > 0 && (
              <Button variant="ghost" size="touch" onClick={open.back}>
                <ArrowLeft aria-hidden />
                {t('sign_up.back')}
              </Button>
            )}
            <Button
              type="submit"
              variant="solid"
              size="touch"
              onMouseDown={keepFocus}
              aria-disabled={form.submitting || undefined}
              data-busy={form.submitting || undefined}
            >
              {t(at === LAST ? 'sign_up.submit' : 'sign_up.continue')}
            </Button>
          </div>
        </>
      )}
    </KitForm>
  );
}
